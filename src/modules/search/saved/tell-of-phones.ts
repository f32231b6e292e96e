import type { Deps } from '../../../deps.ts'
import { MINUTE } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { formatMoney } from '../../../shared/money.ts'
import { distanceKm } from '../../catalog/places/index.ts'
import {
  type Candidate,
  candidatesFor,
  dueMails,
  insertAlerts,
  type NewAlert,
  type NewPhone,
  readPhones,
  takeNews,
} from './matching.store.ts'
import { judge } from './near-misses.ts'

/**
 * Phones held against the searches in one transaction. Of 100,000 searches 8,000 may ask for one
 * model: ten such phones are read and told in about two seconds.
 */
const BATCH = 10

/** One mail a person in this time, with all its phones. */
export const MAIL_PAUSE_MS = 15 * MINUTE

/** Batches of one run; then others have their turn. */
const MOST_BATCHES = 200

/**
 * Holds new and cheaper phones against the saved searches; says how many phones. What a phone is
 * told for is taken off the list in the transaction that tells it: nothing is lost or told twice,
 * on any number of nodes and after any pause.
 */
export async function tellOfPhones(deps: Deps): Promise<number> {
  let told = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const taken = await tellOfBatch(deps)
    told += taken
    if (taken < BATCH) break
  }
  return told
}

function tellOfBatch(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const news = await takeNews(tx, BATCH)
    if (news.length === 0) return 0
    const listingIds = [...new Set(news)]
    const phones = await readPhones(tx, listingIds)
    const candidates = await candidatesFor(tx, listingIds)
    const alerts = bestOfEach(candidates, phones, deps.env.CURRENCY)
    const people = alerts.length > 0 ? await insertAlerts(tx, alerts, at) : []
    if (people.length > 0) await dueMails(tx, [...new Set(people)], at, MAIL_PAUSE_MS)
    return news.length
  })
}

/** One alert a phone and person: a match rather than a near miss, whatever number of searches. */
function bestOfEach(candidates: Candidate[], phones: NewPhone[], currency: string): NewAlert[] {
  const money = (minor: number) => formatMoney(minor, currency)
  const byId = new Map(phones.map((phone) => [phone.id, phone]))
  const best = new Map<string, NewAlert>()
  for (const candidate of candidates) {
    const { userId, listingId, searchId } = candidate
    const phone = byId.get(listingId)
    const key = `${userId} ${listingId}`
    if (!phone || best.get(key)?.kind === 'match') continue
    const distanceKm = distanceOf(candidate, phone)
    const judgement = judge(candidate, { ...phone, distanceKm }, money)
    if (!judgement || (judgement.kind === 'near_miss' && best.has(key))) continue
    best.set(key, { userId, listingId, searchId, ...judgement })
  }
  return [...best.values()]
}

function distanceOf(from: Candidate, to: NewPhone): number | null {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return null
  return distanceKm({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon })
}
