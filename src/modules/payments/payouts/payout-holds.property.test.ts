import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../../test/app.ts'
import type { Transfer } from '../../../../test/fake-stripe/objects.ts'
import { api as paths } from '../../../contract/urls.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'
import {
  accounts,
  buildSale,
  deliverEvent,
  handOver,
  listTasks,
  openShop,
  payOnline,
  reconcile,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from '../../orders/checkout/checkout.fixture.ts'
import { COMPLAINT, dispute } from '../../orders/disputes/disputes.fixture.ts'
import { runDeadlines } from '../../orders/index.ts'
import { address } from '../../orders/orders.fixture.ts'
import { orderCallbacks } from '../../orders/payment-callbacks.ts'
import { runMoneyTasks } from '../money-tasks/run-money-tasks.ts'
import { recordBalanceTransactions } from '../reconcile.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ NEW_SELLER_PAYOUT_DAYS: '7', PAYOUT_CHANGE_HOURS: '48' })
})
afterAll(() => shop.close())

/** A paid sale, and what decides whether its seller may be paid for it. */
type Sold = Sale & {
  amountMinor: number
  intentId: string
  bookedAt: number
  /** The state of the order. */
  state: string
  /** When the money became the seller's. */
  settledAt: number | null
  /** One of many sales in a day: an admin has to release it. */
  isUnchecked: boolean
  /** Not before. */
  heldUntil: number
  /** A rule about risk holds it until staff overrule that. */
  isSuspected: boolean
  bank: 'silent' | 'open' | 'won' | 'lost'
  /** Paid by an admin, outside the provider. */
  outsideMinor: number
}

/** One seller with their sales. */
type World = { seller: TestUser; accountId: string; sold: Sold[]; bankChangedAt: number }

const now = () => shop.app.clock.now().getTime()
/** More listings in a day would be reviewed before they are live. */
const MAX_SALES = 9

/** The rules of docs/decisions/payouts-and-risk.md that keep a seller from being paid for a sale now. */
function holdsOn(sale: Sold, { sold, bankChangedAt }: World): string[] {
  const disputed = sold.filter(({ state, bank }) => state === 'disputed' || bank === 'open')
  const counted = sold.filter(({ bookedAt }) => bookedAt > now() - 90 * DAY)
  const isMuchDisputed = disputed.length >= 2 && disputed.length / counted.length >= 0.2
  return Object.entries({
    unsettled: sale.settledAt === null,
    'one of the first three': sale.heldUntil > now(),
    'not checked': sale.isUnchecked,
    suspected: sale.isSuspected,
    'bank dispute': sale.bank === 'open' || sale.bank === 'lost',
    'much disputed': isMuchDisputed,
    'other bank account': bankChangedAt + 48 * HOUR > now(),
    'paid outside': sale.outsideMinor > 0,
  }).flatMap(([why, holds]) => (holds ? [why] : []))
}

function settle(sale: Sold, { sold }: World) {
  const times = sold.flatMap(({ settledAt }) => settledAt ?? [])
  const isNew = times.length === 0 || now() - Math.min(...times) < 30 * DAY
  sale.isUnchecked = isNew && times.filter((time) => time > now() - DAY).length >= 5
  if (times.length < 3 && !sale.isUnchecked) sale.heldUntil = now() + 7 * DAY
  sale.settledAt = now()
}

async function follow(world: World) {
  for (const sale of world.sold) {
    const { rows } = await query('select state from orders where id = $1', [sale.orderId])
    sale.state = rows[0].state
    if (sale.state === 'completed' && sale.settledAt === null) settle(sale, world)
  }
}

async function sell(world: World) {
  const { seller, sold } = world
  // Failures while buyers pay have a property of their own.
  Object.assign(shop.fake.mood, { breaks: 0, losesAnswers: 0 })
  const price = 300 + sold.length
  const lost = sold.filter(({ bank }) => bank === 'lost').length
  const sale = await buildSale(shop.app, String(price), { by: seller })
  return { sale, amountMinor: price * 100, isSuspected: lost >= 2 }
}

