import type { Deps } from '../../deps.ts'
import { inTransaction, isId, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { toMajor } from '../../shared/money.ts'
import { DAY } from '../../shared/time.ts'
import reasons from '../../text/en/server/selling/risk.ts'
import { fairPrice } from '../pricing/index.ts'
import {
  type AccountReview,
  addOverruled,
  clearAssessment,
  closeAccountReview,
  deleteAssessmentsBefore,
  deleteNetworksBefore,
  findAccountReview,
  findAssessment,
  findOverruled,
  insertAssessment,
  isCleared,
  lockAccountReview,
  openAccountReview,
  type PhoneSignals,
  type ReviewCause,
  readSellerFacts,
  readSignals,
} from './risk.store.ts'
import { currentRules } from './rules.store.ts'
import { evaluateRisk, formatReasons, type Risk, type RiskFacts } from './rules.ts'

export type Offered = PhoneSignals & {
  /** Undefined for a listing that does not exist yet. */
  listingId?: string | undefined
  sellerId: string
  modelId: number
  storageGb: number | null
  grade: 'A' | 'B' | 'C' | 'D' | null
  priceMinor: number
  currency: string
  /** Whether the IMEI belongs to another model than the listing names. */
  otherModel: boolean
}

export type Assessment = { facts: RiskFacts; risk: Risk; reasons: string[] }

/** Reads what is known about a phone that is about to be listed and its seller, and judges it. */
export async function assessListing(tx: Tx, offered: Offered, now: Date): Promise<Assessment> {
  const { listingId, sellerId, modelId, storageGb, grade, priceMinor, currency } = offered
  const seller = await readSellerFacts(tx, sellerId, offered, now)
  const band = await fairPrice(tx, { modelId, storageGb, grade }, { currency, now })
  const rules = await currentRules(tx)
  const overruled = listingId ? await findOverruled(tx, listingId) : []
  // An estimate without sales is too rough to suspect anyone.
  const median = band && !band.estimate ? band.median : null
  const facts: RiskFacts = {
    ...seller,
    otherModel: offered.otherModel,
    price: inDollars(Number(toMajor(priceMinor, currency)), currency),
    shareOfFairPrice: median ? priceMinor / median : null,
  }
  const risk = evaluateRisk(facts, rules, overruled)
  return { facts, risk, reasons: formatReasons(risk.rules, rules) }
}

/** Keeps the facts and the result with the listing. */
export function saveAssessment(tx: Tx, listingId: string, { facts, risk }: Assessment, date: Date) {
  return insertAssessment(tx, { listingId, facts, risk, at: date })
}

/**
 * Staff decided that the rules of the last assessment do not apply to a listing: not now, and not when
 * it is edited. False when no rule applied.
 */
export async function overrideRisk(
  tx: Tx,
  admin: Viewer,
  listingId: string,
  date: Date,
  note = '',
): Promise<boolean> {
  const last = await findAssessment(tx, listingId)
  if (!last || last.rules.length === 0) return false
  const { id, score, rules, actions } = last
  await addOverruled(tx, { listingId, rules, by: admin.id, at: date })
  // The last assessment is what later steps go by, such as the payout of the sale.
  await clearAssessment(tx, id)
  await writeAudit(tx, {
    actor: admin,
    action: 'risk_overruled',
    subject: ['listing', listingId],
    at: date,
    data: { score, rules, actions, ...(note && { note }) },
  })
  return true
}

/** Long enough to recognize who comes back after a ban. */
const NETWORK_DAYS = 180
/** Rules are tried on the last 90 days. */
const ASSESSMENT_DAYS = 180

/** Forgets networks of accounts that were last used long ago. */
export function deleteOldNetworks({ db, clock }: Deps): Promise<number> {
  return deleteNetworksBefore(db.kysely, new Date(clock.now().getTime() - NETWORK_DAYS * DAY))
}

/** Deletes assessments that nothing refers to any longer. */
export function deleteOldAssessments({ db, clock }: Deps): Promise<number> {
  return deleteAssessmentsBefore(db.kysely, new Date(clock.now().getTime() - ASSESSMENT_DAYS * DAY))
}

/**
 * About how many units of a currency are one US dollar, to one or two digits, as of 2026; 1 for the rest.
 * Rules only ask whether a phone is expensive: the order of magnitude is enough.
 */
const unitsPerDollar: Partial<Record<string, number>> = {
  AED: 3.7,
  ARS: 1_400,
  BDT: 120,
  BRL: 5.5,
  CLP: 950,
  CNY: 7,
  COP: 4_000,
  CZK: 22,
  DKK: 6.5,
  EGP: 48,
  HKD: 7.8,
  HUF: 340,
  IDR: 16_500,
  ILS: 3.5,
  INR: 87,
  ISK: 125,
  JPY: 150,
  KES: 130,
  KRW: 1_400,
  KZT: 520,
  LKR: 300,
  MAD: 9,
  MXN: 18,
  MYR: 4.2,
  NGN: 1_500,
  NOK: 10,
  PEN: 3.5,
  PHP: 58,
  PKR: 280,
  PLN: 3.7,
  RON: 4.4,
  RSD: 100,
  RUB: 85,
  SAR: 3.75,
  SEK: 9.5,
  THB: 33,
  TRY: 42,
  TWD: 31,
  UAH: 42,
  VND: 26_000,
  ZAR: 17,
}

/** A price in major units of a currency as about so many US dollars. */
export function inDollars(price: number, currency: string): number {
  return price / (unitsPerDollar[currency] ?? 1)
}

/** Later, the rules about listings recognize who comes back. */
const YOUNG_DAYS = 30

/**
 * Lets a moderator look at a young account that shares signals with a banned one; called at every
 * login. The person notices nothing, but their listings wait.
 */
export async function reviewLogin(tx: Tx, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - YOUNG_DAYS * DAY)
  const signals = await readSignals(tx, userId, since)
  if (!signals?.isYoung) return
  const causes = [
    signals.device && reasons.shares_device,
    signals.similarDevice && reasons.shares_similar_device,
    signals.payoutAccount && reasons.shares_payout_account,
  ].filter((reason) => reason !== false)
  if (causes.length > 0) await openReview(tx, { userId, cause: 'sign_up', reasons: causes }, now)
}

