import type { Deps } from '../../deps.ts'
import { applyVacations, expireListings } from '../../modules/listings/index.ts'
import { notifyPeople } from '../../modules/notifications/index.ts'
import { escalateOverdueReturns } from '../../modules/orders/disputes/index.ts'
import {
  expireOffers,
  orderCallbacks,
  publishRatings,
  runClaimDeadlines,
  runDeadlines,
} from '../../modules/orders/index.ts'
import { moneyJobs } from '../../modules/payments/index.ts'
import { forEachConcurrently } from '../../platform/concurrency.ts'
import { type DemoApp, DemoRefusal } from '../demo-app.ts'

/** Refunds, payouts and closed payments. The others ask the provider about lost events. */
const MONEY_TASKS = 'money'

/** Runs what has fallen due by the clock of `deps`, as the server's jobs do. */
export async function runDueJobs(deps: Deps): Promise<void> {
  const money = moneyJobs(deps, orderCallbacks).find(({ name }) => name === MONEY_TASKS)
  if (!money) throw new Error(`no job ${MONEY_TASKS}`)
  await expireOffers(deps)
  await expireListings(deps)
  await applyVacations(deps)
  await untilDone(() => runDeadlines(deps))
  await escalateOverdueReturns(deps)
  await untilDone(() => runClaimDeadlines(deps))
  await untilDone(money.run)
  await publishRatings(deps)
  await untilDone(() => notifyPeople(deps))
}

async function untilDone(run: () => Promise<number>) {
  while ((await run()) > 0);
}

/**
 * Something that happens at a time. Steps of one story are taken one after the other; one without a
 * story, such as a run of the jobs, is taken alone, after all before it.
 */
export type Step = { at: Date; story: string | null; run: () => Promise<unknown> }

/** Stories at once: the database and this process work at the same time. */
const AT_ONCE = 4
/** After an interruption so many steps may be taken again. Most then change nothing. */
const MOST_TOGETHER = 24

/** The next steps of a list in time order whose stories may go on side by side. */
function takeTogether(steps: readonly Step[], from: number): Step[] {
  const next = steps.slice(from, from + MOST_TOGETHER)
  const alone = next.findIndex(({ story }) => story === null)
  return alone < 0 ? next : next.slice(0, Math.max(1, alone))
}

/**
 * Takes steps in the order of their times, each with the clock at its time. `save` is told how many
 * are done. A story of which a step is refused ends there: after an interruption, or because a
 * visitor was faster. Returns the refusals.
 */
export async function runSteps(
  { clock, deps }: DemoApp,
  steps: readonly Step[],
  {
    from = 0,
    save,
    atOnce = AT_ONCE,
  }: { from?: number; save?: (done: number) => Promise<void>; atOnce?: number } = {},
): Promise<DemoRefusal[]> {
  const refusals: DemoRefusal[] = []
  const ended = new Set<string>()
  const take = async ({ at, run, story }: Step) => {
    if (story !== null && ended.has(story)) return
    await clock.at(at, run).catch((error: unknown) => {
      if (!(error instanceof DemoRefusal)) throw error
      deps.log.debug({ story, err: error }, 'a step of the demo was refused')
      if (story !== null) ended.add(story)
      refusals.push(error)
    })
  }
  for (let done = from; done < steps.length; ) {
    const together = takeTogether(steps, done)
    const stories = [...Map.groupBy(together, ({ story }) => story).values()]
    await forEachConcurrently(stories, atOnce, async (story) => {
      for (const step of story) await take(step)
    })
    done += together.length
    await save?.(done)
  }
  return refusals
}
