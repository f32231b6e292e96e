import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { DAY } from '../../shared/time.ts'
import { type AccountReview, listAccountReviews } from './account-reviews.store.ts'
import { overruleRisk } from './assess-listing.ts'
import { clearAccount } from './review-account.ts'
import { accountReviewBody, noteBody, riskCasesBody } from './risk.contract.ts'
import { listHeldPayouts, lockListingState } from './risk.store.ts'
import { readRules } from './rules.store.ts'
import { reasonsOf } from './rules.ts'

const tags = ['moderation']
const params = z.object({ id: z.string() })

/** A sale is paid out within this. */
const PAYOUT_DAYS = 120
const LISTED = 100

const refuseCase = refusalResponses({
  not_found: [404, 'Phone not found.'],
  no_review: [404, 'Review not found.'],
  decided_otherwise: [409, 'This account was banned meanwhile.'],
  in_review: [409, 'This listing waits for a review. Approve it there.'],
  nothing_held: [409, 'No rule applies to this listing any more.'],
})

/** Accounts and payouts that wait for staff because of a rule about risk. */
export function riskCasesApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/risk-cases',
        operationId: 'listRiskCases',
        summary: 'List accounts and payouts to check',
        description:
          'For admins. Returns accounts that share signals with banned ones or whose listing was refused, longest waiting first, and listings whose sale is not paid out. Listings that wait are in the list of reviews.',
        tags,
        responses: { 200: json(riskCasesBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const db = deps.db.kysely
        const since = new Date(deps.clock.now().getTime() - PAYOUT_DAYS * DAY)
        const [accounts, held, rules] = await Promise.all([
          listAccountReviews(db),
          listHeldPayouts(db, { since, limit: LISTED }),
          readRules(db),
        ])
        const payouts = held.map(({ listingId, rules: keys, at, ...one }) => ({
          phoneId: listingId,
          ...one,
          reasons: reasonsOf(keys, rules),
          at: at.toISOString(),
        }))
        return c.json({ accounts: accounts.map(toBody), payouts }, 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/account-reviews/{id}/clear',
        operationId: 'clearAccount',
        summary: 'Clear an account',
        description:
          'For admins. Decides that the account is not that of a banned person: it is no longer compared with accounts that were banned until now, and its listings are reviewed instead of refused. Listings that wait are still to be decided. Repeating it changes nothing. To ban the account instead, use `/api/bans/{id}`.',
        tags,
        request: { params, body: jsonBody(noteBody) },
        responses: { 200: json(accountReviewBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { note } = c.req.valid('json')
        const outcome = await clearAccount(deps, requireViewer(c), c.req.valid('param').id, note)
        if ('refused' in outcome) return refuseCase(c, outcome.refused)
        return c.json(toBody(outcome.review), 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/phones/{id}/overrule-risk',
        operationId: 'overruleRisk',
        summary: 'Overrule the risk of a listing',
        description:
          'For admins. The rules that apply to the listing now do not apply to it again, so the payout of its sale is not held. Approving a listing in a review does the same.',
        tags,
        request: { params, body: jsonBody(noteBody) },
        responses: {
          200: json(z.object({ overruled: z.literal(true) })),
          ...refusals(401, 403, 404, 409, 413, 422),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const refused = await overrule(deps, requireViewer(c), id, c.req.valid('json').note)
        if (refused) return refuseCase(c, refused)
        return c.json({ overruled: true as const }, 200)
      },
    )
}

async function overrule(deps: Deps, admin: Viewer, listingId: string, note: string) {
  if (!isId(listingId)) return 'not_found'
  return inTransaction(deps.db, async (tx) => {
    const state = await lockListingState(tx, listingId)
    if (!state) return 'not_found'
    if (state === 'pending_review' || state === 'changes_requested') return 'in_review'
    const done = await overruleRisk(tx, admin, listingId, deps.clock.now(), note)
    return done ? undefined : 'nothing_held'
  })
}

function toBody({ id, openedAt, lastAt, decidedAt: _, note: __, ...review }: AccountReview) {
  const times = { openedAt: openedAt.toISOString(), lastAt: lastAt.toISOString() }
  return { _id: id, ...review, ...times }
}
