import pg from 'pg'
import { api, pages } from '../../src/contract/urls.ts'
import { dice } from './searches.ts'

/** Phones in a page of the list. */
const ON_A_PAGE = 24
const brands = ['iphone', 'samsung', 'google', 'xiaomi', 'motorola', 'nokia']
const texts = ['iphone 13', 'iphone', 'galaxy', 'galaxy s22', 'pixel', 'pixel 7', 'redmi', 'moto']
const storages = [64, 128, 256]
const grades = ['A', 'B', 'C']
const sorts = ['newest', 'price_up', 'price_down']

/**
 * List pages that differ in what they show: by brand, text, storage, grade, price and sort, as people filter.
 * The same ones in every run; each has a price of its own, so that none comes twice.
 */
export function variedLists(): () => string {
  const random = dice(23)
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  let count = 0
  const kinds = [
    () => ({ brand: pick(brands) }),
    () => ({ q: pick(texts) }),
    () => ({ storage: `${pick(storages)}`, sort: pick(sorts) }),
    () => ({ brand: pick(brands), grade: pick(grades) }),
    () => ({ sort: pick(sorts) }),
  ]
  return () => {
    const cents = `${count % 100}`.padStart(2, '0')
    const low = 20 + random(150)
    const high = low + 100 + random(500) + Math.floor(count / 100)
    const kind = kinds[count++ % kinds.length]!()
    return `${pages.products()}?${new URLSearchParams({ ...kind, min: `${low}`, max: `${high}.${cents}` })}`
  }
}

/** The ids of live phones, in a fixed pseudo-random order. */
export async function readPhoneIds(databaseUrl: string, limit: number): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from listings where state = 'live' order by md5(id::text) limit $1`,
    [limit],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

/** The address of a phone's page, to which the one with the id alone redirects. */
export async function readPhonePage(origin: string, id: string): Promise<string> {
  const response = await fetch(origin + api.phone(id))
  const { slug } = (await response.json()) as { slug: string }
  return pages.namedPhone(id, slug)
}

/** Pages of the API's list of phones, from the newest on. */
export async function readListAddresses(origin: string, count: number): Promise<string[]> {
  const addresses: string[] = []
  let next: string | undefined = `${api.phones()}?limit=${ON_A_PAGE}`
  while (next && addresses.length < count) {
    addresses.push(next)
    const response: Response = await fetch(origin + next)
    await response.arrayBuffer()
    const link = /<([^>]+)>; *rel="?next/.exec(response.headers.get('link') ?? '')?.[1]
    const url: URL | undefined = link ? new URL(link, origin) : undefined
    next = url && url.pathname + url.search
  }
  return addresses
}

/** Gives the addresses one after the other, and then the same again. */
export function inTurn(addresses: readonly string[]): () => string {
  let count = 0
  return () => addresses[count++ % addresses.length]!
}
