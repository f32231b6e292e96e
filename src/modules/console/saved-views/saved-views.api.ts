import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, rollbackOnRefusal } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  singleLine,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import {
  MAX_SAVED_VIEWS,
  MAX_VIEW_NAME_LENGTH,
  MAX_VIEW_SEARCH_LENGTH,
} from '../../../shared/limits.ts'
import { lockPeople } from '../../accounts/index.ts'
import {
  deleteView,
  insertView,
  listViews,
  lockView,
  type SavedView,
  updateView,
} from './saved-views.store.ts'

/** The lists of the console. */
const list = z.enum(['accounts', 'listings', 'orders', 'payouts', 'reports', 'appeals', 'messages'])

const name = singleLine('Enter a name')
  .min(1, 'Enter a name')
  .max(MAX_VIEW_NAME_LENGTH, `At most ${MAX_VIEW_NAME_LENGTH} characters`)
const search = z
  .string()
  .max(MAX_VIEW_SEARCH_LENGTH, `At most ${MAX_VIEW_SEARCH_LENGTH} characters`)
  .openapi({ description: 'Search, filters and order, as the query of the page’s URL.' })

const viewBody = z
  .object({ _id: z.string(), list, name: z.string(), search: z.string() })
  .openapi('SavedView')
const newViewBody = z.strictObject({ list, name, search }).openapi('NewSavedView')
const viewChangeBody = z.strictObject({ name, search }).openapi('SavedViewChange')

const refuseView = refusalResponses({
  not_found: [404, 'View not found.'],
  name_taken: [409, 'You already have a view with this name. Choose another name.'],
  too_many: [
    409,
    `You have ${MAX_SAVED_VIEWS} views of this list. Delete one before you save another.`,
  ],
})
type Outcome<Refusal> = { view: SavedView } | { refused: Refusal }

/** Saves a view, unless the person has too many of this list, or one with this name. */
function saveView(
  deps: Deps,
  { id }: Viewer,
  view: Omit<SavedView, 'id'>,
): Promise<Outcome<'name_taken' | 'too_many'>> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome<'name_taken' | 'too_many'>> => {
    await lockPeople(tx, [id])
    const views = await listViews(tx, id, view.list)
    if (views.some(({ name }) => name === view.name)) return { refused: 'name_taken' }
    if (views.length >= MAX_SAVED_VIEWS) return { refused: 'too_many' }
    const saved = await insertView(tx, id, view, deps.clock.now())
    return saved ? { view: saved } : { refused: 'name_taken' }
  })
}

/** Renames a view, and gives it another search. */
function changeView(
  deps: Deps,
  viewer: Viewer,
  id: string,
  change: Pick<SavedView, 'name' | 'search'>,
): Promise<Outcome<'not_found' | 'name_taken'>> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome<'not_found' | 'name_taken'>> => {
    await lockPeople(tx, [viewer.id])
    const view = isId(id) ? await lockView(tx, viewer.id, id) : undefined
    if (!view) return { refused: 'not_found' }
    const others = await listViews(tx, viewer.id, view.list)
    if (others.some((other) => other.id !== view.id && other.name === change.name))
      return { refused: 'name_taken' }
    await updateView(tx, view.id, change)
    return { view: { ...view, ...change } }
  })
}

const tags = ['console']
const params = z.object({ id: z.string() })

/** Views of lists that a person of the staff saved. Nobody else sees them. */
export function savedViewsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('useConsole', {
        method: 'get',
        path: '/saved-views',
        operationId: 'listSavedViews',
        summary: 'List your saved views of a list',
        description:
          'For admins. Returns the views of a list of the console that you saved, by name.',
        tags,
        request: { query: z.object({ list }) },
        responses: { 200: json(z.array(viewBody)), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const views = await listViews(
          deps.db.kysely,
          requireViewer(c).id,
          c.req.valid('query').list,
        )
        c.header('Cache-Control', 'no-store')
        return c.json(views.map(toBody), 200)
      },
    )
    .openapi(
      route('useConsole', {
        method: 'post',
        path: '/saved-views',
        operationId: 'saveView',
        summary: 'Save a view of a list',
        description:
          'For admins. Saves search, filters and order of a list under a name. Refused with 409 if you have a view with this name, or twenty of this list.',
        tags,
        request: { body: jsonBody(newViewBody) },
        responses: { 201: json(viewBody), ...refusals(401, 403, 409, 413, 422) },
      }),
      async (c) => {
        const outcome = await saveView(deps, requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuseView(c, outcome.refused)
        return c.json(toBody(outcome.view), 201)
      },
    )
    .openapi(
      route('useConsole', {
        method: 'put',
        path: '/saved-views/{id}',
        operationId: 'changeSavedView',
        summary: 'Change a saved view',
        description:
          'For admins. Renames one of your views, or gives it another search. Repeating the call changes nothing.',
        tags,
        request: { params, body: jsonBody(viewChangeBody) },
        responses: { 200: json(viewBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const outcome = await changeView(deps, requireViewer(c), id, c.req.valid('json'))
        if ('refused' in outcome) return refuseView(c, outcome.refused)
        return c.json(toBody(outcome.view), 200)
      },
    )
    .openapi(
      route('useConsole', {
        method: 'delete',
        path: '/saved-views/{id}',
        operationId: 'deleteSavedView',
        summary: 'Delete a saved view',
        description: 'For admins. Deletes one of your views.',
        tags,
        request: { params },
        responses: {
          200: json(z.object({ deleted: z.literal(true) })),
          ...refusals(401, 403, 404, 413),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { id: userId } = requireViewer(c)
        const isDeleted =
          isId(id) && (await inTransaction(deps.db, (tx) => deleteView(tx, userId, id)))
        if (!isDeleted) return refuse(c, 404, 'not_found', 'View not found.')
        return c.json({ deleted: true as const }, 200)
      },
    )
}

function toBody({ id, list: name, ...view }: SavedView) {
  return { _id: id, list: list.parse(name), ...view }
}
