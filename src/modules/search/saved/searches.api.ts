import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { wantsMails } from './alerts.store.ts'
import { MOST_SEARCHES, saveSearch } from './save-search.ts'
import { newSearchBody, savedSearchBody, savedSearchesBody } from './saved.contract.ts'
import { deleteSearch, listSearches, type SavedSearch } from './searches.store.ts'

const tags = ['saved']

export function searchesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/saved-searches',
        operationId: 'listSavedSearches',
        summary: "One's saved searches, newest first",
        tags,
        responses: { 200: json(savedSearchesBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const [searches, mails] = await Promise.all([listSearches(db, id), wantsMails(db, id)])
        return c.json({ searches: searches.map((one) => toBody(one, one.unread)), mails }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/saved-searches',
        operationId: 'saveSearch',
        summary: 'Saves a search; from then on new phones that fit it are told',
        tags,
        request: {
          body: jsonBody(newSearchBody),
        },
        responses: {
          200: json(savedSearchBody, 'It was saved before.'),
          201: json(savedSearchBody, 'Saved'),
          ...refusals(401, 409, 413, 422),
        },
      }),
      async (c) => {
        const outcome = await saveSearch(deps, requireViewer(c), c.req.valid('json'))
        if ('search' in outcome) return c.json(toBody(outcome.search, 0), outcome.isNew ? 201 : 200)
        if (outcome.refused === 'too_many') {
          const words = `You keep ${MOST_SEARCHES} searches already. Delete one first.`
          return refuse(c, 409, 'too_many', words)
        }
        const words = 'Choose a filter or type what you look for first.'
        return refuse(c, 422, 'invalid', words, { query: words })
      },
    )
    .openapi(
      route('signedIn', {
        method: 'delete',
        path: '/saved-searches/{id}',
        operationId: 'deleteSavedSearch',
        summary: 'Deletes a saved search; what it told of stays',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(z.object({ _id: z.string() })), ...refusals(401, 404, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const isDeleted =
          isId(id) &&
          (await inTransaction(deps.db, (tx) => deleteSearch(tx, requireViewer(c).id, id)))
        if (!isDeleted) return refuse(c, 404, 'not_found', 'There is no such search.')
        return c.json({ _id: id }, 200)
      },
    )
}

function toBody({ id, name, query, createdAt }: SavedSearch, unread: number) {
  return { _id: id, name, query, unread, createdAt: createdAt.toISOString() }
}
