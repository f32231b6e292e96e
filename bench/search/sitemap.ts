import pg from 'pg'
import { pages } from '../../src/contract/urls.ts'
import { wait } from '../child.ts'
import type { Figure } from '../figure.ts'
import { atMost } from '../search.ts'
import { spread } from './load.ts'
import { serveMarket } from './serve.ts'

/** Limits of the sitemap protocol for one file. */
const MOST_ADDRESSES = 50_000
const MOST_MB = 50
/** Long enough for the job that splits sitemap parts after a server start. */
const SPLIT_LIMIT_MS = 60_000

/**
 * Reads every part of the sitemap as a crawler does: each live listing occurs once; measures the
 * time per part.
 */
export async function walkSitemap(url: string): Promise<Figure[]> {
  const client = new pg.Client(url)
  await client.connect()
  const server = await serveMarket(url)
  try {
    await split(client)
    const index = await textOf(`${server.origin}${pages.sitemap()}`)
    const parts = addressesIn(index).filter((address) => /phones-/.test(address))
    const seen = new Set<string>()
    const times: number[] = []
    let twice = 0
    let largest = 0
    let megabytes = 0
    for (const part of parts) {
      const started = performance.now()
      const text = await textOf(part)
      times.push(performance.now() - started)
      const addresses = addressesIn(text)
      largest = Math.max(largest, addresses.length)
      megabytes = Math.max(megabytes, Buffer.byteLength(text) / 1_048_576)
      for (const address of addresses) {
        const id = address.slice(address.lastIndexOf('/phones/') + 8).slice(0, 36)
        if (seen.has(id)) twice += 1
        seen.add(id)
      }
    }
    const { rows } = await client.query<{ live: number }>(
      `select count(*)::int as live from listings where state = 'live'`,
    )
    const note = `${parts.length} parts, ${seen.size.toLocaleString('en')} listings`
    return [
      {
        ...atMost('sitemap: live listings that are missing', rows[0]!.live - seen.size, 0, ''),
        note,
      },
      atMost('sitemap: listings named twice', twice, 0, ''),
      atMost('sitemap: addresses in the largest part', largest, MOST_ADDRESSES, ''),
      atMost('sitemap: the largest part', megabytes, MOST_MB, 'MB'),
      atMost('sitemap: a part, p99', spread(times).p99, 2_000),
    ]
  } finally {
    await server.stop()
    await client.end()
  }
}

async function split(client: pg.Client) {
  const end = performance.now() + SPLIT_LIMIT_MS
  for (;;) {
    const { rows } = await client.query<{ parts: number; live: number }>(
      `select (select count(*)::int from sitemap_parts) as parts,
        (select count(*)::int from listings where state = 'live') as live`,
    )
    const { parts, live } = rows[0]!
    if (parts * MOST_ADDRESSES >= live) return
    if (performance.now() > end) throw new Error('the sitemap was not split')
    await wait(500)
  }
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer.text()
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
}
