import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { toMajor } from '../../shared/money.ts'
import { renewalBody } from './life.contract.ts'
import type { Listing } from './listing.ts'
import { type Reason, reasons, turnedDown } from './refusal-words.ts'
import { renewByLink, seeRenewal } from './renew-by-link.ts'
import { slugOf } from './slug.ts'

const tags = ['listings']
const params = z.object({ token: z.string().max(100) })

/** The link of a reminder: reading it changes nothing, for mail programs look links up. */
export function renewalsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/renewals/{token}',
        operationId: 'getRenewal',
        summary: 'Which listing the link of a reminder renews',
        tags,
        request: { params },
        responses: { 200: json(renewalBody), ...refusals(404) },
      }),
      async (c) => {
        const seen = await seeRenewal(deps, c.req.valid('param').token)
        if (!seen) return refuse(c, 404, 'not_found', 'This link is not one of ours.')
        return c.json(toRenewal(seen.listing, seen.renewed, seen.why), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/renewals/{token}',
        operationId: 'renewByLink',
        summary: 'Renews that listing, signed in or not; the link works once',
        tags,
        request: { params },
        responses: { 200: json(renewalBody), ...refusals(403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await renewByLink(deps, c.req.valid('param').token)
        if ('refused' in outcome) {
          if (outcome.refused !== 'not_found') return refuse(c, ...turnedDown(outcome.refused))
          return refuse(c, 404, 'not_found', 'This link is not one of ours.')
        }
        return c.json(toRenewal(outcome.listing, outcome.renewed), 200)
      },
    )
}

function toRenewal(listing: Listing, renewed: boolean, why?: Reason) {
  const { id, name, img, state, currency } = listing
  return {
    _id: id,
    name,
    slug: slugOf(name),
    img,
    price: toMajor(listing.priceMinor, currency),
    currency,
    state,
    expiresAt: listing.expiresAt.toISOString(),
    renewed,
    refusal: why ? reasons[why][1] : null,
  }
}
