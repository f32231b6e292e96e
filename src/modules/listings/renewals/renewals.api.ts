import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  limitBodySize,
  refusals,
  refuse,
  route,
  z,
} from '../../../platform/http/index.ts'
import { pages } from '../../../routes.ts'
import { toMajor } from '../../../shared/money.ts'
import type { Listing } from '../listing.ts'
import { renewalBody } from '../listings.contract.ts'
import { type Reason, reasons, refuseListing } from '../refusals.ts'
import { slugOf } from '../to-phone.ts'
import { renewByLink, seeRenewal } from './renewals.ts'

const tags = ['listings']
const renewalParams = z.object({ token: z.string().max(100) })

/** Renewal links. Reading one changes nothing, because mail clients prefetch links. */
export function renewalsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/renewals/{token}',
        operationId: 'getRenewal',
        summary: 'Get the listing of a renewal link',
        description:
          'Returns the listing that the link from a reminder email renews. Needs no session and changes nothing; `refusal` says why the listing cannot be renewed now.',
        tags,
        request: { params: renewalParams },
        responses: { 200: json(renewalBody), ...refusals(404) },
      }),
      async (c) => {
        const seen = await seeRenewal(deps, c.req.valid('param').token)
        if (!seen) return refuse(c, 404, 'not_found', 'This link is not valid.')
        return c.json(toRenewal(seen.listing, seen.renewed, seen.why), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/renewals/{token}',
        operationId: 'renewPhoneByLink',
        summary: 'Renew a listing by link',
        description:
          'Renews the listing for 30 days with the link from a reminder email, without a session. A link works once; repeating the call returns the same result.',
        tags,
        request: { params: renewalParams },
        responses: { 200: json(renewalBody), ...refusals(403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await renewByLink(deps, c.req.valid('param').token)
        if ('refused' in outcome) {
          if (outcome.refused !== 'not_found') return refuseListing(c, outcome.refused)
          return refuse(c, 404, 'not_found', 'This link is not valid.')
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
    priceMinor: listing.priceMinor,
    currency,
    state,
    expiresAt: listing.expiresAt.toISOString(),
    renewed,
    refusal: why ? reasons[why][1] : null,
  }
}

/**
 * The renewal form for browsers without JavaScript: renews the listing and redirects to its page,
 * which shows the result.
 */
export function renewalForm(deps: Deps) {
  const router = createRouter()
  const at = '/renew/:token'
  router.use('/renew/*', limitBodySize())
  router.post(at, async (c) => {
    const token = c.req.param('token')
    await renewByLink(deps, token)
    return c.redirect(pages.renewal(encodeURIComponent(token)), 303)
  })
  return router
}
