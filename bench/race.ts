import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { api } from '../src/contract/urls.ts'
import { type Figure, quantile } from './figures.ts'
import { readPhoneIds } from './market/addresses.ts'
import { buyerCookie } from './market/generate.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'

const PER_SECOND = 50
const WARM_UP_SECONDS = 4
const ROUNDS = 3
const ROUND_SECONDS = 8
/** As many as a buyer without a completed order may hold. */
const PHONES_PER_BUYER = 2
/** Those of the race, who are others than those who book at a steady rate. */
const RACERS = 200
const FIRST_RACER = 1_000
const RACES = 10

/** Booked by someone else, or the server is too busy at the moment. */
const REFUSALS = [409, 503]

type Booking = { status: number; ms: number }
type Side = { market: Market; phones: Iterator<[number, string]>; bookings: Booking[] }

/**
 * Bookings at a steady rate, on several checkouts in turns; and races of many buyers for one phone on two
 * processes of this checkout, of which exactly one must win.
 */
export async function measureBookings(
  checkouts: readonly Markets[],
  listings: number,
): Promise<Figure[]> {
  return [...(await bookSteadily(checkouts, listings)), ...(await race(checkouts[0]!, listings))]
}

async function bookSteadily(checkouts: readonly Markets[], listings: number): Promise<Figure[]> {
  const markets: Market[] = []
  try {
    for (const checkout of checkouts) markets.push(await checkout.serve(listings, { copy: true }))
    const sides: Side[] = []
    for (const market of markets) {
      await untilIdle(market)
      const count = PER_SECOND * (WARM_UP_SECONDS + ROUNDS * ROUND_SECONDS)
      const phones = await readPhoneIds(market.databaseUrl, count)
      sides.push({ market, phones: phones.entries(), bookings: [] as Booking[] })
    }
    for (const { market, phones } of sides) await book(market, phones, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { market, phones, bookings } of sides)
        bookings.push(...(await book(market, phones, ROUND_SECONDS)))
    reportStatuses(sides[0]!.bookings, [201])
    const refused = sides[0]!.bookings.filter(({ status }) => status !== 201).length
    const row = (name: string, share: number, floor?: Figure['floor']): Figure => {
      const [value, beside] = sides.map(({ bookings }) =>
        quantile(
          bookings.map(({ ms }) => ms),
          share,
        ),
      )
      return {
        name: `booking, ${PER_SECOND} a second: ${name}`,
        unit: 'ms',
        value: value!,
        beside,
        floor,
      }
    }
    return [
      row('p50', 0.5),
      row('p99', 0.99, { ratioAtMost: 2 }),
      count(`booking, ${PER_SECOND} a second: not booked`, refused),
    ]
  } finally {
    for (const { stop } of markets) await stop()
  }
}

/** Sends bookings at a steady rate, whether or not earlier ones have been answered. */
async function book(
  { origin }: Market,
  phones: Iterator<[number, string]>,
  seconds: number,
): Promise<Booking[]> {
  const started = performance.now()
  const sent: Promise<Booking>[] = []
  for (let count = 0; count < PER_SECOND * seconds; count += 1) {
    await wait(Math.max(0, started + (count * 1_000) / PER_SECOND - performance.now()))
    const [number, phone] = phones.next().value
    sent.push(postBooking(origin, Math.floor(number / PHONES_PER_BUYER), phone))
  }
  return Promise.all(sent)
}

async function race(checkout: Markets, listings: number): Promise<Figure[]> {
  const market = await checkout.serve(listings, { copy: true, env: { WORKERS: '2' } })
  const database = new pg.Client(market.databaseUrl)
  try {
    await database.connect()
    const phones = await readPhoneIds(market.databaseUrl, RACES)
    const bookings: Booking[] = []
    for (const phone of phones)
      bookings.push(
        ...(await Promise.all(
          Array.from({ length: RACERS }, (_, index) =>
            postBooking(market.origin, FIRST_RACER + index, phone),
          ),
        )),
      )
    const { rows } = await database.query<{ id: string }>(
      `select listing.id from unnest($1::uuid[]) listing (id)
      left join orders on orders.listing_id = listing.id
      group by listing.id having count(orders.id) <> 1`,
      [phones],
    )
    reportStatuses(bookings, [201, ...REFUSALS])
    const winners = bookings.filter(({ status }) => status === 201).length
    const failed = bookings.filter(({ status }) => ![201, ...REFUSALS].includes(status)).length
    const name = `${RACERS} buyers, one phone, two processes, ${RACES} times`
    return [
      count(`${name}: phones without exactly one order`, rows.length),
      count(`${name}: winners too many or too few`, Math.abs(winners - RACES)),
      count(`${name}: neither booked nor refused`, failed),
    ]
  } finally {
    await database.end()
    await market.stop()
  }
}

/** Prints how often each status came, where others than the expected ones did. */
function reportStatuses(bookings: readonly Booking[], expected: readonly number[]) {
  if (bookings.every(({ status }) => expected.includes(status))) return
  const counts = Map.groupBy(bookings, ({ status }) => status)
  console.log(
    [...counts].map(([status, { length }]) => `  ${length} answers of ${status}`).join('\n'),
  )
}

/** A figure that must be 0. */
function count(name: string, value: number): Figure {
  return { name, unit: '', value, floor: { atMost: 0 } }
}

async function postBooking(origin: string, buyer: number, phoneId: string): Promise<Booking> {
  const started = performance.now()
  const response = await fetch(origin + api.adverts(), {
    method: 'POST',
    headers: {
      cookie: buyerCookie(buyer),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ phoneId }),
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - started }
}
