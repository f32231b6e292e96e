import { api } from '../../src/contract/urls.ts'
import { wait } from '../child.ts'
import type { Figure } from '../figure.ts'
import { type ApiResponse, call, quantile } from './call.ts'
import type { Fixtures, LoggedInUser, Node } from './fixtures.ts'
import { openSlowConnection } from './slow-connection.ts'

const BUYERS = 200
const PHONES = 30
const EACH_SECOND = 50
/** Booked before, and not measured. */
const WARM_UP_SECONDS = 4
const SECONDS = 20
/** As many as a buyer without a completed order may hold. */
const EACH_BUYER = 2

/**
 * A crowd on two server processes: each of 200 buyers tries to book each of 30 phones, concurrently
 * and in their own order.
 */
export async function crowd(fixtures: Fixtures): Promise<Figure[]> {
  const [seller] = await fixtures.people('Seller', 1)
  if (!seller) throw new Error('nobody sells')
  const phones = await fixtures.phones(seller, PHONES)
  const buyers = await fixtures.people('Buyer', BUYERS)
  const nodes = await Promise.all([fixtures.serve('one'), fixtures.serve('two')])
  try {
    await warmUp(fixtures, seller, nodes)
    const answers: ApiResponse[] = []
    await Promise.all(
      buyers.map(async (buyer, at) => {
        const { origin } = nodes[at % nodes.length]!
        for (let n = 0; n < PHONES; n += 1) {
          const phoneId = phones[(at * 7 + n * (1 + (at % 13) * 2)) % PHONES]
          answers.push(await call(origin, buyer, api.adverts(), { phoneId }))
        }
      }),
    )
    const { rows } = await fixtures.deps.db.pool.query(
      `select count(*) as n, count(distinct listing_id) as phones from orders
       where listing_id = any($1) and state = 'awaiting_payment'`,
      [phones],
    )
    const odd = answers.filter(({ status }) => ![200, 201, 409].includes(status)).length
    const times = answers.map(({ ms }) => ms)
    const name = `${BUYERS} buyers, ${PHONES} phones, two servers`
    return [
      {
        name: `${name}: orders over ${PHONES}`,
        unit: '',
        ours: rows[0].n - PHONES,
        target: { atMost: 0 },
      },
      {
        name: `${name}: phones booked`,
        unit: '',
        ours: rows[0].phones,
        target: { atLeast: PHONES },
      },
      { name: `${name}: neither booked nor refused`, unit: '', ours: odd, target: { atMost: 0 } },
      { name: `${name}: p99`, unit: 'ms', ours: quantile(times, 0.99), target: { atMost: 500 } },
    ]
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
}

/** Warms up the servers with a smaller crowd and other phones. */
async function warmUp(fixtures: Fixtures, seller: LoggedInUser, nodes: readonly Node[]) {
  const [phones, buyers] = [await fixtures.phones(seller, 20), await fixtures.people('Buyer', 100)]
  const bookings = buyers.flatMap((buyer, at) =>
    [at, at + 1, at + 2].map((n) => {
      const { origin } = nodes[at % nodes.length]!
      return call(origin, buyer, api.adverts(), { phoneId: phones[n % phones.length] })
    }),
  )
  await Promise.all(bookings)
}

/** Bookings at a steady rate, whether or not earlier ones have been answered. */
export async function steady(fixtures: Fixtures): Promise<Figure[]> {
  const node = await fixtures.serve('steady')
  try {
    return await bookSteadily(fixtures, node, `bookings, ${EACH_SECOND}/s`, 50)
  } finally {
    await node.stop()
  }
}

/** The same with a database that is a millisecond away. */
export async function steadyFromAfar(fixtures: Fixtures): Promise<Figure[]> {
  const line = await openSlowConnection(fixtures.databaseUrl, 1)
  const node = await fixtures.serve('afar', { databaseUrl: line.url })
  try {
    const name = `bookings, ${EACH_SECOND}/s, database 1 ms away`
    return await bookSteadily(fixtures, node, name, 40)
  } finally {
    await node.stop()
    await line.close()
  }
}

async function bookSteadily(
  fixtures: Fixtures,
  { origin }: Node,
  name: string,
  p99AtMost: number,
): Promise<Figure[]> {
  const [seller] = await fixtures.people('Seller', 1)
  if (!seller) throw new Error('nobody sells')
  const count = EACH_SECOND * (WARM_UP_SECONDS + SECONDS)
  const phones = await fixtures.phones(seller, count)
  const buyers = await fixtures.people('Buyer', count / EACH_BUYER)
  const started = performance.now()
  const sent: Promise<ApiResponse>[] = []
  for (const [at, phoneId] of phones.entries()) {
    await wait(Math.max(0, started + (at * 1_000) / EACH_SECOND - performance.now()))
    sent.push(call(origin, buyers[at % buyers.length]!, api.adverts(), { phoneId }))
  }
  const answers = await Promise.all(sent)
  const lost = answers.filter(({ status }) => status !== 201).length
  // The first ones compile and plan what later ones reuse.
  const times = answers.slice(EACH_SECOND * WARM_UP_SECONDS).map(({ ms }) => ms)
  return [
    { name: `${name}: not booked`, unit: '', ours: lost, target: { atMost: 0 } },
    { name: `${name}: p50`, unit: 'ms', ours: quantile(times, 0.5), target: { atMost: p99AtMost } },
    {
      name: `${name}: p99`,
      unit: 'ms',
      ours: quantile(times, 0.99),
      target: { atMost: p99AtMost },
    },
  ]
}
