import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { listPhotos } from '../media/index.ts'
import { editListing, type OnLowered } from './edit-listing.ts'
import { phoneFormBody } from './listings.contract.ts'
import { turnedDown } from './refusal-words.ts'
import { noticeOf, toProposed } from './review-shown.ts'
import { editedPhoneBody } from './reviews.contract.ts'
import { toPhone } from './to-phone.ts'

/** Sellers say anew what they said of a phone. */
export function editApi(deps: Deps, { onLowered }: { onLowered: OnLowered }) {
  return createRouter().openapi(
    route('Seller', {
      method: 'put',
      path: '/phones/{id}',
      operationId: 'editPhone',
      summary: 'Its seller says anew all that the form says; what is left out is empty then',
      tags: ['listings'],
      request: {
        params: z.object({ id: z.string() }),
        body: jsonBody(phoneFormBody),
      },
      responses: { 200: json(editedPhoneBody), ...refusals(401, 403, 404, 409, 413, 422) },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { id } = c.req.valid('param')
      const outcome = await editListing(deps, viewer, id, c.req.valid('json'), onLowered)
      if ('listing' in outcome) {
        const { listing, reuse } = outcome
        const photos = await listPhotos(deps.db.kysely, { listingId: listing.id })
        const waits = { proposed: toProposed(outcome.proposed), notice: noticeOf(reuse) }
        return c.json({ ...toPhone(listing, viewer, photos), ...waits }, 200)
      }
      if (outcome.refused === 'invalid')
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', outcome.fields)
      return refuse(c, ...turnedDown(outcome.refused))
    },
  )
}
