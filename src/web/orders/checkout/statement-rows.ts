import type { Statement } from '../../api/index.ts'

type Line = Statement['lines'][number]
/** A line of the statement; for a sale that was paid out next, also when. */
export type StatementRow = Line & { paidOutAt: string | null }

/**
 * A sale and the payout that follows it are one row, with the balance after both. Other payouts keep their own: between
 * them and their sale the balance changed. Lines are newest first.
 */
export function pairPayouts(lines: readonly Line[]): StatementRow[] {
  const rows: StatementRow[] = []
  for (const line of lines) {
    const newer = rows.at(-1)
    if (newer && isPayoutFor(newer, line)) {
      rows[rows.length - 1] = { ...line, balance: newer.balance, paidOutAt: newer.at }
    } else rows.push({ ...line, paidOutAt: null })
  }
  return rows
}

function isPayoutFor(payout: Line, sale: Line): boolean {
  return (
    payout.kind === 'payout' &&
    (sale.kind === 'sale' || sale.kind === 'part_refund') &&
    payout.orderId !== null &&
    payout.orderId === sale.orderId &&
    payout.amount.currency === sale.amount.currency &&
    payout.amount.amountMinor === -sale.amount.amountMinor
  )
}
