import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH, RULE_TRIAL_DAYS } from '../../shared/limits.ts'
import { type ListingState, listingStates } from '../../shared/listings/listing-life-cycle.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { DAY } from '../../shared/time.ts'
import { pageLanguage } from '../../text/errors.ts'
import { translateRiskReason } from '../../text/risk.ts'
import { listHeldPayouts } from './assessed-listings.store.ts'
import { clearAccount, overrideRisk } from './assessments.ts'
import {
  changeRule,
  defaultRule,
  findRule,
  replayRule,
  signTrial,
  toSetting,
  toThresholds,
} from './change-rule.ts'
import { type AccountReview, listAccountReviews } from './risk.store.ts'
import { listRuleChanges, type RuleSetting, readRules, type VersionedRule } from './rules.store.ts'
import { formatReason, formatReasons, REVIEW_SCORE, riskActions } from './rules.ts'

const note = z
  .string()
  .trim()
  .min(
    MIN_REASON_LENGTH,
    `Enter a reason of at least ${formatQuantity(MIN_REASON_LENGTH, 'character')}`,
  )
  .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
  .openapi({ description: 'The reason. Recorded in the audit log and not shown to the seller.' })

const accountReviewBody = z
  .object({
    _id: z.string(),
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    cause: z.enum(['sign_up', 'blocked_listing']).openapi({
      description:
        'sign_up: a new account shares signals with a banned one. blocked_listing: a rule refused a listing.',
    }),
    reasons: z.array(z.string()),
    openedAt: z.iso.datetime(),
    lastAt: z.iso.datetime().openapi({ description: 'When it last happened.' }),
    decision: z.enum(['cleared', 'banned']).nullable(),
  })
  .openapi('AccountReview')

const heldPayoutBody = z
  .object({
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    seller: z.string(),
    sellerId: z.string().nullable(),
    state: z.enum(listingStates),
    priceMinor: z.number().int().openapi({ description: 'Of the listing, in minor units.' }),
    currency: z.string(),
    orderId: z.string().nullable().openapi({ description: 'The sale; null until it is booked.' }),
    buyer: z.string().nullable(),
    buyerId: z.string().nullable(),
    payoutMinor: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'What is held of the sale, in minor units; null without one.' }),
    score: z.number().int(),
    reasons: z.array(z.string()),
    at: z.iso.datetime(),
  })
  .openapi('HeldPayout')

const riskCasesBody = z
  .object({ accounts: z.array(accountReviewBody), payouts: z.array(heldPayoutBody) })
  .openapi('RiskCases')

const noteBody = z.strictObject({ note })

const ruleInput = {
  weight: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(0, 'At least 0')
    .max(100, 'At most 100'),
  action: z.enum(riskActions, 'Choose an action'),
  enabled: z.boolean(),
  thresholds: z.record(
    z.string().max(40),
    z.number('Enter a number').min(0, 'At least 0').max(1_000_000, 'At most 1,000,000'),
  ),
}

/** A rule to try. */
const ruleTrialBody = z
  .strictObject({ version: z.number().int().min(0), ...ruleInput })
  .openapi('NewRiskRuleTrial')

const ruleChangeBody = z
  .strictObject({
    version: z.number().int().min(0),
    ...ruleInput,
    trial: z.string().max(100).openapi({
      description: 'The `trial` that a test of exactly these values returned, at most an hour ago.',
    }),
  })
  .openapi('RiskRuleChange')

const settingBody = z.object({
  weight: z.number().int(),
  action: z.enum(riskActions),
  enabled: z.boolean(),
  thresholds: z.array(
    z.object({ fact: z.string(), bound: z.enum(['least', 'most']), value: z.number() }),
  ),
})

const ruleBody = settingBody
  .extend({
    key: z.string(),
    reason: z.string(),
    version: z.number().int().openapi({ description: '0 for a rule that was never changed.' }),
    defaults: settingBody.openapi({ description: 'The default values.' }),
  })
  .openapi('RiskRule')

const rulesBody = z
  .object({
    reviewScore: z.number().int().openapi({
      description: 'Listings whose weights sum to this or more are reviewed before they go live.',
    }),
    rules: z.array(ruleBody),
    changes: z.array(
      z.object({
        _id: z.string(),
        key: z.string(),
        version: z.number().int(),
        before: settingBody,
        after: settingBody,
        by: z.string().nullable().openapi({ description: 'Null once the account is deleted.' }),
        at: z.iso.datetime(),
      }),
    ),
  })
  .openapi('RiskRules')

const figures = z.object({
  held: z.number().int().openapi({ description: 'Listings that any rule held or refused.' }),
  truePositives: z.number().int().openapi({ description: 'Of these, how many were violations.' }),
  falsePositives: z.number().int().openapi({ description: 'Of these, how many were legitimate.' }),
  matched: z.number().int().openapi({ description: 'Listings that this rule applied to.' }),
  matchedViolations: z
    .number()
    .int()
    .openapi({ description: 'Of these, how many were violations.' }),
})

