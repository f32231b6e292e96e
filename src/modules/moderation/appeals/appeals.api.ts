import { api as paths } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { encodePlace, inTransaction, isId, rollbackOnRefusal } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createLimiter,
  createRouter,
  dayBounds,
  dayParams,
  type FileColumns,
  fileResponses,
  json,
  jsonBody,
  limitAttempts,
  listQuery,
  paginate,
  placeIn,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  searchParam,
  sendListFile,
  toNetwork,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { MAX_APPEAL_LENGTH, MAX_REASON_LENGTH, MIN_APPEAL_LENGTH } from '../../../shared/limits.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { lockForBan, unbanInTransaction } from '../../account-closing/index.ts'
import { findBanned } from '../../accounts/index.ts'
import {
  type AppealRow,
  appealSorts,
  closeAppeal,
  findAppeal,
  findAppealAgainst,
  insertAppeal,
  type ListedAppeal,
  listAppeals,
} from './appeals.store.ts'

const decision = z.enum(['accepted', 'rejected'])

const suspensionBody = z
  .object({
    name: z.string(),
    bannedAt: z.iso.datetime(),
    reason: z.string().openapi({ description: 'Empty when none was given.' }),
    appeal: z
      .object({
        text: z.string(),
        createdAt: z.iso.datetime(),
        decision: decision.nullable().openapi({ description: 'Null while it is open.' }),
        decisionReason: z.string().openapi({ description: 'Empty while it is open.' }),
      })
      .nullable(),
  })
  .openapi('Suspension')

const newAppealBody = z
  .strictObject({
    text: z
      .string('Explain why the suspension is wrong')
      .trim()
      .min(
        MIN_APPEAL_LENGTH,
        `Explain in at least ${formatQuantity(MIN_APPEAL_LENGTH, 'character')} why the suspension is wrong`,
      )
      .max(MAX_APPEAL_LENGTH, `At most ${MAX_APPEAL_LENGTH} characters`),
  })
  .openapi('NewAppeal')