async function pay(world: World, { sale, ...more }: Awaited<ReturnType<typeof sell>>) {
  const { intentId } = await payOnline(shop, sale)
  const start = { state: 'paid', settledAt: null, isUnchecked: false, heldUntil: 0 }
  const bank = 'silent' as const
  world.sold.push({ ...sale, ...more, ...start, bank, intentId, bookedAt: now(), outsideMinor: 0 })
}

async function sendBankEvents(operation: () => void) {
  const from = shop.fake.events.length
  operation()
  for (const event of shop.fake.events.slice(from)) await deliverEvent(shop.app, event)
}

const admin = () => buildUser(shop.app, { role: 'admin' })
const query = (text: string, values: unknown[]) => shop.app.deps.db.pool.query(text, values)

type RandomStep = (world: World, sale: Sold | undefined, chance: number) => Promise<unknown>

/** Actions of people, banks, staff and failures; any of them may occur when it is not possible. */
const doings: Record<string, RandomStep> = {
  async sell(world) {
    if (world.sold.length === MAX_SALES) return
    const begun = await sell(world)
    await pay(world, begun)
    await handOver(shop.app, begun.sale)
  },
  async send(world) {
    if (world.sold.length === MAX_SALES) return
    const begun = await sell(world)
    const { orderId, buyer, seller } = begun.sale
    const chosen = { method: 'shipping', address }
    await as(shop.app, buyer).post(paths.orderDelivery(orderId), chosen)
    await pay(world, begun)
    const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
    await as(shop.app, seller).post(paths.shipOrder(orderId), parcel)
    await as(shop.app, buyer).post(paths.deliverOrder(orderId))
  },
  confirm: async (_, sale) =>
    sale && as(shop.app, sale.buyer).post(paths.confirmOrder(sale.orderId)),
  dispute: async (_, sale) => sale && dispute(shop.app, sale),
  decide: async (_, sale) =>
    sale &&
    as(shop.app, await admin()).post(paths.disputeDecision(sale.orderId), {
      kind: 'release',
      reason: COMPLAINT,
    }),
  async bankOpens(_, sale) {
    if (sale?.bank !== 'silent') return
    await sendBankEvents(() => shop.fake.dispute(sale.intentId))
    sale.bank = 'open'
  },
  async bankDecides(_, sale, chance) {
    if (sale?.bank !== 'open') return
    const outcome = chance % 3 === 0 ? 'lost' : 'won'
    await sendBankEvents(() => shop.fake.closeDispute(sale.intentId, outcome))
    sale.bank = outcome
  },
  async suspect(_, sale) {
    if (!sale) return
    await query(
      `insert into risk_assessments (id, listing_id, facts, rules, score, actions, at)
       values (gen_random_uuid(), $1, '{}', '{repeated_chargebacks}', 45, '{hold_payout}', $2)`,
      [sale.phone._id, shop.app.clock.now()],
    )
    sale.isSuspected = true
  },
  async overrule(_, sale) {
    if (!sale) return
    const note = { note: 'The bank was wrong' }
    await as(shop.app, await admin()).post(paths.overrideRisk(sale.phone._id), note)
    sale.isSuspected = false
  },
  async changeBank(world, _, chance) {
    await sendBankEvents(() => shop.fake.setBank(world.accountId, `bank_${now()}_${chance}`))
    world.bankChangedAt = now()
  },
  async retry(_, sale) {
    if (!sale) return
    const task = (await listTasks(shop.app, sale.orderId)).find(({ kind }) => kind === 'payout')
    if (!task || task.state === 'done') return
    const someone = await admin()
    const answers = await Promise.all(
      [1, 2].map(() => as(shop.app, someone).post(paths.retryMoneyTask(task.id))),
    )
    if (answers.some(({ status }) => status === 200)) sale.isUnchecked = false
  },
  async payOutside(_, sale) {
    if (!sale) return
    const task = (await listTasks(shop.app, sale.orderId)).find(({ kind }) => kind === 'payout')
    if (!task || task.state === 'done') return
    const someone = await admin()
    const paid = { amountMinor: Number(task.amount_minor), reason: 'By bank transfer' }
    const answers = await Promise.all(
      [1, 2].map(() => as(shop.app, someone).post(paths.settleMoneyTask(task.id), paid)),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    sale.outsideMinor += accepted.length * paid.amountMinor
    expect([sale.orderId, transfersFor(sale).length * sale.outsideMinor]).toEqual([sale.orderId, 0])
  },
  money: () => Promise.all([1, 2].map(() => runMoneyTasks(shop.app.deps, orderCallbacks))),
  later: async (_, __, chance) =>
    shop.app.clock.advance([11 * MINUTE, 5 * HOUR, 30 * HOUR, 4 * DAY][chance % 4]!),
  breaks: async () => Object.assign(shop.fake.mood, { breaks: 1 }),
  loses: async () => Object.assign(shop.fake.mood, { losesAnswers: 2 }),
}

/** New transfers must be in order: each for a sale that nothing holds, together no more than is free. */
function checkTransfers(name: string, world: World, known: Set<string>) {
  const fresh = world.sold.flatMap((sale) =>
    transfersFor(sale).flatMap(({ id }) => (known.has(id) ? [] : [{ id, sale }])),
  )
  if (fresh.length === 0) return
  for (const { id, sale } of fresh) {
    expect([name, holdsOn(sale, world)]).toEqual([name, []])
    known.add(id)
  }
  // Held sales pay no debts.
  const free = world.sold.filter(
    (sale) =>
      sale.settledAt !== null &&
      (sale.bank === 'lost' || paidFor(sale).length > 0 || holdsOn(sale, world).length === 0),
  )
  const earned = sums(free.map(({ amountMinor, bank }) => (bank === 'lost' ? 0 : amountMinor)))
  expect(sums(world.sold.flatMap(paidFor))).toBeLessThanOrEqual(earned)
}

const transfersFor = ({ orderId }: Sold) =>
  shop.fake.all<Transfer>('transfer').filter(({ transfer_group }) => transfer_group === orderId)

/** Amounts that a seller got for a sale. */
function paidFor(sale: Sold): number[] {
  const paid = transfersFor(sale).map(({ amount }) => amount)
  return sale.outsideMinor > 0 ? [sale.outsideMinor, ...paid] : paid
}

const sums = (all: number[]) => all.reduce((sum, one) => sum + one, 0)

/** Everything that holds money back ends, and time passes. */
async function endHolds(world: World) {
  Object.assign(shop.fake.mood, { breaks: 0, losesAnswers: 0 })
  for (const sale of world.sold) {
    if (sale.bank === 'open') await doings.bankDecides!(world, sale, 1)
    await doings.overrule!(world, sale, 0)
  }
  for (let day = 0; day < 12; day += 1) {
    for (const sale of world.sold) {
      if (sale.state === 'disputed') await doings.decide!(world, sale, 0)
      if (sale.isUnchecked) await doings.retry!(world, sale, 0)
    }
    await runDeadlines(shop.app.deps)
    await reconcile(shop.app)
    await follow(world)
    await runMoney(shop.app)
    shop.app.clock.advance(DAY)
  }
  await recordBalanceTransactions(shop.app.deps)
}

async function buildWorld(): Promise<World> {
  const seller = await buildUser(shop.app, { role: 'Seller' })
  const accountId = await setUpAccount(shop, seller)
  await sendBankEvents(() => shop.fake.setBank(accountId, 'bank_first'))
  return { seller, accountId, sold: [], bankChangedAt: 0 }
}

async function expectPaidOnce({ seller, sold }: World) {
  const settled = sold.filter(({ settledAt }) => settledAt !== null)
  const taken = settled.filter(({ bank }) => bank === 'lost')
  for (const sale of sold) {
    const open = (await listTasks(shop.app, sale.orderId)).filter(({ state }) => state !== 'done')
    expect(open).toEqual([])
    const all = paidFor(sale)
    if (sale.settledAt === null) expect(all).toEqual([])
    // What a bank took back later comes off other payouts.
    else if (taken.length === 0) expect(all).toEqual([sale.amountMinor])
    else expect(all.length).toBeLessThanOrEqual(1)
  }
  const earned = sums(settled.map(({ amountMinor }) => amountMinor))
  const takenBack = sums(taken.map(({ amountMinor }) => amountMinor))
  const paid = sums(sold.flatMap(paidFor))
  const { rows } = await query(
    `select coalesce(-sum(amount_minor), 0)::int as due from ledger_entries
     where account = 'seller' and user_id = $1`,
    [seller.id],
  )
  expect(rows[0].due).toBe(earned - takenBack - paid)
  // Nothing that is due is left, and only what banks took back can be owed.
  expect(rows[0].due).toBeLessThanOrEqual(0)
  expect(-rows[0].due).toBeLessThanOrEqual(takenBack)
  const all = await accounts(shop.app)
  expect(sums(Object.values(all))).toBe(0)
  expect(all.provider ?? 0).toBe(shop.fake.balance('usd'))
}

const step = fc.tuple(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('sell', 'send', 'money', 'later') },
    { weight: 5, arbitrary: fc.constantFrom(...Object.keys(doings)) },
  ),
  fc.nat(MAX_SALES - 1),
  fc.nat(60),
)
// Random steps alone rarely sell so much in a day.
const starts = fc.constantFrom(0, 1, 3, 4, 6).map((far) => Array<'sell'>(far).fill('sell'))