/** Lets a moderator look at the account of someone whose listing a rule refused. */
export function reviewBlockedSeller(
  deps: Deps,
  blocked: { userId: string; reasons: string[] },
): Promise<void> {
  const now = deps.clock.now()
  return inTransaction(deps.db, (tx) =>
    openReview(tx, { ...blocked, cause: 'blocked_listing' }, now),
  )
}

/** Whether staff know the account: then nothing is refused outright, but reviewed. */
export const isClearedAccount = isCleared

async function openReview(
  tx: Tx,
  review: { userId: string; cause: ReviewCause; reasons: string[] },
  date: Date,
) {
  if (!(await openAccountReview(tx, review, date))) return
  const { userId, ...data } = review
  await recordEvent(tx, 'account_review_opened', date, { userId, cause: data.cause })
  await writeAudit(tx, {
    actor: 'system',
    action: 'account_review_opened',
    subject: ['user', userId],
    at: date,
    data,
  })
}

type Cleared = { review: AccountReview } | { refused: 'no_review' | 'decided_otherwise' }

/**
 * Decides that an account is not that of a banned person: it is no longer compared with accounts that
 * were banned until now. Its listings that wait are decided one by one. Repeating it is harmless.
 */
export function clearAccount(
  deps: Deps,
  admin: Viewer,
  id: string,
  note: string,
): Promise<Cleared> {
  if (!isId(id)) return Promise.resolve({ refused: 'no_review' })
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Cleared> => {
    await lockAccountReview(tx, id)
    const review = await findAccountReview(tx, id)
    if (!review) return { refused: 'no_review' }
    if (review.decision === 'cleared') return { review }
    if (review.decision) return { refused: 'decided_otherwise' }
    await closeAccountReview(tx, id, { decision: 'cleared', by: admin.id, note, at: now })
    const { userId } = review
    await recordEvent(tx, 'account_cleared', now, { userId })
    await writeAudit(tx, {
      actor: admin,
      action: 'account_cleared',
      subject: ['user', userId],
      at: now,
      data: { reasons: review.reasons, note },
    })
    return { review: (await findAccountReview(tx, id)) ?? review }
  })
}
