import type { Deps } from '../../../deps.ts'
import { MINUTE } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { formatMoney } from '../../../shared/money.ts'
import { distanceKm } from '../../catalog/places/index.ts'
import {
  type Candidate,
  findCandidates,
  findWatchers,
  insertAlerts,
  type NewAlert,
  type NewPhone,
  type PriceAlert,
  readPhones,
  scheduleMails,
  takeNewListings,
  takePriceDrops,
  writePriceAlerts,
} from './matching.store.ts'
import { matchPhone } from './near-misses.ts'

/**
 * Phones held against the searches in one transaction. Of 100,000 searches 8,000 may ask for one
 * model: ten such phones are read and told in about two seconds.
 */
const BATCH = 10

/** One mail a person in this time, with all its phones. */
const MAIL_PAUSE_MS = 15 * MINUTE

/** Batches of one run; then others have their turn. */
const MAX_BATCHES = 200

/**
 * Holds new and cheaper phones against the saved searches; says how many phones. What a phone is
 * told for is taken off the list in the transaction that tells it: nothing is lost or told twice,
 * on any number of nodes and after any pause.
 */
export async function alertNewMatches(deps: Deps): Promise<number> {
  let handled = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const taken = await alertBatch(deps)
    handled += taken
    if (taken < BATCH) break
  }
  return handled
}

function alertBatch(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const news = await takeNewListings(tx, BATCH)
    if (news.length === 0) return 0
    const listingIds = [...new Set(news)]
    const phones = await readPhones(tx, listingIds)
    const candidates = await findCandidates(tx, listingIds)
    const alerts = bestMatches(candidates, phones, deps.env.CURRENCY)
    const people = alerts.length > 0 ? await insertAlerts(tx, alerts, at) : []
    if (people.length > 0) await scheduleMails(tx, [...new Set(people)], at, MAIL_PAUSE_MS)
    return news.length
  })
}

/** One alert a phone and person: a match rather than a near miss, whatever number of searches. */
function bestMatches(candidates: Candidate[], phones: NewPhone[], currency: string): NewAlert[] {
  const money = (minor: number) => formatMoney(minor, currency)
  const byId = new Map(phones.map((phone) => [phone.id, phone]))
  const best = new Map<string, NewAlert>()
  for (const candidate of candidates) {
    const { userId, listingId, searchId } = candidate
    const phone = byId.get(listingId)
    const key = `${userId} ${listingId}`
    if (!phone || best.get(key)?.kind === 'match') continue
    const distanceKm = distanceBetween(candidate, phone)
    const judgement = matchPhone(candidate, { ...phone, distanceKm }, money)
    if (!judgement || (judgement.kind === 'near_miss' && best.has(key))) continue
    best.set(key, { userId, listingId, searchId, ...judgement })
  }
  return [...best.values()]
}

function distanceBetween(from: Candidate, to: NewPhone): number | null {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return null
  return distanceKm({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon })
}

/** Drops in one transaction. */
const DROPS_BATCH = 20

/**
 * Tells those who keep an eye on a phone that it became cheaper; says how many phones. A price that
 * goes up and down again tells nobody twice: only what is below the price that they know is news.
 */
export function alertPriceDrops(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  const money = (minor: number) => formatMoney(minor, deps.env.CURRENCY)
  return inTransaction(deps.db, async (tx) => {
    const drops = new Map(
      (await takePriceDrops(tx, DROPS_BATCH)).map((drop) => [drop.listingId, drop]),
    )
    if (drops.size === 0) return 0
    const alerts = (await findWatchers(tx, [...drops.keys()])).flatMap((watcher): PriceAlert[] => {
      const { userId, listingId, notifiedMinor } = watcher
      const { fromMinor, toMinor } = drops.get(listingId)!
      const from = notifiedMinor ?? fromMinor
      if (toMinor >= from) return []
      const reason = `down from ${money(from)} to ${money(toMinor)}`
      return [{ userId, listingId, reason, notifiedMinor: toMinor }]
    })
    if (alerts.length > 0) {
      await writePriceAlerts(tx, alerts, at)
      const people = [...new Set(alerts.map(({ userId }) => userId))]
      await scheduleMails(tx, people, at, MAIL_PAUSE_MS)
    }
    return drops.size
  })
}
