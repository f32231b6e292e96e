import type { Deps } from '../../deps.ts'
import { expireListings, sweepVacations } from '../../modules/listings/index.ts'
import { notifyPeople } from '../../modules/notifications/index.ts'
import { lapseReturns } from '../../modules/orders/disputes/index.ts'
import {
  expireOffers,
  orderCallbacks,
  publishRatings,
  runClaimDeadlines,
  runDeadlines,
} from '../../modules/orders/index.ts'
import { moneyJobs } from '../../modules/payments/index.ts'

/** Refunds, payouts and closed payments. The others ask the provider about lost events. */
const MONEY_TASKS = 'money'

/** Runs what has fallen due by the clock of `deps`, as the server's jobs do. */
export async function runDueJobs(deps: Deps): Promise<void> {
  const money = moneyJobs(deps, orderCallbacks).find(({ name }) => name === MONEY_TASKS)
  if (!money) throw new Error(`no job ${MONEY_TASKS}`)
  await expireOffers(deps)
  await expireListings(deps)
  await sweepVacations(deps)
  await untilDone(() => runDeadlines(deps))
  await lapseReturns(deps)
  await untilDone(() => runClaimDeadlines(deps))
  await untilDone(money.run)
  await publishRatings(deps)
  await untilDone(() => notifyPeople(deps))
}

async function untilDone(run: () => Promise<number>) {
  while ((await run()) > 0);
}
