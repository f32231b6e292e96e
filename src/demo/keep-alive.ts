import { api } from '../contract/urls.ts'
import type { Deps } from '../deps.ts'
import { refreshSellerLevels } from '../modules/listings/index.ts'
import { DAY, HOUR } from '../shared/time.ts'
import {
  countDone,
  isFilled,
  listOrders,
  listStock,
  type OrderRow,
  type StockRow,
  setDone,
  whileAlone,
} from './demo.store.ts'
import { createDemoApp } from './demo-app.ts'
import { createSale, type SaleAction, type SeedContext } from './history/sale.ts'
import { runSteps, type Step } from './history/steps.ts'
import { addDemoListing, openMarket } from './market.ts'
import { bea, buyers, type DemoSeller, findSeller, sam } from './people.ts'
import { phonesForSale } from './plan.ts'
import { imeiLike, prove } from './proofs.ts'
import { createRandom, type Random, seedFrom } from './random.ts'
import { seedScenarios } from './scenarios/seed-scenarios.ts'
import { addTraffic } from './traffic.ts'

/** The people of the demo act four times a day. */
const TURN_MS = 6 * HOUR

/**
 * Lets the demo go on: its people send, pay for and confirm what waits for them, put phones up for sale
 * again that expire, and start new orders, offers and conversations where the demo has too few.
 * Listings, orders and accounts of visitors are left alone. A turn that was missed is not made up
 * for: after a year the work is that of one turn, plus one new listing a phone. Returns the number
 * of turns taken, 0 or 1.
 */
export async function keepDemoAlive(deps: Deps): Promise<number> {
  if (!(await isFilled(deps))) return 0
  const now = deps.clock.now()
  const turn = Math.floor(now.getTime() / TURN_MS)
  let taken = 0
  await whileAlone(deps.db, async () => {
    const last = await countDone(deps.db.kysely, 'turn')
    if (last >= turn) return
    await runTurn(deps, { now, seed: deps.env.DEMO_SEED + turn, missed: last ? turn - last : 1 })
    await setDone(deps.db.kysely, 'turn', turn)
    taken = 1
  })
  return taken
}

async function runTurn(
  deps: Deps,
  { now, seed, missed }: { now: Date; seed: number; missed: number },
) {
  const demoApp = createDemoApp(deps, now)
  try {
    const random = createRandom(seed)
    const renewals = await renewStock({ demoApp, now }, { random, awayMs: missed * TURN_MS })
    await runSteps(demoApp, renewals)
    // Opened now: a phone that was listed again has another id.
    const context: SeedContext = { demoApp, market: await openMarket(demoApp), now }
    await runSteps(demoApp, await orderProgress(context, random), { atOnce: 1 })
    await seedScenarios(context, seed)
    await addTraffic(deps)
    await refreshSellerLevels(deps)
  } finally {
    await demoApp.close()
  }
}

type Next = {
  /** Hours after which people do what an order waits for; whoever uses a login has more time. */
  usual: number
  login: number
  actions: (order: OrderRow, random: Random) => readonly SaleAction[]
}
const next: Partial<Record<OrderRow['state'], Next>> = {
  awaiting_payment: {
    ...{ usual: 17, login: 38 },
    actions: ({ payment }) => (payment === 'meet_up' ? ['handOver'] : []),
  },
  payment_sent: { usual: 30, login: 60, actions: () => ['confirmPayment'] },
  payment_disputed: {
    ...{ usual: 8 * 24, login: 9 * 24 },
    actions: (_, random) => [random.pick(['acceptPayment', 'rejectPayment'] as const)],
  },
  paid: {
    ...{ usual: 20, login: 70 },
    actions: ({ delivery }) => [delivery === 'shipping' ? 'ship' : 'handOver'],
  },
  shipped: { usual: 44, login: 90, actions: () => ['markDelivered'] },
  delivered: { usual: 22, login: 58, actions: () => ['confirm'] },
  disputed: {
    ...{ usual: 8 * 24, login: 9 * 24 },
    actions: (_, random) => [random.pick(['refundPart', 'refund'] as const)],
  },
  completed: {
    ...{ usual: 18, login: 5 * 24 },
    actions: ({ isRatedByBuyer, isRatedBySeller }) => [
      ...(isRatedByBuyer ? [] : (['rateSeller'] as const)),
      ...(isRatedBySeller ? [] : (['rateBuyer'] as const)),
    ],
  },
  return_requested: { usual: 30, login: 4 * 24, actions: () => ['approveReturn'] },
  return_approved: { usual: 34, login: 5 * 24, actions: () => ['sendReturn'] },
  return_sent: { usual: 44, login: 5 * 24, actions: () => ['receiveReturn'] },
}
/** Ratings are written within this time after a sale. */
const RATED_WITHIN_DAYS = 30

