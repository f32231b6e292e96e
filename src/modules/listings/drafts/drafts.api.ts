import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { deletedDraftBody, draftBody, newDraftBody } from '../listings.contract.ts'
import { refuseListing } from '../refusals.ts'
import { type Draft, draftsOf } from './drafts.store.ts'
import { deleteDraft, saveDraft } from './drafts.ts'

const tags = ['listings']
const draftParams = z.object({ id: z.string() })

/** Unfinished sell forms; listing a phone with a `draftId` publishes one. */
export function draftsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/drafts',
        operationId: 'listDrafts',
        summary: 'List your drafts',
        description:
          'For sellers. Returns your unfinished listings, last saved first. You can have up to 20.',
        tags,
        responses: { 200: json(z.array(draftBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const drafts = await draftsOf(deps.db.kysely, requireViewer(c).id)
        return c.json(drafts.map(toDraft), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/drafts/{id}',
        operationId: 'saveDraft',
        summary: 'Save a draft',
        description:
          'Creates or replaces an unfinished listing; choose its ID yourself. Send the `version` that you last read, or 0 for a new draft. If the stored draft is newer, nothing is saved and the answer is 409.',
        tags,
        request: {
          params: draftParams,
          body: jsonBody(newDraftBody),
        },
        responses: { 200: json(draftBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { version, values: form } = c.req.valid('json')
        const { id } = c.req.valid('param')
        const outcome = await saveDraft(deps, requireViewer(c), id.toLowerCase(), { version, form })
        if ('refused' in outcome) return refuseListing(c, outcome.refused)
        return c.json(toDraft(outcome.draft), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'delete',
        path: '/drafts/{id}',
        operationId: 'deleteDraft',
        summary: 'Delete a draft',
        description:
          'Deletes your draft. Deleting it again changes nothing; `deleted` says whether there was one.',
        tags,
        request: { params: draftParams },
        responses: { 200: json(deletedDraftBody), ...refusals(401, 403, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json({ deleted: await deleteDraft(deps, requireViewer(c), id) }, 200)
      },
    )
}

function toDraft({ id, version, form, createdAt, updatedAt }: Draft) {
  return {
    _id: id,
    version,
    values: form,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
