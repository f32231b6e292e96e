import { api } from '../contract/urls.ts'
import type { Deps } from '../deps.ts'
import { refreshSellerLevels } from '../modules/listings/index.ts'
import { forEachConcurrently } from '../platform/concurrency.ts'
import { DAY, HOUR, MINUTE } from '../shared/time.ts'
import { countDone, isFilled, setDone, whileAlone } from './demo.store.ts'
import { createDemoApp, type DemoApp, DemoRefusal } from './demo-app.ts'
import type { SeedContext } from './history/sale.ts'
import { saleSteps } from './history/sale-scripts.ts'
import { runDueJobs, runSteps, type Step } from './history/steps.ts'
import { openMarket } from './market.ts'
import { makePastSales } from './past-sales.ts'
import { admin, allPeople, bea, type DemoPerson, sam } from './people.ts'
import {
  type DemoListing,
  type DemoPlan,
  type DemoSale,
  type EarlierOwner,
  planDemo,
} from './plan.ts'
import { seedScenarios } from './scenarios/seed-scenarios.ts'
import { addTraffic } from './traffic.ts'

/**
 * Fills the marketplace with two years of history: every account, listing, order, message and rating
 * is made through the API as people make it, in the order of time, with a clock that shows that
 * time, and what falls due in between is run by the jobs of the server. An interrupted fill continues
 * where it stopped. When several servers share a database, one of them fills it. Returns what was
 * refused: nothing, unless a visitor was faster.
 */
export async function createDemo(deps: Deps, plan?: DemoPlan): Promise<DemoRefusal[]> {
  const refusals: DemoRefusal[] = []
  await whileAlone(deps.db, async () => {
    const db = deps.db.kysely
    if (await isFilled(deps)) return
    const startedAt = await startOf(deps)
    const planned = plan ?? planDemo(startedAt)
    const demoApp = createDemoApp(deps, startedAt)
    try {
      refusals.push(...(await fill(demoApp, planned, startedAt)))
      await setDone(db, 'all', 1)
    } finally {
      await demoApp.close()
    }
  })
  return refusals
}

/** The minute of the first start: a fill that continues must plan the same market. */
async function startOf({ db, clock }: Deps): Promise<Date> {
  const started = await countDone(db.kysely, 'started')
  const minutes = started || Math.floor(clock.now().getTime() / MINUTE)
  if (!started) await setDone(db.kysely, 'started', minutes)
  return new Date(minutes * MINUTE)
}

async function fill(demoApp: DemoApp, plan: DemoPlan, now: Date): Promise<DemoRefusal[]> {
  const { deps } = demoApp
  const market = await openMarket(demoApp)
  const context: SeedContext = { demoApp, market, now }
  const advertised = plan.adverts.map((advert) => advertStep(context, advert))
  // What visitors see first comes first: the home page, the list, then history. Parts of one line go
  // on side by side: one works while another waits for the database.
  const parts: Part[][] = [
    [{ name: 'adverts', steps: () => advertised }],
    [
      {
        name: 'earlier owners',
        // Before these phones are listed again: a passport is written in the order of time.
        steps: () =>
          plan.earlierOwners.flatMap((owner) => earlierSteps(context, owner)).sort(byTime),
        // Months lie between these steps: side by side, one would let what another began expire.
        atOnce: 1,
      },
      {
        name: 'mail settings',
        steps: () => allPeople.map((person) => muteMailStep(context, person)),
      },
    ],
    [
      { name: 'phones', steps: () => plan.listings.map((phone) => listingStep(context, phone)) },
      { name: 'sales', steps: () => withJobs(plan.sales, context) },
    ],
    [{ name: 'alarms', steps: () => alarmSteps(context, plan.listings) }],
  ]
  const refusals: DemoRefusal[] = []
  for (const together of parts)
    await forEachConcurrently(together, together.length, async ({ name, steps, atOnce }) => {
      const from = await countDone(deps.db.kysely, name)
      const save = (done: number) => setDone(deps.db.kysely, name, done)
      refusals.push(
        ...(await runSteps(demoApp, steps(), { from, save, ...(atOnce && { atOnce }) })),
      )
    })
  for (const person of [admin, sam, bea]) await readNotifications(demoApp, person)
  refusals.push(...(await seedScenarios(context, deps.env.DEMO_SEED)))
  await runDueJobs(deps)
  await makePastSales(deps)
  await addTraffic(deps)
  // Twenty sellers a run.
  for (let run = 0; run * 20 < allPeople.length; run++) await refreshSellerLevels(deps)
  return refusals
}

/** A part of the history. Its progress is stored under `name`, so that a later start continues there. */
type Part = { name: string; steps: () => Step[]; atOnce?: number }

