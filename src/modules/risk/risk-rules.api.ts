import type { Deps } from '../../deps.ts'
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
  z,
} from '../../platform/http/index.ts'
import {
  changeRule,
  deliveredRule,
  findRule,
  replayRule,
  signTrial,
  thresholdsOf,
  toSetting,
} from './change-rule.ts'
import { replayBody, ruleBody, ruleChangeBody, rulesBody, ruleTrialBody } from './risk.contract.ts'
import { listRuleChanges, type RuleSetting, readRules, type VersionedRule } from './rules.store.ts'
import { REVIEW_SCORE, reasonOf } from './rules.ts'

const tags = ['moderation']
const params = z.object({ key: z.string() })

/** A trial reads thousands of listings. */
const TRIALS = { points: 20, seconds: 600 }

const refuseRule = refusalResponses({
  no_rule: [404, 'Rule not found.'],
  rule_changed: [
    409,
    'Another admin changed this rule meanwhile. Look at the list of changes, then try your values again.',
  ],
  not_tried: [409, 'Try these values over the last 90 days first.'],
})

/** The rules about risk, their history, and what a change would have done. */
export function riskRulesApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'risk-trial', TRIALS.points, TRIALS.seconds)
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/risk-rules',
        operationId: 'listRiskRules',
        summary: 'List the rules about risk',
        description:
          'For admins. Returns each rule with its weight, thresholds and action, and the newest 100 changes with who made them.',
        tags,
        responses: { 200: json(rulesBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const db = deps.db.kysely
        const [rules, changes] = await Promise.all([readRules(db), listRuleChanges(db)])
        const shown = changes.map(({ id, before, after, changedBy, at, ...change }) => ({
          _id: id,
          ...change,
          before: toSettingBody(before),
          after: toSettingBody(after),
          by: changedBy,
          at: at.toISOString(),
        }))
        return c.json({ reviewScore: REVIEW_SCORE, rules: rules.map(toBody), changes: shown }, 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/risk-rules/{key}/trial',
        operationId: 'tryRiskRule',
        summary: 'Try a changed rule over the last 90 days',
        description:
          'For admins. Judges the listings of the last 90 days again, with the rules as they are and with this one changed, and returns how many would have been held and how many of these turned out bad. Changes nothing. `trial` in the response is needed to switch the change on.',
        tags,
        request: { params, body: jsonBody(ruleTrialBody) },
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
      route('admin', {
        method: 'put',
        path: '/risk-rules/{key}',
        operationId: 'changeRiskRule',
        summary: 'Change a rule about risk',
        description:
          'For admins. Applies to listings that are published or edited from now on. Refused with 409 when exactly these values were not tried in the last hour, or when another admin changed the rule since `version`.',
        tags,
        recentSignIn: true,
        request: { params, body: jsonBody(ruleChangeBody) },
        responses: { 200: json(ruleBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { key } = c.req.valid('param')
        const outcome = await changeRule(deps, requireViewer(c), key, c.req.valid('json'))
        if ('fields' in outcome)
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', outcome.fields)
        if ('refused' in outcome) return refuseRule(c, outcome.refused)
        return c.json(toBody(outcome.rule), 200)
      },
    )
}

function toSettingBody({ weight, action, enabled, when }: RuleSetting) {
  return { weight, action, enabled, thresholds: thresholdsOf(when) }
}

function toBody(rule: VersionedRule) {
  const { key, version } = rule
  const delivered = toSettingBody(deliveredRule(key) ?? rule)
  return { key, version, reason: reasonOf(rule), ...toSettingBody(rule), delivered }
}
