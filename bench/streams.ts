import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../src/contract/urls.ts'
import type { Figure } from './figures.ts'
import { readPhoneIds } from './market/addresses.ts'
import { buyerCookie } from './market/generate.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'

const BUYERS = 2_000
const MESSAGES = 150
/** A heartbeat and a bit. */
const QUIET_MS = 30_000

/** What message streams cost one worker, two of each buyer: memory, heartbeats and events. */
export async function measureStreams(checkout: Markets, listings: number): Promise<Figure[]> {
  const market = await checkout.serve(listings, { copy: true, env: { MAX_CONNECTIONS: '10000' } })
  try {
    await untilIdle(market)
    const phones = await readPhoneIds(market.databaseUrl, 2 * MESSAGES)
    const alone = await sendMessages(market, phones.slice(MESSAGES), 0)
    const memory = residentKilobytes(market.pid)
    let received = 0
    const count = () => {
      received += 1
    }
    for (let buyer = 0; buyer < BUYERS; buyer += 1)
      await Promise.all([1, 2].map(() => openStream(market, buyer, count)))
    const grown = (residentKilobytes(market.pid) - memory) / (2 * BUYERS)
    await untilIdle(market)
    const before = market.spent()
    await wait(QUIET_MS)
    const quiet = ((market.spent() - before) * 1_000) / QUIET_MS
    received = 0
    const cost = await sendMessages(market, phones.slice(0, MESSAGES), MESSAGES)
    await wait(1_000)
    const lost = 2 * MESSAGES - received
    const name = `${2 * BUYERS} message streams`
    return [
      { name: `${name}: memory of each`, unit: 'kB', value: grown },
      { name: `${name}: processor while nothing happens`, unit: '%', value: quiet * 100 },
      { name: `${name}: events that did not arrive`, unit: '', value: lost, floor: { atMost: 0 } },
      { name: `${name}: a first message and its two events`, unit: 'cpu ms', value: cost },
      { name: 'a first message while no stream is open', unit: 'cpu ms', value: alone },
    ]
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
