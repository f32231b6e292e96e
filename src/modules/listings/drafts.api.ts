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
import { deletedDraftBody, draftBody, newDraftBody } from './drafts.contract.ts'
import { type Draft, draftsOf } from './drafts.store.ts'
import { deleteDraft, saveDraft } from './drafts.ts'
import { turnedDown } from './refusal-words.ts'

const tags = ['listings']
const params = z.object({ id: z.string() })

/** Forms that are not finished; published by naming them when a phone is listed. */
export function draftsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/drafts',
        operationId: 'listDrafts',
        summary: 'One’s own drafts, the one saved last first',
        tags,
        responses: { 200: json(z.array(draftBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const drafts = await draftsOf(deps.db.kysely, requireViewer(c).id)
        return c.json(drafts.map(toDraft), 200)
      },
    )
    .openapi(
      route('Seller', {
        method: 'put',
        path: '/drafts/{id}',
        operationId: 'saveDraft',
        summary:
          'Saves what was typed so far, over the version that was seen; 409 over a newer one',
        tags,
        request: {
          params,
          body: jsonBody(newDraftBody),
        },
        responses: { 200: json(draftBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { version, values: form } = c.req.valid('json')
        const { id } = c.req.valid('param')
        const outcome = await saveDraft(deps, requireViewer(c), id.toLowerCase(), { version, form })
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json(toDraft(outcome.draft), 200)
      },
    )
    .openapi(
      route('Seller', {
        method: 'delete',
        path: '/drafts/{id}',
        operationId: 'deleteDraft',
        summary: 'Throws a draft away; again is harmless',
        tags,
        request: { params },
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
