import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  type AppEnv,
  createRouter,
  cursorParam,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  paginate,
  refusals,
  refuse,
  requireViewer,
  route,
  type TimeCursor,
  z,
} from '../../../platform/http/index.ts'
import { api as paths } from '../../../routes.ts'
import { securityEventKinds } from '../../../shared/accounts/security-events.ts'
import { accountExists, listEvents, type StoredSecurityEvent } from './security-events.store.ts'

const securityEventBody = z
  .object({
    id: z.string(),
    kind: z.enum(securityEventKinds),
    at: z.iso.datetime(),
    lastAt: z.iso
      .datetime()
      .openapi({ description: 'When it happened last; repeated failures share an entry.' }),
    times: z.number().int(),
    network: z.string().openapi({
      description: 'The address without its last part; empty if the system or an admin acted.',
      example: '203.0.113.0/24',
    }),
    browser: z.string().openapi({ example: 'Firefox on Windows' }),
    detail: z.string(),
  })
  .openapi('SecurityEvent')
type SecurityEventBody = z.infer<typeof securityEventBody>

const tags = ['accounts']
const PAGE = 20
const query = z.object({ cursor: cursorParam(decodeTimeCursor) })
const list = json(z.array(securityEventBody))

/** The security log of an account, for its owner and for admins. */
export function securityEventsApi(deps: Deps) {
  async function readPage(
    c: Context<AppEnv>,
    userId: string,
    path: string,
    after: TimeCursor | undefined,
  ) {
    const found = await listEvents(deps.db.kysely, userId, { after, limit: PAGE + 1 })
    return paginate(c, found, {
      limit: PAGE,
      path,
      cursorOf: ({ createdAt, id }) => encodeTimeCursor({ at: createdAt, id }),
    }).map(toBody)
  }

  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/me/security-events',
        operationId: 'listMySecurityEvents',
        summary: 'List your security events',
        description:
          'Returns the security log of your account: sign-ins, failures and changes of how you sign in, newest first, 20 at a time, kept for 180 days; the `Link` header has the next page.',
        tags,
        request: { query },
        responses: { 200: list, ...refusals(401, 422) },
      }),
      async (c) => {
        const { cursor } = c.req.valid('query')
        return c.json(await readPage(c, requireViewer(c).id, paths.mySecurityEvents(), cursor), 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/security-events/{user}',
        operationId: 'listSecurityEvents',
        summary: 'List security events of a user',
        description:
          'For admins who investigate a takeover. Returns the security log of an account, newest first, 20 at a time. Each call is in the audit log.',
        tags,
        request: { params: z.object({ user: z.string() }), query },
        responses: { 200: list, ...refusals(401, 403, 404, 422) },
      }),
      async (c) => {
        const { user } = c.req.valid('param')
        if (!isId(user) || !(await accountExists(deps.db.kysely, user)))
          return refuse(c, 404, 'not_found', 'Account not found.')
        await inTransaction(deps.db, (tx) =>
          writeAudit(tx, {
            actor: requireViewer(c),
            action: 'security_log_read',
            subject: ['user', user],
            at: deps.clock.now(),
          }),
        )
        const { cursor } = c.req.valid('query')
        return c.json(await readPage(c, user, paths.securityEvents(user), cursor), 200)
      },
    )
}

function toBody(event: StoredSecurityEvent): SecurityEventBody {
  const { id, kind, createdAt, lastAt, times, network, browser, detail } = event
  return {
    id,
    kind,
    at: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
    times,
    network,
    browser,
    detail,
  }
}
