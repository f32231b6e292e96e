import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  networkOf,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { appealBan, decideAppeal, readSuspension } from './appeal.ts'
import {
  type Appeal,
  appealBody,
  appealDecisionBody,
  newAppealBody,
  suspensionBody,
} from './appeals.contract.ts'
import { type AppealRow, listAppeals } from './appeals.store.ts'

const tags = ['moderation']
const token = z.object({ token: z.string().max(200) })

const refuseAppeal = refusalResponses({
  not_found: [404, 'This link is wrong, or the suspension has ended.'],
  decided_otherwise: [409, 'This appeal has already been decided differently.'],
  ban_ended: [409, 'This suspension has already ended.'],
  not_allowed: [403, 'Only for admins.'],
})

/** Appeals sent from one address. */
const PER_ADDRESS = 10
const HOUR_SECONDS = 3600

/** Appeals against bans: the person's side needs no session, only the token of the ban. */
export function appealsApi(deps: Deps) {
  const perAddress = createLimiter(deps.db.pool, 'appeal', PER_ADDRESS, HOUR_SECONDS)

  async function suspension(of: string) {
    const found = await readSuspension(deps, of)
    return found && toSuspension(found)
  }

  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/suspensions/{token}',
        operationId: 'getSuspension',
        summary: 'Read why an account is suspended',
        description:
          'Returns the reason of a ban and the appeal against it. The token comes with the email about the ban, and with the answer to a sign-in. Needs no session and opens none; 404 once the ban has ended.',
        tags,
        request: { params: token },
        responses: { 200: json(suspensionBody), ...refusals(404) },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        const found = await suspension(c.req.valid('param').token)
        return found ? c.json(found, 200) : refuseAppeal(c, 'not_found')
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/suspensions/{token}/appeal',
        operationId: 'appealBan',
        summary: 'Appeal against a ban',
        description:
          'One appeal per ban, read by the moderators; the person gets the answer by email. A second one returns 200 with the first. Ten an hour from one address.',
        tags,
        request: { params: token, body: jsonBody(newAppealBody) },
        responses: {
          200: json(suspensionBody, 'You already appealed against this ban.'),
          201: json(suspensionBody, 'Sent.'),
          ...refusals(404, 413, 422, 429),
        },
      }),
      async (c) => {
        const { token } = c.req.valid('param')
        const tooMany = await limitAttempts(c, perAddress, networkOf(c.var.address))
        if (tooMany) return tooMany
        const sent = await appealBan(deps, token, c.req.valid('json').text)
        const now = sent === 'not_found' ? undefined : await suspension(token)
        if (!now) return refuseAppeal(c, 'not_found')
        return c.json(now, sent === 'sent' ? 201 : 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/appeals',
        operationId: 'listAppeals',
        summary: 'List appeals against bans',
        description: 'For admins. Open ones first, the oldest at the top.',
        tags,
        responses: { 200: json(z.array(appealBody)), ...refusals(401, 403) },
      }),
      async (c) => c.json((await listAppeals(deps.db.kysely)).map(toAppeal), 200),
    )
    .openapi(
      route('admin', {
        method: 'put',
        path: '/appeals/{id}',
        recentSignIn: true,
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
