import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { canonicalJson } from '../../shared/canonical-json.ts'
import { HOUR } from '../../shared/time.ts'
import {
  insertRuleChange,
  type RuleSetting,
  readRules,
  type VersionedRule,
  writeRule,
} from './rules.store.ts'
import {
  type Bounds,
  type Conditions,
  defaultRules,
  type RiskFacts,
  type RiskRule,
} from './rules.ts'

/** What an admin enters: the number of each condition that has one, by fact. */
export type RuleInput = Pick<RiskRule, 'weight' | 'action' | 'enabled'> & {
  thresholds: Record<string, number>
}
type FieldErrors = Record<string, string>

/** How long the figures of a trial count. */
const TRIAL_HOURS = 1

export const findRule = (rules: readonly VersionedRule[], key: string) =>
  rules.find((rule) => rule.key === key)

/** The thresholds of a rule, in the order of the file. */
export function thresholdsOf(when: Conditions) {
  return Object.entries(when).flatMap(([fact, wanted]) => {
    if (wanted === true) return []
    const bound = wanted.least === undefined ? ('most' as const) : ('least' as const)
    return { fact: fact as keyof RiskFacts, bound, value: wanted[bound] ?? 0 }
  })
}

/** The setting that the input means, or what is wrong with it. A rule keeps the facts that it is about. */
export function toSetting(
  { when }: Pick<RiskRule, 'when'>,
  { thresholds, ...input }: RuleInput,
): { setting: RuleSetting } | { fields: FieldErrors } {
  const wanted = thresholdsOf(when)
  const fields: FieldErrors = {}
  for (const { fact } of wanted)
    if (thresholds[fact] === undefined) fields[`thresholds.${fact}`] = 'Enter a number'
  for (const fact of Object.keys(thresholds))
    if (!wanted.some((one) => one.fact === fact))
      fields[`thresholds.${fact}`] = 'This rule has no such number'
  if (Object.keys(fields).length > 0) return { fields }
  const numbers = wanted.map(({ fact, bound }): [string, Bounds] => [
    fact,
    { [bound]: thresholds[fact] },
  ])
  return { setting: { ...input, when: { ...when, ...Object.fromEntries(numbers) } } }
}

/** Proves that these figures were seen: without a trial nobody knows what a change would do. */
export function signTrial(deps: Pick<Deps, 'secret' | 'clock'>, tried: Tried): string {
  const at = deps.clock.now().getTime()
  return `${at}.${trialMac(deps.secret, tried, at)}`
}

type Tried = { key: string; version: number; setting: RuleSetting; by: string }

function trialMac(secret: string, tried: Tried, at: number): string {
  const { key, version, by, setting } = tried
  const { weight, action, enabled, when } = setting
  const thresholds = thresholdsOf(when)
  const text = canonicalJson({ at, key, version, by, weight, action, enabled, thresholds })
  return createHmac('sha256', secret).update(`risk-trial:${text}`).digest('base64url')
}

function wasTried({ secret, clock }: Pick<Deps, 'secret' | 'clock'>, tried: Tried, trial: string) {
  const [time = '', mac = ''] = trial.split('.')
  const at = Number(time)
  const age = clock.now().getTime() - at
  if (!Number.isSafeInteger(at) || age < 0 || age > TRIAL_HOURS * HOUR) return false
  const expected = Buffer.from(trialMac(secret, tried, at))
  const given = Buffer.from(mac)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

type Outcome =
  | { rule: VersionedRule }
  | { refused: 'no_rule' | 'rule_changed' | 'not_tried' }
  | { fields: FieldErrors }

/**
 * Changes a rule for all listings from now on, if it was tried with exactly these values before. The
 * version is the one that the admin saw: of two at once, the second is refused.
 */
export function changeRule(
  deps: Deps,
  admin: Viewer,
  key: string,
  { version, trial, ...input }: RuleInput & { version: number; trial: string },
): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const before = findRule(await readRules(tx), key)
    if (!before) return { refused: 'no_rule' }
    const read = toSetting(before, input)
    if ('fields' in read) return read
    const { setting } = read
    if (before.version !== version) return { refused: 'rule_changed' }
    if (!wasTried(deps, { key, version, setting, by: admin.id }, trial))
      return { refused: 'not_tried' }
    if (!(await writeRule(tx, key, version, setting))) return { refused: 'rule_changed' }
    publishChange(tx, 'risk_rules')
    const at = deps.clock.now()
    const { weight, action, when, enabled } = before
    const change = { key, version: version + 1, before: { weight, action, when, enabled } }
    await insertRuleChange(tx, { ...change, after: setting, changedBy: admin.id, at })
    await recordEvent(tx, 'risk_rule_changed', at, { key, version: version + 1 })
    await writeAudit(tx, {
      actor: admin,
      action: 'risk_rule_changed',
      subject: ['risk_rule', key],
      at,
      data: { before: change.before, after: setting },
    })
    return { rule: { ...before, ...setting, version: version + 1 } }
  })
}

/** The rule as delivered, to go back to. */
export const deliveredRule = (key: string) => defaultRules.find((rule) => rule.key === key)
