import { ApiError } from '../../api/api-error.ts'
import type { RouterContext } from '../../router.tsx'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { listingQueries } from '../queries.ts'

/** The phones with these ids, in their order; those that are gone are left out. */
export async function loadCompared(
  { queryClient, api }: RouterContext,
  ids: readonly string[] = [],
): Promise<PhoneDetail[]> {
  const found = await Promise.all(
    ids.map((id) => queryClient.ensureQueryData(listingQueries.phone(api, id)).catch(asMissing)),
  )
  return found.filter((phone) => phone !== undefined)
}

function asMissing(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return
  throw error
}
