import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { api as paths } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, isId } from '../../../platform/db/index.ts'
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
  shortenAddress,
  type TimeCursor,
  z,
} from '../../../platform/http/index.ts'
import { SECURITY_EVENT_RETENTION_DAYS } from '../../../shared/accounts/account-rules.ts'
import {
  type SecurityEventKind,
  securityEventKinds,
} from '../../../shared/accounts/security-events.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { DAY } from '../../../shared/time.ts'
import { isOutOfReach, STAFF_ACCOUNT } from '../staff-accounts.ts'
import {
  countRepeated,
  deleteEventsBefore,
  findRole,
  insertEvent,
  listEvents,
  type StoredSecurityEvent,
} from './security-events.store.ts'

const DELETED_AT_ONCE = 1_000

/** What somebody can cause without the account's password: written a limited number of times. */
const repeatable: readonly SecurityEventKind[] = [
  'login_failed',
  'login_refused',
  'wrong_password',
  'password_reset_requested',
  'hand_over_code_wrong',
]
/** What an operator who investigates an attack looks for. */
const suspicious: readonly SecurityEventKind[] = [
  'login_failed',
  'login_refused',
  'wrong_password',
  'hand_over_code_wrong',
]

type SecurityEvent = {
  /** Whose account it is about; only they and admins see it. */
  userId: string
  kind: SecurityEventKind
  /** Whose device it was; omitted if the system or an admin acted. */
  client?: ClientDetails
  /** A few words for the reader, such as the new role; never a secret. */
  detail?: string
}

/**
 * Adds to the security log of an account and to the server's log, in the caller's transaction if
 * there is one. Events that an outsider can cause are counted together after 20 a day. Returns the id
 * of the entry; undefined if it was counted with an earlier one.
 */
export async function recordSecurityEvent(
  deps: Pick<Deps, 'clock' | 'log'>,
  db: Executor,
  { userId, kind, client = { network: '', browser: '' }, detail = '' }: SecurityEvent,
): Promise<string | undefined> {
  const now = deps.clock.now()
  const event = { userId, kind, ...client, detail }
  deps.log[suspicious.includes(kind) ? 'warn' : 'info'](
    { security: kind, userId, ...client, ...(detail && { detail }) },
    'security event',
  )
  if (repeatable.includes(kind) && (await countRepeated(db, event, now))) return
  return insertEvent(db, event, now)
}

/**
 * Logs a login that failed for an address without an account. The address itself stays out of the
 * log: people type passwords there. Its keyed hash shows which attempts belong together.
 */
export function recordUnknownLogin(
  deps: Pick<Deps, 'log' | 'secret'>,
  email: string,
  client: ClientDetails,
) {
  const account = createHmac('sha256', deps.secret)
    .update(`login ${email.toLowerCase()}`)
    .digest('hex')
    .slice(0, 12)
  deps.log.warn({ security: 'login_failed', account, ...client }, 'security event')
}

/** Deletes security events after 180 days; returns how many. */
export function deleteOldSecurityEvents(deps: Pick<Deps, 'clock' | 'db'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - SECURITY_EVENT_RETENTION_DAYS * DAY)
  return deleteEventsBefore(deps.db.kysely, before, DELETED_AT_ONCE)
}

/** What is stored about the device of a request: enough to recognize it, too little to track it. */
export type ClientDetails = {
  /** The address without its last part, such as `203.0.113.0/24`; empty when unknown. */
  network: string
  /** Such as `Firefox on Windows`; empty when unknown. */
  browser: string
}

/** Who makes this request: by the address that our server saw, never by a header of the client. */
export function readClient(c: Context<AppEnv>): ClientDetails {
  return clientDetails(c.var.address, c.req.header('user-agent'))
}

export function clientDetails(address: string, userAgent: string | undefined): ClientDetails {
  return { network: shortenAddress(address), browser: nameBrowser(userAgent ?? '') }
}

// In this order, because most browsers also claim to be those further down.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*Safari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The browser and system that a User-Agent claims, without versions; empty when it names neither. */
export function nameBrowser(userAgent: string): string {
  const find = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? ''
}

const securityEventBody = z
  .object({
    id: z.string(),
    kind: z.enum(securityEventKinds),
    at: z.iso.datetime(),
    lastAt: z.iso
      .datetime()
      .openapi({ description: 'When it last happened; repeated failures share an entry.' }),
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
    const events = await listEvents(deps.db.kysely, userId, { after, limit: PAGE + 1 })
    return paginate(c, events, {
      limit: PAGE,
      path,
      cursorOf: ({ createdAt, id }) => encodeTimeCursor({ at: createdAt, id }),
    }).map(toBody)
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/security-events',
        operationId: 'listMySecurityEvents',
        summary: 'List your security events',
        description: `Returns the security log of your account: logins, failures and changes of how you log in, newest first, 20 at a time, kept for ${formatQuantity(SECURITY_EVENT_RETENTION_DAYS, 'day')}; the \`Link\` header has the next page.`,
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
      route('secureAccounts', {
        method: 'get',
        path: '/security-events/{user}',
        operationId: 'listSecurityEvents',
        summary: 'List security events of a user',
        description:
          'For admins who investigate a takeover. Returns the security log of an account, newest first, 20 at a time. Each call is recorded in the audit log.',
        tags,
        request: { params: z.object({ user: z.string() }), query },
        responses: { 200: list, ...refusals(401, 403, 404, 422) },
      }),
      async (c) => {
        const { user } = c.req.valid('param')
        const account = isId(user) ? await findRole(deps.db.kysely, user) : undefined
        if (!account) return refuse(c, 404, 'not_found', 'Account not found.')
        if (isOutOfReach(account, requireViewer(c))) return refuse(c, ...STAFF_ACCOUNT)
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