const byTime = (a: Step, b: Step) => a.at.getTime() - b.at.getTime()

/** A sale of long ago, and the repair that its buyer added to the phone's passport. */
function earlierSteps(context: SeedContext, { phoneKey, sale, repair }: EarlierOwner): Step[] {
  // Sales of one phone are one story: it can't be listed again before it is sold.
  const steps = saleSteps(context, sale).map((step) => ({ ...step, story: phoneKey }))
  if (!repair) return steps
  const run = async () => {
    const owner = await context.demoApp.as(sale.buyer)
    const phoneId = context.market.idOf(sale.key)
    const passport = await owner.get<{ _id: string }>(api.phonePassport(phoneId ?? ''))
    const body = { part: repair.part, by: repair.by, date: repair.at.toISOString().slice(0, 10) }
    await owner.post(api.repairs(passport._id), body)
  }
  return [...steps, { at: repair.at, story: phoneKey, run }]
}

function listingStep({ market }: SeedContext, phone: DemoListing): Step {
  return { at: phone.listedAt, story: phone.key, run: () => market.list(phone) }
}

/** Lists a phone and advertises it. */
function advertStep(
  context: SeedContext,
  { listing, advertisedAt }: DemoPlan['adverts'][number],
): Step {
  const { demoApp, market } = context
  const advertise = async () =>
    (await demoApp.as(listing.seller)).post(api.adverts(), { phoneId: market.idOf(listing.key) })
  const run = async () => {
    await market.list(listing)
    await demoApp.clock.at(advertisedAt, advertise)
  }
  return { at: listing.listedAt, story: listing.key, run }
}

const ALARMS = 2

/** Sellers who try to check a phone that another seller has for sale: each raises an alarm. */
function alarmSteps(
  { demoApp, market, now }: SeedContext,
  listings: readonly DemoListing[],
): Step[] {
  const checked = listings.filter(({ imei }) => imei).slice(0, ALARMS)
  return checked.flatMap((phone): Step[] => {
    const other = listings.findLast(({ seller }) => seller !== phone.seller)
    if (!other) return []
    const run = async () => {
      const body = { imei: phone.imei, phoneId: market.idOf(other.key) }
      await (await demoApp.as(other.seller))
        .post(api.imeiChecks(), body)
        .catch((error: unknown) => {
          if (!(error instanceof DemoRefusal)) throw error
        })
    }
    return [{ at: new Date(now.getTime() - 4 * HOUR), story: phone.key, run }]
  })
}

/** What happened up to now was read long ago. */
async function readNotifications(demoApp: DemoApp, person: DemoPerson) {
  const client = await demoApp.as(person)
  const { items } = await client.get<{ items: { _id: string }[] }>(api.notifications())
  if (items[0]) await client.post(api.readNotifications(), { upTo: items[0]._id })
}

/** No mail to addresses that do not exist; nor two years of old mail to the ones of the logins. */
function muteMailStep({ demoApp, now }: SeedContext, person: DemoPerson): Step {
  const run = async () => {
    const client = await demoApp.as(person)
    const { kinds } = await client.get<{ kinds: { kind: string }[] }>(api.notificationSettings())
    const notMailed = kinds.map(({ kind }) => kind)
    await client.put(api.notificationSettings(), { notMailed, messageMails: false })
  }
  return { at: now, story: person.key, run }
}

/** Time between two runs of the jobs: holds and payouts of long ago need no better resolution. */
const JOBS_EVERY = { recently: 2 * DAY, longAgo: 16 * DAY }
const RECENT_MS = 60 * DAY

const MINUTES_A_DAY = 24 * 60

/** The steps of all sales in the order of time, with the jobs run while something may be due. */
function withJobs(sales: readonly DemoSale[], context: SeedContext): Step[] {
  const steps = sales.flatMap((sale) => saleSteps(context, sale))
  const times = steps.flatMap(({ at }) => [at.getTime() + HOUR, at.getTime() + 9 * DAY])
  const runs = new Set(
    times.map((time) => {
      const isRecent = context.now.getTime() - time < RECENT_MS
      const every = isRecent ? JOBS_EVERY.recently : JOBS_EVERY.longAgo
      const run = Math.ceil(time / every)
      // Payouts happen at any time of the day, not all at midnight.
      return run * every + ((run * 397) % MINUTES_A_DAY) * MINUTE
    }),
  )
  const jobs = [...runs]
    .filter((time) => time < context.now.getTime())
    .map((time): Step => {
      return { at: new Date(time), story: null, run: () => runDueJobs(context.demoApp.deps) }
    })
  return [...steps, ...jobs].sort(byTime)
}
