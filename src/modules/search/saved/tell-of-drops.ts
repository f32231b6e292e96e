import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { formatMoney } from '../../../shared/money.ts'
import { dueMails } from './matching.store.ts'
import { type PriceAlert, takeDrops, watchersOf, writePriceAlerts } from './price-drops.store.ts'
import { MAIL_PAUSE_MS } from './tell-of-phones.ts'

/** Drops in one transaction. */
const BATCH = 20

/**
 * Tells those who keep an eye on a phone that it became cheaper; says how many phones. A price that
 * goes up and down again tells nobody twice: only what is below the price that they know is news.
 */
export function tellOfDrops(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  const money = (minor: number) => formatMoney(minor, deps.env.CURRENCY)
  return inTransaction(deps.db, async (tx) => {
    const drops = new Map((await takeDrops(tx, BATCH)).map((drop) => [drop.listingId, drop]))
    if (drops.size === 0) return 0
    const alerts = (await watchersOf(tx, [...drops.keys()])).flatMap((watcher): PriceAlert[] => {
      const { userId, listingId, toldMinor } = watcher
      const { fromMinor, toMinor } = drops.get(listingId)!
      const from = toldMinor ?? fromMinor
      if (toMinor >= from) return []
      const reason = `down from ${money(from)} to ${money(toMinor)}`
      return [{ userId, listingId, reason, toldMinor: toMinor }]
    })
    if (alerts.length > 0) {
      await writePriceAlerts(tx, alerts, at)
      const people = [...new Set(alerts.map(({ userId }) => userId))]
      await dueMails(tx, people, at, MAIL_PAUSE_MS)
    }
    return drops.size
  })
}
