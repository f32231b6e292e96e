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
import { readUpToBody, threadBody, unreadThreadsBody } from './messaging.contract.ts'
import { lastNewsNumber } from './news.store.ts'
import { readUpTo, setBlock } from './read-and-block.ts'
import { toThreads } from './thread-views.ts'
import { countUnreadThreads, findThread } from './threads.store.ts'

const tags = ['messages']
const params = z.object({ id: z.string() })
const NOT_FOUND = 'Conversation not found.'
const blocking = { 200: json(threadBody), ...refusals(401, 404, 409, 413) }

export function readAndBlockApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/messages/threads/{id}/read',
        operationId: 'markMessagesRead',
        summary: 'Mark messages as read',
        description:
          'Marks the messages of a conversation up to this number as read, which the other person can see. Returns how many conversations are still unread. Repeating the call changes nothing.',
        tags,
        request: {
          params,
          body: jsonBody(readUpToBody),
        },
        responses: { 200: json(unreadThreadsBody), ...refusals(401, 404, 413, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const exists = await readUpTo(
          deps,
          viewer,
          c.req.valid('param').id,
          c.req.valid('json').number,
        )
        if (!exists) return refuse(c, 404, 'not_found', NOT_FOUND)
        const news = await lastNewsNumber(db, viewer.id)
        return c.json({ unread: await countUnreadThreads(db, viewer.id), news }, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'put',
        path: '/messages/threads/{id}/block',
        operationId: 'blockPerson',
        summary: 'Block a person',
        description:
          'Stops the other person of this conversation from writing to you, here and in every other conversation. Repeating the call changes nothing. A closed account is refused with 409.',
        tags,
        request: { params },
        responses: blocking,
      }),
      async (c) => block(c, true) as never,
    )
    .openapi(
      route('signedIn', {
        method: 'delete',
        path: '/messages/threads/{id}/block',
        operationId: 'unblockPerson',
        summary: 'Unblock a person',
        description:
          'Lets the other person of this conversation write to you again. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses: blocking,
      }),
      async (c) => block(c, false) as never,
    )

  async function block(c: Parameters<typeof requireViewer>[0], blocked: boolean) {
    const viewer = requireViewer(c)
    const id = c.req.param('id') ?? ''
    const outcome = await setBlock(deps, viewer, id, blocked)
    if (outcome === 'gone') return refuse(c, 409, 'gone', 'This account has been deleted.')
    const row = outcome === 'done' ? await findThread(db, viewer.id, id) : undefined
    const [thread] = row ? await toThreads(db, [row]) : []
    return thread ? c.json(thread, 200) : refuse(c, 404, 'not_found', NOT_FOUND)
  }
}
