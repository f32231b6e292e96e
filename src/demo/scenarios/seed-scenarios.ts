import { expireListings } from '../../modules/listings/index.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'
import { listOrders, listStock } from '../demo.store.ts'
import type { DemoRefusal } from '../demo-app.ts'
import type { SeedContext } from '../history/sale.ts'
import { runDueJobs, runSteps, type Step } from '../history/steps.ts'
import { createRandom, seedFrom } from '../random.ts'
import { buyerSteps } from './buyer-scenarios.ts'
import { messagingSteps } from './messaging-scenarios.ts'
import { orderSteps, unfilledOrders } from './order-scenarios.ts'
import { samplePageSteps } from './sample-pages.ts'
import {
  expiredOffers,
  messagesToShop,
  priceDrops,
  safetySteps,
  sellerOnVacation,
  vacationSteps,
} from './shop-scenarios.ts'

/** One in so many phones, the newest, stays untouched. */
const NEWEST_SHARE = 50
/** Ended orders count as shown for this long. */
const SHOWN_DAYS = 12

/**
 * Makes what the demo promises to show at any time and does not show now: orders in every state, and
 * something to do for each login. Deterministic by seed, day and what is there. Returns the refusals.
 */
export async function seedScenarios(context: SeedContext, seed: number): Promise<DemoRefusal[]> {
  const { demoApp, now } = context
  const db = demoApp.deps.db.kysely
  const random = createRandom(seed + seedFrom(now.toISOString().slice(0, 10)))
  const orders = await listOrders(db, new Date(now.getTime() - SHOWN_DAYS * DAY))
  await expireListings(demoApp.deps)
  const stock = await listStock(db, ['live'])
  const away = await sellerOnVacation(context, stock)
  // The newest and the advertised ones are what visitors see first.
  const free = random.shuffle(
    stock
      .slice(0, -Math.ceil(stock.length / NEWEST_SHARE))
      .filter(({ advertised, sellerEmail }) => !advertised && sellerEmail !== away?.email),
  )
  const scene = { context, free, stock, random }
  const steps = [
    // First: an order takes its phone away from what is free.
    ...orderSteps(scene, unfilledOrders(orders)),
    ...(await messagingSteps(scene)),
    ...(await buyerSteps(scene)),
    ...vacationSteps(context, away),
    ...(await messagesToShop(scene)),
    ...(await expiredOffers(scene)),
    ...(await priceDrops(scene)),
    ...(await safetySteps(context)),
    ...(await samplePageSteps(scene)),
  ]
  const refusals = await runSteps(demoApp, withJobs(steps, context))
  await runDueJobs(demoApp.deps)
  return refusals
}

/** What the steps lead to, such as notifications, happens soon after them. */
const JOBS_EVERY_MS = 4 * HOUR
/** Within so many minutes of their round time. */
const JOBS_MINUTES = 180

function withJobs(steps: readonly Step[], { demoApp, now }: SeedContext): Step[] {
  const runs = new Set(
    steps.map(({ at }) => {
      const run = Math.ceil(at.getTime() / JOBS_EVERY_MS)
      return run * JOBS_EVERY_MS + ((run * 97) % JOBS_MINUTES) * MINUTE
    }),
  )
  const jobs = [...runs]
    .filter((time) => time < now.getTime())
    .map((time): Step => {
      return { at: new Date(time), story: null, run: () => runDueJobs(demoApp.deps) }
    })
  return [...steps, ...jobs].sort((a, b) => a.at.getTime() - b.at.getTime())
}