const replayBody = z
  .object({
    since: z.iso.datetime(),
    listings: z.number().int(),
    violations: z.number().int().openapi({
      description:
        'Listings that were removed, whose seller was banned, or whose sale was paid back.',
    }),
    isComplete: z.boolean().openapi({
      description: 'False when there were too many listings and only the newest were assessed.',
    }),
    present: figures,
    changed: figures,
    trial: z.string(),
  })
  .openapi('RiskRuleTrial')

const tags = ['risk']
const reviewParams = z.object({ id: z.string() })

/** A sale is paid out within this. */
const PAYOUT_DAYS = 120
const LISTED = 100

const refuseCase = refusalResponses({
  not_found: [404, 'Phone not found.'],
  no_review: [404, 'Review not found.'],
  decided_otherwise: [409, 'This account has been banned in the meantime.'],
  in_review: [409, 'This listing is waiting for review. Approve it under Listings.'],
  nothing_held: [409, 'No rule applies to this listing anymore.'],
})

/** Accounts and payouts that wait for staff because of a rule about risk. */
/** Locks listings. Passed in, because listings depend on this module. */
type ListingLock = { lock: (tx: Tx, id: string) => Promise<{ state: ListingState } | undefined> }

export function riskCasesApi(deps: Deps, listings: ListingLock) {
  return createRouter()
    .openapi(
      route('reviewRisk', {
        method: 'get',
        path: '/risk-cases',
        operationId: 'listRiskCases',
        summary: 'List accounts and payouts to check',
        description:
          'For admins. Returns accounts that share signals with banned ones or whose listing was refused, oldest first, and listings whose payout is held. Listings to review are returned by `/api/reviews`.',
        tags,
        responses: { 200: json(riskCasesBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const db = deps.db.kysely
        const translate = reasonsFor(c)
        const since = new Date(deps.clock.now().getTime() - PAYOUT_DAYS * DAY)
        const [accounts, held, rules] = await Promise.all([
          listAccountReviews(db),
          listHeldPayouts(db, { since, limit: LISTED }),
          readRules(db),
        ])
        const payouts = held.map(({ listingId, rules: keys, actions: _, at, ...one }) => ({
          phoneId: listingId,
          ...one,
          reasons: formatReasons(keys, rules).map(translate),
          at: at.toISOString(),
        }))
        return c.json(
          { accounts: accounts.map((review) => toReviewBody(review, translate)), payouts },
          200,
        )
      },
    )
    .openapi(
      route('banAccounts', {
        method: 'post',
        path: '/account-reviews/{id}/clear',
        operationId: 'clearAccount',
        summary: 'Clear an account',
        description:
          'For admins. Decides that the account does not belong to a banned person: it is no longer compared with the accounts banned so far, and its listings are reviewed instead of refused. Its pending listings still need a decision. Repeating the call changes nothing. To ban the account instead, use `/api/bans/{id}`.',
        tags,
        request: { params: reviewParams, body: jsonBody(noteBody) },
        responses: { 200: json(accountReviewBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { note } = c.req.valid('json')
        const outcome = await clearAccount(deps, requireViewer(c), c.req.valid('param').id, note)
        if ('refused' in outcome) return refuseCase(c, outcome.refused)
        return c.json(toReviewBody(outcome.review, reasonsFor(c)), 200)
      },
    )
    .openapi(
      route('releasePayouts', {
        method: 'post',
        path: '/phones/{id}/overrule-risk',
        operationId: 'overrideRisk',
        summary: 'Override the risk rules for a listing',
        description:
          'For admins. From now on, the rules that match the listing now are ignored for it, so the payout of its sale is not held. Approving a listing in a review has the same effect.',
        tags,
        request: { params: reviewParams, body: jsonBody(noteBody) },
        responses: {
          200: json(z.object({ overruled: z.literal(true) })),
          ...refusals(401, 403, 404, 409, 413, 422),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const refused = await overrule(
          deps,
          listings,
          requireViewer(c),
          id,
          c.req.valid('json').note,
        )
        if (refused) return refuseCase(c, refused)
        return c.json({ overruled: true as const }, 200)
      },
    )
}

async function overrule(
  deps: Deps,
  listings: ListingLock,
  admin: Viewer,
  listingId: string,
  note: string,
) {
  if (!isId(listingId)) return 'not_found'
  return inTransaction(deps.db, async (tx) => {
    const state = (await listings.lock(tx, listingId))?.state
    if (!state) return 'not_found'
    if (state === 'pending_review' || state === 'changes_requested') return 'in_review'
    const done = await overrideRisk(tx, admin, listingId, deps.clock.now(), note)
    return done ? undefined : 'nothing_held'
  })
}

type TranslateReason = (reason: string) => string

/** Reasons in the language of the page that sends a request. */
function reasonsFor(c: Context): TranslateReason {
  const language = pageLanguage(c.req.header('accept-language'))
  return (reason) => translateRiskReason(reason, language)
}

function toReviewBody(stored: AccountReview, translate: TranslateReason) {
  const { id, openedAt, lastAt, decidedAt: _, note: __, reasons, ...review } = stored
  const times = { openedAt: openedAt.toISOString(), lastAt: lastAt.toISOString() }
  return { _id: id, ...review, reasons: reasons.map(translate), ...times }
}

const ruleParams = z.object({ key: z.string() })

/** A trial reads thousands of listings. */
const TRIALS = { points: 20, seconds: 600 }

const refuseRule = refusalResponses({
  no_rule: [404, 'Rule not found.'],
  rule_changed: [
    409,
    'Another admin has changed this rule in the meantime. Check the list of changes, then test your values again.',
  ],
  not_tried: [
    409,
    `Test these values on the last ${formatQuantity(RULE_TRIAL_DAYS, 'day')} first.`,
  ],
})

/** The rules about risk, their history, and what a change would have done. */
export function riskRulesApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'risk-trial', TRIALS.points, TRIALS.seconds)
  return createRouter()
    .openapi(
      route('changeRiskRules', {
        method: 'get',
        path: '/risk-rules',
        operationId: 'listRiskRules',
        summary: 'List risk rules',
        description:
          'For admins. Returns each rule with its weight, thresholds and action, and the newest 100 changes with who made them.',
        tags,
        responses: { 200: json(rulesBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const db = deps.db.kysely
        const translate = reasonsFor(c)
        const [rules, changes] = await Promise.all([readRules(db), listRuleChanges(db)])
        const shown = changes.map(({ id, before, after, changedBy, at, ...change }) => ({
          _id: id,
          ...change,
          before: toSettingBody(before),
          after: toSettingBody(after),
          by: changedBy,
          at: at.toISOString(),
        }))
        return c.json(
          {
            reviewScore: REVIEW_SCORE,
            rules: rules.map((rule) => toRuleBody(rule, translate)),
            changes: shown,
          },
          200,
        )
      },
    )
    .openapi(
      route('changeRiskRules', {
        method: 'post',
        path: '/risk-rules/{key}/trial',
        operationId: 'testRiskRule',
        summary: `Test a changed risk rule on the last ${formatQuantity(RULE_TRIAL_DAYS, 'day')}`,
        description: `For admins. Assesses the listings of the last ${formatQuantity(RULE_TRIAL_DAYS, 'day')} again, with the current rules and with this rule changed, and returns how many would have been held and how many of these were violations. Changes nothing. Send the returned \`trial\` to apply the change.`,
        tags,
        request: { params: ruleParams, body: jsonBody(ruleTrialBody) },
        responses: { 200: json(replayBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const { key } = c.req.valid('param')
        const { version, ...input } = c.req.valid('json')
        const rule = findRule(await readRules(deps.db.kysely), key)
        if (!rule) return refuseRule(c, 'no_rule')
        const read = toSetting(rule, input)
        if ('fields' in read)
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', read.fields)
        if (rule.version !== version) return refuseRule(c, 'rule_changed')
        const { setting } = read
        const { since, ...replay } = await replayRule(deps, key, setting)
        const trial = signTrial(deps, { key, version, setting, by: viewer.id })
        return c.json({ since: since.toISOString(), ...replay, trial }, 200)
      },
    )
    .openapi(
      route('changeRiskRules', {
        method: 'put',
        path: '/risk-rules/{key}',
        operationId: 'updateRiskRule',
        summary: 'Update a risk rule',
        description:
          'For admins. Applies to listings that are published or edited from now on. Refused with 409 if exactly these values were not tested in the last hour, or if another admin changed the rule since `version`.',
        tags,
        recentLogin: true,
        request: { params: ruleParams, body: jsonBody(ruleChangeBody) },
        responses: { 200: json(ruleBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { key } = c.req.valid('param')
        const outcome = await changeRule(deps, requireViewer(c), key, c.req.valid('json'))
        if ('fields' in outcome)
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', outcome.fields)
        if ('refused' in outcome) return refuseRule(c, outcome.refused)
        return c.json(toRuleBody(outcome.rule, reasonsFor(c)), 200)
      },
    )
}

function toSettingBody({ weight, action, enabled, when }: RuleSetting) {
  return { weight, action, enabled, thresholds: toThresholds(when) }
}

function toRuleBody(rule: VersionedRule, translate: TranslateReason) {
  const { key, version } = rule
  const defaults = toSettingBody(defaultRule(key) ?? rule)
  const reason = translate(formatReason(rule))
  return { key, version, reason, ...toSettingBody(rule), defaults }
}