/** What people of the demo do about their orders with each other now. */
async function orderProgress(context: SeedContext, random: Random): Promise<Step[]> {
  const { now, demoApp } = context
  const since = new Date(now.getTime() - RATED_WITHIN_DAYS * DAY)
  const orders = await listOrders(demoApp.deps.db.kysely, since)
  return orders.flatMap((order) => {
    const buyer = buyers.find(({ email }) => email === order.buyerEmail)
    const seller = findSeller({ email: order.sellerEmail })
    const step = next[order.state]
    // A visitor's order is the visitor's.
    if (!buyer || !seller || !step) return []
    const isLogin = seller === sam || buyer === bea
    const waited = (now.getTime() - order.stateSince.getTime()) / HOUR
    if (waited < (isLogin ? step.login : step.usual)) return []
    const phone = { key: order.key, price: String(order.priceMinor / 100) }
    const sale = createSale(context, { phone, buyer, seller })
    return step
      .actions(order, random)
      .map((action) => ({ at: now, story: `order ${order.id}`, run: sale[action] }))
  })
}

/** Listings that end within this time are seen to. */
const ENDING_MS = 3 * DAY
/** Share of expired listings that their sellers renew. The others are listed again as new phones. */
const RENEWED = 0.3
/** A phone that was sold, came back or was taken down is followed by another one like it after this time. */
const FOLLOWED_MS = 13 * DAY
/** New listings are spread over the time that the demo was away, but over no more than this. */
const SPREAD_MS = 24 * DAY
/** Each time a phone is listed again it is a little cheaper. */
const CHEAPER = 0.98
const LEAST_USD = 15

type Shop = Pick<SeedContext, 'demoApp' | 'now'>

/** Puts phones up for sale again whose listings end or ended: those that the demo listed, no others. */
async function renewStock(
  context: Shop,
  { random, awayMs }: { random: Random; awayMs: number },
): Promise<Step[]> {
  const { now } = context
  const db = context.demoApp.deps.db.kysely
  const endsBefore = new Date(now.getTime() + ENDING_MS)
  const live = (await listStock(db, ['live'])).filter(({ expiresAt }) => expiresAt < endsBefore)
  const over = (await listStock(db, ['expired', 'sold', 'paused', 'withdrawn', 'removed'])).filter(
    ({ state, updatedAt }) =>
      state === 'expired' || now.getTime() - updatedAt.getTime() > FOLLOWED_MS,
  )
  // The phones of past sales have been sold once; the ones for sale come again.
  const stock = [...live, ...over].filter(({ key }) => key.startsWith('listing-'))
  const steps = stock.flatMap((phone): Step[] => {
    const seller = findSeller({ email: phone.sellerEmail })
    if (!seller) return []
    const isRenewed = phone.state === 'live' && random.chance(RENEWED)
    const back = random.between(0, Math.min(awayMs, SPREAD_MS))
    const listedAt = isRenewed ? now : new Date(now.getTime() - back)
    const run = () =>
      isRenewed ? renew(context, phone, seller) : listAgain(context, phone, seller)
    return [{ at: listedAt, story: phone.key, run }]
  })
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function renew({ demoApp }: Shop, phone: StockRow, seller: DemoSeller) {
  await (await demoApp.as(seller)).post(api.renewPhone(phone.id))
}

type PhoneView = {
  brand: string
  name: string
  storageGb: number | null
  color: string | null
  used: string
  originalPrice: string
  description: string
  location: string
  price: string
  grade: 'A' | 'B' | 'C' | 'D' | null
  photos: { src: string }[]
}

/** Another phone like it, with the same photos, which stay as long as a listing shows them. */
async function listAgain({ demoApp }: Shop, phone: StockRow, seller: DemoSeller) {
  const client = await demoApp.as(seller)
  const { photos, price, ...view } = await client.get<PhoneView>(api.phone(phone.id))
  if (phone.state === 'live' || phone.state === 'paused') await client.delete(api.phone(phone.id))
  const id = await addDemoListing(demoApp, client, seller, {
    key: phone.key,
    ...pick(view),
    price: String(Math.max(LEAST_USD, Math.round(Number(price) * CHEAPER))),
    photos: photos.map(({ src: url }) => ({ url })),
  })
  const similar = phonesForSale.find(({ name }) => name === view.name)
  if (!similar) return
  const seed = seedFrom(`${phone.key} ${demoApp.clock.now().toISOString().slice(0, 10)}`)
  const imei = similar.imei && imeiLike(similar.imei, seed)
  await prove(client, id, { brand: view.brand, imei, checkup: similar.checkup })
}

function pick(view: Omit<PhoneView, 'photos' | 'price'>) {
  const { brand, name, storageGb, color, used, originalPrice, description, location, grade } = view
  return { brand, name, storageGb, color, used, originalPrice, description, location, grade }
}
