import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { DAY, SECOND } from '../../shared/time.ts'
import { listPastAssessments, type PastAssessment } from './replay.store.ts'
import { type RuleSetting, readRules } from './rules.store.ts'
import { judgeRisk, type RiskRule } from './rules.ts'

export const REPLAY_DAYS = 90
/** Assessments looked at, newest first, and the time for it: a page waits for the result. */
const MOST = 50_000
const LONGEST_MS = 8 * SECOND
/** Judged in one go; in between the server does other work. */
const BATCH = 500

/** How many listings were, or would have been, held; and how many of them turned out bad or good. */
export type ReplayFigures = {
  held: number
  bad: number
  good: number
  /** Listings that the rule itself applied to, and how many of these were bad. */
  matched: number
  matchedBad: number
}
export type Replay = {
  since: Date
  listings: number
  /** Listings that turned out bad, held or not. */
  bad: number
  /** False when there were more than could be looked at. */
  isComplete: boolean
  present: ReplayFigures
  changed: ReplayFigures
}

type Seen = { isBad: boolean; held: [boolean, boolean]; matched: [boolean, boolean] }

/**
 * Judges the listings of the last 90 days again, with the rules as they are and with one of them
 * changed. A listing was held when any action but nothing followed from any of its assessments.
 */
export async function replayRule(deps: Deps, key: string, setting: RuleSetting): Promise<Replay> {
  const since = new Date(deps.clock.now().getTime() - REPLAY_DAYS * DAY)
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
    bad: all.filter(({ isBad }) => isBad).length,
    isComplete,
    present: figuresOf(all, 0),
    changed: figuresOf(all, 1),
  }
}

function note(
  listings: Map<string, Seen>,
  { listingId, facts, isBad }: PastAssessment,
  key: string,
  versions: readonly [RiskRule[], RiskRule[]],
) {
  const seen = listings.get(listingId) ?? { isBad, held: [false, false], matched: [false, false] }
  for (const version of [0, 1] as const) {
    const { actions, rules } = judgeRisk(facts, versions[version])
    if (actions.length > 0) seen.held[version] = true
    if (rules.includes(key)) seen.matched[version] = true
  }
  listings.set(listingId, seen)
}

function figuresOf(listings: readonly Seen[], version: 0 | 1): ReplayFigures {
  const held = listings.filter((one) => one.held[version])
  const matched = listings.filter((one) => one.matched[version])
  const bad = held.filter(({ isBad }) => isBad).length
  return {
    held: held.length,
    bad,
    good: held.length - bad,
    matched: matched.length,
    matchedBad: matched.filter(({ isBad }) => isBad).length,
  }
}
