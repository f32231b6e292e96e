import { createHmac, timingSafeEqual } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { canonicalJson } from '../../platform/signature.ts'
import { RULE_TRIAL_DAYS } from '../../shared/limits.ts'
import { DAY, HOUR, SECOND } from '../../shared/time.ts'
import {
  insertRuleChange,
  listPastAssessments,
  type PastAssessment,
  type RuleSetting,
  readRules,
  type VersionedRule,
  writeRule,
} from './rules.store.ts'
import {
  type Bounds,
  type Conditions,
  defaultRules,
  evaluateRisk,
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
export function toThresholds(when: Conditions) {
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
  const wanted = toThresholds(when)
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

/** Proves that an admin has tried exactly these values before saving them. */
export function signTrial(deps: Pick<Deps, 'secret' | 'clock'>, tried: Tried): string {
  const time = deps.clock.now().getTime()
  return `${time}.${trialMac(deps.secret, tried, time)}`
}

type Tried = { key: string; version: number; setting: RuleSetting; by: string }

function trialMac(secret: string, tried: Tried, time: number): string {
  const { key, version, by, setting } = tried
  const { weight, action, enabled, when } = setting
  const thresholds = toThresholds(when)
  const text = canonicalJson({ at: time, key, version, by, weight, action, enabled, thresholds })
  return createHmac('sha256', secret).update(`risk-trial:${text}`).digest('base64url')
}

function isTrialValid(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  tried: Tried,
  trial: string,
) {
  const [text = '', mac = ''] = trial.split('.')
  const time = Number(text)
  const age = clock.now().getTime() - time
  if (!Number.isSafeInteger(time) || age < 0 || age > TRIAL_HOURS * HOUR) return false
  const expected = Buffer.from(trialMac(secret, tried, time))
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
    if (!isTrialValid(deps, { key, version, setting, by: admin.id }, trial))
      return { refused: 'not_tried' }
    if (!(await writeRule(tx, key, version, setting))) return { refused: 'rule_changed' }
    publishChange(tx, 'risk_rules')
    const now = deps.clock.now()
    const { weight, action, when, enabled } = before
    const change = { key, version: version + 1, before: { weight, action, when, enabled } }
    await insertRuleChange(tx, { ...change, after: setting, changedBy: admin.id, at: now })
    await recordEvent(tx, 'risk_rule_changed', now, { key, version: version + 1 })
    await writeAudit(tx, {
      actor: admin,
      action: 'risk_rule_changed',
      subject: ['risk_rule', key],
      at: now,
      data: { before: change.before, after: setting },
    })
    return { rule: { ...before, ...setting, version: version + 1 } }
  })
}

/** The rule with its default values. */
export const defaultRule = (key: string) => defaultRules.find((rule) => rule.key === key)

/** Assessments looked at, newest first, and the time for it: a page waits for the result. */
const MOST = 50_000
const LONGEST_MS = 8 * SECOND
/** Judged in one go; in between the server does other work. */
const BATCH = 500

/** How many listings were, or would have been, held; and how many of these were violations or legitimate. */
export type ReplayFigures = {
  held: number
  truePositives: number
  falsePositives: number
  /** Listings that the rule itself applied to, and how many of these were violations. */
  matched: number
  matchedViolations: number
}
export type Replay = {
  since: Date
  listings: number
  /** Violations, held or not. */
  violations: number
  /** False when there were more than could be looked at. */
  isComplete: boolean
  present: ReplayFigures
  changed: ReplayFigures
}

type Seen = { isViolation: boolean; held: [boolean, boolean]; matched: [boolean, boolean] }

/**
 * Assesses the listings of the last 90 days again, with the rules as they are and with one of them
 * changed. A listing was held when any action but nothing followed from any of its assessments.
 */
export async function replayRule(deps: Deps, key: string, setting: RuleSetting): Promise<Replay> {
  const since = new Date(deps.clock.now().getTime() - RULE_TRIAL_DAYS * DAY)
  const present = await readRules(deps.db.kysely)
  const changed = present.map((rule) => (rule.key === key ? { ...rule, ...setting } : rule))
  const listings = new Map<string, Seen>()
  const started = performance.now()
  let count = 0
  let last: PastAssessment | undefined
  let isComplete = false
  while (!isComplete && count < MOST && performance.now() - started < LONGEST_MS) {
    const page = { since, before: last, limit: BATCH }
    const batch = await listPastAssessments(deps.db.kysely, page)
    for (const assessment of batch) note(listings, assessment, key, [present, changed])
    count += batch.length
    last = batch.at(-1)
    isComplete = batch.length < BATCH
    await nextTurn()
  }
  const all = [...listings.values()]
  return {
    since,
    listings: all.length,
    violations: all.filter(({ isViolation }) => isViolation).length,
    isComplete,
    present: figuresOf(all, 0),
    changed: figuresOf(all, 1),
  }
}

function note(
  listings: Map<string, Seen>,
  { listingId, facts, isViolation }: PastAssessment,
  key: string,
  versions: readonly [RiskRule[], RiskRule[]],
) {
  const listing = listings.get(listingId) ?? {
    isViolation,
    held: [false, false],
    matched: [false, false],
  }
  for (const version of [0, 1] as const) {
    const { actions, rules } = evaluateRisk(facts, versions[version])
    if (actions.length > 0) listing.held[version] = true
    if (rules.includes(key)) listing.matched[version] = true
  }
  listings.set(listingId, listing)
}

function figuresOf(listings: readonly Seen[], version: 0 | 1): ReplayFigures {
  const held = listings.filter((one) => one.held[version])
  const matched = listings.filter((one) => one.matched[version])
  const truePositives = held.filter(({ isViolation }) => isViolation).length
  return {
    held: held.length,
    truePositives,
    falsePositives: held.length - truePositives,
    matched: matched.length,
    matchedViolations: matched.filter(({ isViolation }) => isViolation).length,
  }
}
