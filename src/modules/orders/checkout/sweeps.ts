import type { Deps } from '../../../deps.ts'
import { MINUTE, SECOND } from '../../../platform/clock.ts'
import type { Job } from '../../../platform/jobs.ts'
import {
  bookProviderLines,
  catchUpWithNews,
  checkPayoutPlaces,
  reconcilePayments,
  runMoneyTasks,
} from '../../payments/index.ts'
import { orderDoor } from './order-door.ts'

/** What money does by itself: due refunds and payouts, and asking the provider what was missed. */
export function moneySweeps(deps: Deps): Job[] {
  return [
    {
      name: 'money',
      everyMs: 2 * SECOND,
      repeatWhileBusy: true,
      run: () => runMoneyTasks(deps, orderDoor),
    },
    { name: 'open payments', everyMs: 15 * SECOND, run: () => reconcilePayments(deps, orderDoor) },
    { name: 'provider news', everyMs: 5 * MINUTE, run: () => catchUpWithNews(deps, orderDoor) },
    { name: 'provider fees', everyMs: MINUTE, run: () => bookProviderLines(deps) },
    { name: 'payout accounts', everyMs: 5 * MINUTE, run: () => checkPayoutPlaces(deps) },
  ]
}
