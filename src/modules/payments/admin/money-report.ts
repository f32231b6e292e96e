import type { Deps } from '../../../deps.ts'
import { accountTotals, totalPaidOut } from '../ledger/ledger.store.ts'
import type { Account } from '../ledger/ledger.ts'
import { moneyOf } from '../payment.ts'
import type { MoneyReport } from '../payments.contract.ts'
import { disputedPayments } from '../payments.store.ts'
import { ProviderAway, ProviderRefusal, providerFor } from '../provider.ts'
import { refreshBalanceTransactions } from '../reconcile.ts'

const LISTED = 200

/** All the money there is, by the ledger and by the provider's own word, and what does not move. */
export async function moneyReport(deps: Deps): Promise<MoneyReport> {
  const db = deps.db.kysely
  // Fees since the last reading would look like a difference.
  const isRead = await refreshBalanceTransactions(deps)
  const [sums, paidOut, disputes, said] = await Promise.all([
    accountTotals(db),
    totalPaidOut(db),
    disputedPayments(db, LISTED),
    balanceOf(deps),
  ])
  const known = [deps.env.CURRENCY, ...sums.map(({ currency }) => currency)]
  return {
    provider: providerFor(deps)?.name ?? null,
    away: said === 'away',
    currencies: [...new Set(known)].map((currency) => {
      const on = (account: Account) =>
        sums.find((sum) => sum.account === account && sum.currency === currency)?.amountMinor ?? 0
      // Amounts owed are credits.
      const owed = (account: Account) => moneyOf(0 - on(account), currency)
      const paid = paidOut.find((sum) => sum.currency === currency)?.amountMinor ?? 0
      const own =
        said && said !== 'away'
          ? (said.find((sum) => sum.currency === currency)?.amountMinor ?? 0)
          : null
      return {
        currency,
        held: owed('held'),
        dueToSellers: owed('seller'),
        refundsOwed: owed('buyer'),
        fees: owed('fees'),
        providerFees: moneyOf(on('provider_fees'), currency),
        withdrawn: moneyOf(on('withdrawn'), currency),
        paidOut: moneyOf(paid, currency),
        atProvider: moneyOf(on('provider'), currency),
        providerSays: own === null ? null : moneyOf(own, currency),
        difference: own === null || !isRead ? null : moneyOf(own - on('provider'), currency),
      }
    }),
    disputes: disputes.flatMap(({ id, orderId, dispute, amountMinor, currency, createdAt }) =>
      dispute
        ? {
            paymentId: id,
            orderId,
            state: dispute,
            amount: moneyOf(amountMinor, currency),
            paidAt: createdAt.toISOString(),
          }
        : [],
    ),
  }
}

async function balanceOf(deps: Deps) {
  try {
    return await providerFor(deps)?.balance()
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    return 'away'
  }
}