const appealBody = z
  .object({
    _id: z.string(),
    person: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
    bannedAt: z.iso.datetime(),
    banReason: z.string(),
    text: z.string(),
    state: z.enum(['open', 'accepted', 'rejected', 'ended']).openapi({
      description: '`ended`: an admin unbanned the person without deciding the appeal.',
    }),
    decisionReason: z.string().openapi({ description: 'Empty until it is decided.' }),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Appeal')
export type Appeal = z.infer<typeof appealBody>

const appealDecisionBody = z
  .strictObject({
    decision,
    reason: z
      .string('Enter a reason; the person can read it')
      .trim()
      .min(1, 'Enter a reason; the person can read it')
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .openapi({ description: 'Shown to the person.' }),
  })
  .openapi('AppealDecision')

/** The ban behind a token, and the appeal against it. */
async function readSuspension(deps: Deps, token: string) {
  const db = deps.db.kysely
  const account = await findBanned(deps, db, token)
  if (!account) return undefined
  const { id: userId, name, bannedAt, banReason } = account
  return { name, bannedAt, banReason, appeal: await findAppealAgainst(db, { userId, bannedAt }) }
}

/**
 * A banned person appeals, once per ban; the token stands for them, and no session is opened. A
 * second appeal changes nothing.
 */
export async function appealBan(
  deps: Deps,
  token: string,
  text: string,
): Promise<'sent' | 'sent_before' | 'not_found'> {
  return inTransaction(deps.db, async (tx) => {
    const account = await findBanned(deps, tx, token)
    if (!account) return 'not_found'
    const { id: userId, bannedAt, banReason, role } = account
    const now = deps.clock.now()
    const ban = { userId, bannedAt, banReason: banReason ?? '' }
    const appealId = await insertAppeal(tx, { ...ban, text }, now)
    if (!appealId) return 'sent_before'
    await recordEvent(tx, 'appeal_received', now, { userId, bannedAt: bannedAt.toISOString() })
    const subject: [string, string] = ['user', userId]
    const actor = { id: userId, role }
    await writeAudit(tx, { actor, action: 'appeal_received', subject, at: now, data: { appealId } })
    return 'sent'
  })
}

type Decided =
  | { appeal: AppealRow }
  | { refused: 'not_found' | 'decided_otherwise' | 'ban_ended' | 'not_allowed' }

/**
 * A moderator accepts an appeal, which ends the ban, or rejects it; the person reads the reason.
 * Repeating the decision is safe.
 */
async function decideAppeal(
  deps: Deps,
  admin: Viewer,
  id: string,
  { decision, reason }: { decision: 'accepted' | 'rejected'; reason: string },
): Promise<Decided> {
  if (!isId(id)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Decided> => {
    const unlocked = await findAppeal(tx, id)
    if (!unlocked) return { refused: 'not_found' }
    const { userId, bannedAt } = unlocked
    const account = await lockForBan(deps, tx, admin, userId)
    if (!account) return { refused: 'not_allowed' }
    // Another admin may have decided while this one waited for the lock.
    const appeal = await findAppeal(tx, id)
    if (!appeal) return { refused: 'not_found' }
    if (appeal.decision)
      return appeal.decision === decision ? { appeal } : { refused: 'decided_otherwise' }
    // A later ban can be appealed separately.
    if (account.bannedAt?.getTime() !== bannedAt.getTime()) return { refused: 'ban_ended' }
    const now = deps.clock.now()
    await closeAppeal(tx, id, { decision, reason, by: admin.id, at: now })
    // An accepted one is announced by the event that ends the ban.
    if (decision === 'accepted')
      await unbanInTransaction(deps, tx, admin, userId, { reason }, 'decideAppeals')
    const event = decision === 'accepted' ? 'appeal_accepted' : 'appeal_rejected'
    await recordEvent(tx, event, now, { userId, reason, bannedAt: bannedAt.toISOString() })
    const data = { appealId: id, decision, reason }
    await writeAudit(tx, { actor: admin, action: event, subject: ['user', userId], at: now, data })
    return { appeal: (await findAppeal(tx, id)) ?? appeal }
  })
}

const tags = ['moderation']
const token = z.object({ token: z.string().max(200) })

const refuseAppeal = refusalResponses({
  not_found: [404, 'This link isn’t valid, or the suspension has ended.'],
  decided_otherwise: [409, 'This appeal has already been decided differently.'],
  ban_ended: [409, 'This suspension has already ended.'],
  not_allowed: [403, 'Only admins can do this.'],
})

const PAGE = 200

const appealsQuery = listQuery(
  {
    q: searchParam(
      MAX_QUERY_LENGTH,
      'An ID, or words that must all occur in the name, the email address or the appeal, in any case and without accents.',
    ),
    state: z.enum(['open', 'closed']).optional().openapi({
      description: '`closed`: decided, or the ban has ended.',
    }),
    ...dayParams,
  },
  appealSorts,
  'queue',
)

function toFilter(
  { settings }: Pick<Deps, 'settings'>,
  { from, to, ...query }: z.infer<typeof appealsQuery.file>,
) {
  return { ...query, ...dayBounds({ from, to }, settings.current().timeZone) }
}

const APPEAL_COLUMNS: FileColumns<ListedAppeal> = {
  id: (row) => row.id,
  user_id: (row) => row.userId,
  name: (row) => row.name,
  email: (row) => row.email,
  banned_at: (row) => row.bannedAt,
  ban_reason: (row) => row.banReason,
  appeal: (row) => row.text,
  state: (row) => toAppeal(row).state,
  decision_reason: (row) => row.decisionReason,
  decided_at: (row) => row.decidedAt,
  created_at: (row) => row.createdAt,
}

/** Appeals sent from one address. */
const PER_ADDRESS = 10
const HOUR_SECONDS = 3600

/** Appeals against bans: the person's side needs no session, only the token of the ban. */
export function appealsApi(deps: Deps) {
  const perAddress = createLimiter(deps.db.pool, 'appeal', PER_ADDRESS, HOUR_SECONDS)

  async function suspension(token: string) {
    const record = await readSuspension(deps, token)
    return record && toSuspension(record)
  }

  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/suspensions/{token}',
        operationId: 'getSuspension',
        summary: 'Get the reason of a suspension',
        description:
          'Returns the reason of a ban and the appeal against it. The token comes with the email about the ban, and with the response to a login. Needs no session and opens none; 404 once the ban has ended.',
        tags,
        request: { params: token },
        responses: { 200: json(suspensionBody), ...refusals(404) },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        const current = await suspension(c.req.valid('param').token)
        return current ? c.json(current, 200) : refuseAppeal(c, 'not_found')
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/suspensions/{token}/appeal',
        operationId: 'appealBan',
        summary: 'Create an appeal against a ban',
        description:
          'Sends an appeal to the moderators, who answer by email. Each ban can be appealed once; a second appeal returns 200 with the first. At most ten an hour from one address.',
        tags,
        request: { params: token, body: jsonBody(newAppealBody) },
        responses: {
          200: json(suspensionBody, 'You already appealed this suspension.'),
          201: json(suspensionBody, 'Sent.'),
          ...refusals(404, 413, 422, 429),
        },
      }),
      async (c) => {
        const { token } = c.req.valid('param')
        const tooMany = await limitAttempts(c, perAddress, toNetwork(c.var.address))
        if (tooMany) return tooMany
        const sent = await appealBan(deps, token, c.req.valid('json').text)
        const now = sent === 'not_found' ? undefined : await suspension(token)
        if (!now) return refuseAppeal(c, 'not_found')
        return c.json(now, sent === 'sent' ? 201 : 200)
      },
    )
    .openapi(
      route('decideAppeals', {
        method: 'get',
        path: '/appeals',
        operationId: 'listAppeals',
        summary: 'List appeals against bans',
        description:
          'For admins. Returns open appeals first, oldest first, then the others, newest first, or in another order, filtered by text, ID, state or day; 200 at a time, and the `Link` header has the next page.',
        tags,
        request: { query: appealsQuery.page },
        responses: { 200: json(z.array(appealBody)), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, ...query } = c.req.valid('query')
        const wanted = { ...toFilter(deps, query), after, limit: PAGE + 1 }
        const page = paginate(c, await listAppeals(deps.db.kysely, wanted), {
          limit: PAGE,
          path: paths.appeals(),
          cursorOf: (last) => encodePlace(placeIn(query.sort, last)),
          query,
        })
        return c.json(page.map(toAppeal), 200)
      },
    )
    .openapi(
      route('decideAppeals', {
        method: 'get',
        path: '/appeals.csv',
        operationId: 'exportAppeals',
        summary: 'Export appeals as CSV',
        description:
          'For admins. Returns the appeals of the same filters as a CSV file, with times in the shop’s time zone and their offset from UTC. The export is written to the audit log.',
        tags,
        request: { query: appealsQuery.file },
        responses: fileResponses,
      }),
      (c) => {
        const query = c.req.valid('query')
        return sendListFile<ListedAppeal>(deps, c, {
          name: 'appeals',
          query,
          columns: APPEAL_COLUMNS,
          readRows: (page) => listAppeals(deps.db.kysely, { ...toFilter(deps, query), ...page }),
        })
      },
    )
    .openapi(
      route('decideAppeals', {
        method: 'put',
        path: '/appeals/{id}',
        recentLogin: true,
        operationId: 'decideAppeal',
        summary: 'Decide an appeal',
        description:
          'For admins. `accepted` unbans the account, `rejected` leaves it banned. The person reads the reason by email. Repeating the same decision changes nothing; a different one, and one about a ban that has ended, is refused with 409.',
        tags,
        request: { params: z.object({ id: z.string() }), body: jsonBody(appealDecisionBody) },
        responses: { 200: json(appealBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const outcome = await decideAppeal(deps, requireViewer(c), id, c.req.valid('json'))
        if ('refused' in outcome) return refuseAppeal(c, outcome.refused)
        return c.json(toAppeal(outcome.appeal), 200)
      },
    )
}

function toSuspension({
  name,
  bannedAt,
  banReason,
  appeal,
}: NonNullable<Awaited<ReturnType<typeof readSuspension>>>) {
  return {
    name,
    bannedAt: bannedAt.toISOString(),
    reason: banReason ?? '',
    appeal: appeal
      ? {
          text: appeal.text,
          createdAt: appeal.createdAt.toISOString(),
          decision: appeal.decision,
          decisionReason: appeal.decisionReason,
        }
      : null,
  }
}

function toAppeal({ id, userId, name, email, ...row }: AppealRow): Appeal {
  const isCurrent = row.bannedNow?.getTime() === row.bannedAt.getTime()
  return {
    _id: id,
    person: { _id: userId, name, email },
    bannedAt: row.bannedAt.toISOString(),
    banReason: row.banReason,
    text: row.text,
    state: row.decision ?? (isCurrent ? 'open' : 'ended'),
    decisionReason: row.decisionReason,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
