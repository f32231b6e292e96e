import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { toMajor } from '../../shared/money.ts'
import { DAY } from '../../shared/time.ts'
import { fairPrice } from '../pricing/index.ts'
import { inDollars } from './price-level.ts'
import { deleteNetworksBefore, insertAssessment, readSellerFacts } from './risk.store.ts'
import { judgeRisk, type Risk, type RiskFacts } from './rules.ts'

type Offered = {
  sellerId: string
  modelId: number
  storageGb: number | null
  grade: 'A' | 'B' | 'C' | 'D' | null
  priceMinor: number
}

export type Assessment = { facts: RiskFacts; risk: Risk }

/** Reads what is known about a phone that is about to be listed and its seller, and judges it. */
export async function assessListing(
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  tx: Tx,
  { sellerId, modelId, storageGb, grade, priceMinor }: Offered,
): Promise<Assessment> {
  const now = clock.now()
  const currency = env.CURRENCY
  const seller = await readSellerFacts(tx, sellerId, now)
  const band = await fairPrice(tx, { modelId, storageGb, grade }, { currency, now })
  // An estimate without sales is too rough to suspect anyone.
  const median = band && !band.estimate ? band.median : null
  const facts: RiskFacts = {
    ...seller,
    price: inDollars(Number(toMajor(priceMinor, currency)), currency),
    shareOfFairPrice: median ? priceMinor / median : null,
  }
  return { facts, risk: judgeRisk(facts) }
}

/** Keeps the facts and the result with the listing. */
export function saveAssessment(tx: Tx, listingId: string, { facts, risk }: Assessment, at: Date) {
  return insertAssessment(tx, { listingId, facts, risk, at })
}

/** Long enough to recognize who comes back after a ban. */
const NETWORK_DAYS = 180

/** Forgets networks of accounts that were last used long ago. */
export function deleteOldNetworks({ db, clock }: Deps): Promise<number> {
  return deleteNetworksBefore(db.kysely, new Date(clock.now().getTime() - NETWORK_DAYS * DAY))
}
