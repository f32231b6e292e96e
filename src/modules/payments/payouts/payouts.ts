import type { Deps } from '../../../deps.ts'
import { escapeFormula } from '../../../platform/csv.ts'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { toMajor } from '../../../shared/money.ts'
import { REVERSE_CHARGE } from '../../../shared/orders/fee-vat.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { boundsOfDay, toOffsetTime } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import { providerFor } from '../choose-provider.ts'
import { toFeeVat } from '../fee-vat.store.ts'
import {
  listStatementLines,
  onItsWayToSeller,
  paidOutToSeller,
  type StatementLine,
  sellerBalance,
} from '../ledger.store.ts'
import { listOpenPayouts, lockSeller } from '../money-tasks/money-tasks.store.ts'
import { type MoneyTask, toMoney } from '../payment.ts'
import type { PayoutAccount, Statement, StatementQuery } from '../payments.contract.ts'
import { changeEnds, currentPayoutAccount } from './payout-account.ts'
import { readDisputeShare, readPayoutRecord } from './payout-accounts.store.ts'

const WAITS_FOR_SETUP = 'Waiting for you to set up payouts'

/** A seller's payout account, balance, payouts, and pending payouts. */
export async function showPayouts(deps: Deps, seller: Viewer): Promise<PayoutAccount> {
  const db = deps.db.kysely
  const provider = providerFor(deps)?.name ?? null
  const now = deps.clock.now()
  const [account, due, paidOut, onItsWay, tasks] = await Promise.all([
    currentPayoutAccount(deps, seller.id),
    sellerBalance(db, seller.id),
    paidOutToSeller(db, seller.id),
    onItsWayToSeller(db, seller.id),
    listOpenPayouts(db, seller.id),
  ])
  const state = !provider
    ? 'unavailable'
    : !account
      ? 'none'
      : account.ready
        ? 'ready'
        : 'incomplete'
  const ends = account && changeEnds(deps, account)
  const changedUntil = ends && ends > now ? ends : null
  return {
    provider,
    state,
    missing: [...new Set((account?.missing ?? []).map(requirementLabel))],
    due: due.map(({ amountMinor, currency }) => toMoney(amountMinor, currency)),
    paidOut: paidOut.map(({ amountMinor, currency }) => toMoney(amountMinor, currency)),
    onItsWay: onItsWay.map(({ amountMinor, currency, sales, firstAt }) => ({
      ...toMoney(amountMinor, currency),
      sales,
      firstAt: firstAt?.toISOString() ?? null,
    })),
    waiting: tasks.map((task) => ({
      orderId: task.orderId,
      amount: toMoney(task.amountMinor, task.currency),
      since: task.createdAt.toISOString(),
      reason: payoutHoldReason(task, account?.ready ?? false, { now, changedUntil }),
      until: dueLater(task, { now, changedUntil })?.toISOString() ?? null,
    })),
    changedUntil: changedUntil?.toISOString() ?? null,
  }
}

const isHeld = ({ heldUntil, state }: MoneyTask, now: Date) =>
  heldUntil !== null && heldUntil > now && state !== 'done'

type Delay = { now: Date; changedUntil: Date | null }

/** When a payout that is only late is made: the later of the two delays. */
function dueLater(task: MoneyTask, { now, changedUntil }: Delay): Date | null {
  if (task.state !== 'due' && task.state !== 'waiting') return null
  const held = isHeld(task, now) ? task.heldUntil : null
  if (!held || !changedUntil) return held ?? changedUntil
  return held > changedUntil ? held : changedUntil
}

function payoutHoldReason(task: MoneyTask, isSetUp: boolean, { now, changedUntil }: Delay) {
  if (task.state === 'failed') return 'Waiting for a check by the shop'
  const isLate = isHeld(task, now)
  if (changedUntil && (task.state === 'due' || (task.state === 'waiting' && !isLate)))
    return HELD_FOR_CHANGE
  if (task.state !== 'waiting') return null
  return isSetUp || isHeld(task, now) ? task.problem : WAITS_FOR_SETUP
}

/** Prefixes of Stripe's names for the details that it requires of a person or a business. */
const requirementLabels: [string, string][] = [
  ['external_account', 'A bank account'],
  ['tos_acceptance', 'Acceptance of the provider’s terms'],
  ['individual.verification', 'Proof of who you are'],
  ['individual', 'Details about you'],
  ['company', 'Details about your company'],
  ['representative', 'Details about who represents your company'],
  ['business_profile', 'What you sell'],
  ['business_type', 'Whether you are a person or a company'],
]

function requirementLabel(requirement: string): string {
  return requirementLabels.find(([name]) => requirement.startsWith(name))?.[1] ?? 'Further details'
}

/** Sales per page of the statement; the CSV file has more. */
const ON_PAGE = 500
export const IN_FILE = 10_000

const kinds = {
  release: 'sale',
  refund: 'part_refund',
  payout: 'payout',
  payout_outside: 'payout_outside',
} as const

