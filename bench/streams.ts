import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../src/contract/urls.ts'
import type { Figure } from './figures.ts'
import { readPhoneIds } from './market/addresses.ts'
import { buyerCookie } from './market/generate.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'

/** Two of each, then five, which are as many as one worker takes. */
const BUYERS = 2_000
const STREAMS_OF_EACH = [2, 5]
const MESSAGES = 150
/** A heartbeat and a bit. */
const QUIET_MS = 30_000

/** What message streams cost one worker: memory, heartbeats and events; at last, of as many as it takes. */
export async function measureStreams(checkout: Markets, listings: number): Promise<Figure[]> {
  const market = await checkout.serve(listings, { copy: true, env: { MAX_CONNECTIONS: '12000' } })
  try {
    await untilIdle(market)
    const phones = await readPhoneIds(market.databaseUrl, (1 + STREAMS_OF_EACH.length) * MESSAGES)
    const takePhones = () => phones.splice(0, MESSAGES)
    const alone = await sendMessages(market, takePhones(), 0)
    const figures: Figure[] = [
      { name: 'a first message while no stream is open', unit: 'cpu ms', value: alone },
    ]
    const memory = residentKilobytes(market.pid)
    let received = 0
    const count = () => {
      received += 1
    }
    let openOfEach = 0
    for (const [index, each] of STREAMS_OF_EACH.entries()) {
      for (let buyer = 0; buyer < BUYERS; buyer += 1)
        for (let more = openOfEach; more < each; more += 1) await openStream(market, buyer, count)
      openOfEach = each
      const open = BUYERS * each
      const grown = (residentKilobytes(market.pid) - memory) / open
      await untilIdle(market)
      const before = market.spent()
      await wait(QUIET_MS)
      const quiet = ((market.spent() - before) * 1_000) / QUIET_MS
      received = 0
      const cost = await sendMessages(market, takePhones(), MESSAGES * (1 + index))
      await wait(1_000)
      const lost = each * MESSAGES - received
      const name = `${open} message streams`
      figures.push(
        { name: `${name}: memory of each`, unit: 'kB', value: grown },
        { name: `${name}: processor while nothing happens`, unit: '%', value: quiet * 100 },
        {
          name: `${name}: events that did not arrive`,
          unit: '',
          value: lost,
          floor: { atMost: 0 },
        },
        { name: `${name}: a first message and its ${each} events`, unit: 'cpu ms', value: cost },
      )
    }
    const refusal = await openStream(market, 0, count).catch((error: Error) => error.message)
    console.log(`  one more: ${refusal ?? 'is accepted'}`)
    return figures
  } finally {
    await market.stop()
  }
}

/** Resolves with the first event. The server ends it when it stops. */
function openStream({ origin }: Market, buyer: number, onUpdate: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: buyerCookie(buyer) }
    get(origin + api.messageStream(), { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`stream answered ${response.statusCode}`))
      response.on('error', () => {})
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes('event: hello')) resolve()
        if (chunk.includes('event: update')) onUpdate()
      })
    }).on('error', reject)
  })
}

/** Returns the milliseconds of processor time of each; every buyer starts a conversation. */
async function sendMessages(market: Market, phones: readonly string[], firstBuyer: number) {
  const before = market.spent()
  for (const [index, phoneId] of phones.entries()) {
    const headers = { cookie: buyerCookie(firstBuyer + index), 'content-type': 'application/json' }
    const text = `Is phone ${index} still for sale?`
    const body = JSON.stringify({ phoneId, clientId: crypto.randomUUID(), text })
    const response = await fetch(market.origin + api.conversations(), {
      method: 'POST',
      headers,
      body,
    })
    if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  }
  return ((market.spent() - before) * 1_000) / phones.length
}

const residentKilobytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
