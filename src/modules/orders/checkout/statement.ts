import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../platform/clock.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type StatementLine, statementOf } from '../../payments/ledger/index.ts'
import { moneyOf } from './money.ts'
import type { Statement, StatementQuery } from './payouts.contract.ts'

/** More sales than anybody reads on one page; the file has more. */
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
  { from, to }: StatementQuery,
  most = ON_PAGE,
): Promise<Statement> {
  const found = await statementOf(deps.db.kysely, seller.id, {
    from: new Date(from ?? 0),
    to: new Date((to ? Date.parse(to) : deps.clock.now().getTime()) + DAY),
    limit: most + 1,
  })
  return { lines: found.slice(0, most).map(toLine), more: found.length > most }
}

function toLine(line: StatementLine): Statement['lines'][number] {
  const money = (minor: number) => moneyOf(minor, line.currency)
  const sold = line.priceMinor > 0
  return {
    _id: String(line.id),
    at: line.at.toISOString(),
    kind: kinds[line.kind as keyof typeof kinds] ?? 'chargeback',
    orderId: line.orderId,
    name: line.name,
    price: sold ? money(line.priceMinor) : null,
    refunded: sold && line.refundedMinor > 0 ? money(line.refundedMinor) : null,
    fee: sold ? money(line.feeMinor) : null,
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
  'Refunded',
  'Fee',
  'Amount',
  'Balance',
  'Currency',
]

/** A statement as comma-separated text (RFC 4180) that spreadsheets read. */
export function toCsv({ lines }: Statement): string {
  const rows = lines.map((line) => [
    line.at,
    line.kind,
    line.orderId ?? '',
    // A name that begins like a formula must stay a name.
    (line.name ?? '').replace(/^(?=[=+\-@\t\r])/, "'"),
    line.price?.amount ?? '',
    line.refunded?.amount ?? '',
    line.fee?.amount ?? '',
    line.amount.amount,
    line.balance.amount,
    line.amount.currency,
  ])
  return [heads, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
