import { ApiError } from '../../api/client.ts'
import type { Pricing } from '../../api/index.ts'
import { pricingQueries } from '../../pricing/price-labels.ts'
import type { RouterContext } from '../../router.tsx'
import { listingQueries, type PhoneDetail } from '../queries.ts'

/** A phone with the verdict on its price that its page shows. */
export type ComparedPhone = PhoneDetail & { verdict: Pricing['verdict'] }

/** The phones with these ids, in their order; deleted ones are left out. */
export async function loadCompared(
  context: RouterContext,
  ids: readonly string[] = [],
): Promise<ComparedPhone[]> {
  const results = await Promise.all(ids.map((id) => loadOne(context, id).catch(asMissing)))
  return results.filter((phone) => phone !== undefined)
}

async function loadOne({ queryClient, api }: RouterContext, id: string): Promise<ComparedPhone> {
  const phone = await queryClient.ensureQueryData(listingQueries.phone(api, id))
  const pricing = phone.model
    ? await queryClient.ensureQueryData(pricingQueries.forPhone(api, phone))
    : undefined
  return { ...phone, verdict: pricing?.verdict ?? null }
}

function asMissing(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return
  throw error
}
