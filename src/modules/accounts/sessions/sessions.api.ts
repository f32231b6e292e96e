import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  shortenAddress,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { SESSION_DAYS } from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import {
  type ClientDetails,
  nameBrowser,
  readClient,
  recordSecurityEvent,
} from '../security/index.ts'
import { deleteUserSessions, listSessions, type OpenSession } from './sessions.store.ts'

const tags = ['accounts']

const sessionBody = z
  .object({
    id: z.string(),
    browser: z.string().openapi({ example: 'Firefox on Windows' }),
    network: z.string().openapi({
      description: 'The address without its last part; empty when unknown.',
      example: '203.0.113.0/24',
    }),
    loggedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().openapi({ description: 'Accurate to about ten minutes.' }),
    isCurrent: z.boolean().openapi({ description: 'Whether it is the session of this request.' }),
  })
  .openapi('Session')
const endedBody = z.object({ ended: z.number().int() }).openapi('EndedSessions')

/** Where a person is logged in, and how they end it. */
export function sessionsApi(deps: Deps) {
  function end(
    viewer: Viewer,
    client: ClientDetails,
    which: { id: string } | { except: string },
  ): Promise<number> {
    return inTransaction(deps.db, async (tx) => {
      const ended = await deleteUserSessions(tx, viewer.id, which)
      for (const { id, userAgent } of ended) {
        const detail = nameBrowser(userAgent ?? '')
        await recordSecurityEvent(deps, tx, {
          userId: viewer.id,
          kind: 'session_ended',
          client,
          detail,
        })
        await writeAudit(tx, {
          actor: viewer,
          action: 'session_ended',
          subject: ['session', id],
          at: deps.clock.now(),
        })
      }
      return ended.length
    })
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/sessions',
        operationId: 'listSessions',
        summary: 'List your sessions',
        description: `Returns the browsers logged in to your account, most recently used first. A session ends ${formatQuantity(SESSION_DAYS, 'day')} after its last use, and 90 days after the login at the latest.`,
        tags,
        responses: { 200: json(z.array(sessionBody)), ...refusals(401) },
      }),
      async (c) => {
        const sessions = await listSessions(deps.db.kysely, requireViewer(c).id)
        return c.json(
          sessions.map((session) => toBody(session, c.var.session?.id)),
          200,
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/me/sessions',
        operationId: 'endOtherSessions',
        summary: 'Log out everywhere else',
        description:
          'Ends every session of your account except this one. Repeating the call changes nothing.',
        tags,
        responses: { 200: json(endedBody), ...refusals(401, 413) },
      }),
      async (c) => {
        const except = c.var.session?.id
        if (!except) throw new Error('a viewer without a session')
        return c.json({ ended: await end(requireViewer(c), readClient(c), { except }) }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/me/sessions/{id}',
        operationId: 'endSession',
        summary: 'Log out a device',
        description: 'Ends one session of your account at once.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(endedBody), ...refusals(401, 404, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const ended = isId(id) ? await end(requireViewer(c), readClient(c), { id }) : 0
        if (ended === 0) return refuse(c, 404, 'not_found', 'This device is already logged out.')
        return c.json({ ended }, 200)
      },
    )
}

function toBody(session: OpenSession, currentId: string | undefined) {
  return {
    id: session.id,
    browser: nameBrowser(session.userAgent ?? ''),
    network: shortenAddress(session.ipAddress ?? ''),
    loggedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === currentId,
  }
}