type History = [string[], [string, number, number][]]
const examples: History[] = [
  // The bank takes back a sale that was not paid out, while another one is held.
  [
    ['sell'],
    [
      ['bankOpens', 0, 0],
      ['later', 0, 3],
      ['later', 0, 3],
      ['sell', 0, 0],
      ['bankDecides', 0, 0],
      ['money', 0, 0],
    ],
  ],
  // It takes back one that was paid out, while of two others only one is held.
  [
    ['sell', 'sell'],
    [
      ['later', 0, 3],
      ['later', 0, 3],
      ['money', 0, 0],
      ['bankOpens', 0, 0],
      ['bankDecides', 0, 0],
      ['sell', 0, 0],
      ['sell', 0, 0],
      ['money', 0, 0],
    ],
  ],
  // The same, while nothing holds the other one.
  [
    ['sell', 'sell'],
    [
      ['bankOpens', 0, 0],
      ['later', 0, 3],
      ['later', 0, 3],
      ['bankDecides', 0, 0],
      ['money', 0, 0],
    ],
  ],
  // The answer to a payout is lost, and so is the one to its repetition.
  [
    ['sell'],
    [
      ['later', 0, 3],
      ['later', 0, 3],
      ['loses', 0, 0],
      ['money', 0, 0],
      ['later', 0, 0],
      ['money', 0, 0],
    ],
  ],
  // The buyer has the phone and their bank disputes the payment, of one of many sales in a day.
  [
    ['sell', 'sell', 'sell', 'sell', 'sell'],
    [
      ['send', 0, 0],
      ['bankOpens', 5, 0],
      ['confirm', 5, 0],
      ['bankDecides', 5, 1],
      ['money', 0, 0],
    ],
  ],
]

test('property: a seller is paid once for each sale, never while a hold is on it, and always when the holds end', async () => {
  await fc.assert(
    fc.asyncProperty(
      starts,
      fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }),
      async (started, steps) => {
        const world = await buildWorld()
        const known = new Set<string>()
        const history = [...started.map((name) => [name, 0, 0] as const), ...steps]
        for (const [name, which, chance] of history) {
          await doings[name]!(world, world.sold[which % Math.max(1, world.sold.length)], chance)
          await follow(world)
          checkTransfers(name, world, known)
        }
        await endHolds(world)
        await expectPaidOnce(world)
      },
    ),
    { numRuns: 12, endOnFailure: true, examples },
  )
}, 240_000)