/** What happened on a seller's account in some days, newest first; by default ever. */
export async function readStatement(
  deps: Deps,
  seller: Viewer,
  { from, to, timeZone }: StatementQuery & { timeZone: string },
  most = ON_PAGE,
): Promise<Statement> {
  // The days that the seller reads beside the lines.
  const bounds = (day: string) => boundsOfDay(day, timeZone)
  const lines = await listStatementLines(deps.db.kysely, seller.id, {
    from: from ? bounds(from).start : new Date(0),
    to: to ? bounds(to).end : new Date(deps.clock.now().getTime() + DAY),
    limit: most + 1,
  })
  return { lines: lines.slice(0, most).map(toStatementLine), hasMore: lines.length > most }
}

function toStatementLine(line: StatementLine): Statement['lines'][number] {
  const money = (minor: number) => toMoney(minor, line.currency)
  const sold = line.priceMinor > 0 || line.postageMinor > 0
  return {
    _id: String(line.id),
    at: line.at.toISOString(),
    kind: kinds[line.kind as keyof typeof kinds] ?? 'chargeback',
    orderId: line.orderId,
    name: line.name,
    price: sold ? money(line.priceMinor) : null,
    postage: sold && line.postageMinor > 0 ? money(line.postageMinor) : null,
    refunded: sold && line.refundedMinor > 0 ? money(line.refundedMinor) : null,
    fee: sold ? money(line.feeMinor) : null,
    feeVat: toFeeVat(line),
    amount: money(line.amountMinor),
    balance: money(line.balanceMinor),
  }
}

const heads = [
  'Date',
  'Kind',
  'Order',
  'Phone',
  'Price',
  'Postage',
  'Refunded',
  'Fee',
  'Amount',
  'Balance',
  'Currency',
]
/** Only in files with a fee that has VAT. */
const vatHeads = [
  'Fee without VAT',
  'VAT rate',
  'VAT',
  'VAT note',
  'Shop',
  'VAT number of the shop',
  'Your VAT number',
]

/** A statement as comma-separated text (RFC 4180) that spreadsheets read, with times in `timeZone`. */
export function toCsv({ lines }: Statement, timeZone: string): string {
  const hasVat = lines.some(({ feeVat }) => feeVat !== null)
  const rows = lines.map((line) => [
    toOffsetTime(new Date(line.at), timeZone),
    line.kind,
    line.orderId ?? '',
    // A name that begins like a formula must stay a name.
    escapeFormula(line.name ?? ''),
    line.price?.amount ?? '',
    line.postage?.amount ?? '',
    line.refunded?.amount ?? '',
    line.fee?.amount ?? '',
    line.amount.amount,
    line.balance.amount,
    line.amount.currency,
    ...(hasVat ? vatCells(line) : []),
  ])
  return [hasVat ? [...heads, ...vatHeads] : heads, ...rows]
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('')
}

function vatCells({ feeVat, amount: { currency } }: Statement['lines'][number]): string[] {
  if (!feeVat) return vatHeads.map(() => '')
  const { percent, netMinor, vatMinor, shopName, shopVatNumber, sellerVatNumber } = feeVat
  return [
    toMajor(netMinor, currency),
    String(percent),
    toMajor(vatMinor, currency),
    sellerVatNumber === null ? '' : REVERSE_CHARGE,
    escapeFormula(shopName),
    shopVatNumber,
    sellerVatNumber ?? '',
  ]
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Sales of a seller that are paid out later. */
const FIRST_SALES = 3
/** Sales of a new seller within a day, above which an admin looks first. */
const SALES_A_DAY = 5
/** A seller with this many open disputes, and this share of the sales of 90 days, is paid later. */
const DISPUTES = { least: 2, share: 0.2, days: 90 }

export const HELD_FOR_DISPUTES =
  'Several of your sales are disputed. You are paid when the disputes are decided.'
export const HELD_FOR_RISK = 'The shop checks this sale before it is paid out.'
export const HELD_FOR_CHANGE =
  'Your payout account was changed. Payouts are on hold for a while after that.'
const HELD_FOR_REVIEW =
  'Many sales in one day by a new seller: the shop checks them before they are paid out.'

type Hold = { state: 'due' | 'waiting' | 'failed'; heldUntil?: Date; problem?: string }

/**
 * How a new payout begins: at once, after a delay for the first sales of a seller, or with an admin's
 * review. The money of a stolen card is disputed days later, and would be gone.
 */
export async function beginPayout(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  userId: string | null,
  date: Date,
): Promise<Hold> {
  const days = settings.current().newSellerPayoutDays
  if (!userId || days === 0) return { state: 'due' }
  // Two sales that complete at once are not both the third.
  await lockSeller(tx, userId)
  const since = new Date(date.getTime() - DAY)
  const { payouts, lastDay, firstAt } = await readPayoutRecord(tx, userId, since)
  const isNew = !firstAt || date.getTime() - firstAt.getTime() < 30 * DAY
  if (isNew && lastDay >= SALES_A_DAY) return { state: 'failed', problem: HELD_FOR_REVIEW }
  if (payouts >= FIRST_SALES) return { state: 'due' }
  const heldUntil = new Date(date.getTime() + days * DAY)
  const problem = `Your first ${FIRST_SALES} sales are paid out ${formatQuantity(days, 'day')} later than others.`
  return { state: 'waiting', heldUntil, problem }
}

/** True while too many of a seller's sales are disputed. */
export async function isHeldForDisputes(db: Executor, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DISPUTES.days * DAY)
  const { disputed, sales } = await readDisputeShare(db, userId, since)
  return disputed >= DISPUTES.least && disputed / sales >= DISPUTES.share
}
