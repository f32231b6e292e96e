import pg from 'pg'
import { pages } from '../../src/contract/urls.ts'
import { dice } from './vary.ts'

/** Phones on a list page. */
const ON_A_PAGE = 24
const brands = ['iphone', 'samsung', 'google', 'xiaomi', 'motorola', 'nokia']
const texts = ['iphone 13', 'iphone', 'galaxy', 'galaxy s22', 'pixel', 'pixel 7', 'redmi', 'moto']
const storages = [64, 128, 256]
const grades = ['A', 'B', 'C']
const sorts = ['newest', 'price_up', 'price_down']

/**
 * Addresses of list pages that differ in what they show: by brand, text, storage, grade, price and sort, as people filter.
 * The same ones in every run; each has a price of its own, so that none comes twice.
 */
export function variedLists(seed = 23): () => string {
  const random = dice(seed)
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

/**
 * Addresses of list pages, each full, of which no two show the same phone: phones of a brand and a storage in a range of
 * prices. In a fixed pseudo-random order.
 */
export async function listsOfOtherPhones(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{
    brand: string
    storage: number
    price: number
    phones: number
  }>(
    `select brand, storage_gb as storage, price_minor / 100 as price, count(*)::int as phones
    from listings where state = 'live' group by 1, 2, 3 order by 1, 2, 3`,
  )
  await client.end()
  const lists: string[] = []
  let from = 0
  let phones = 0
  for (const [at, row] of rows.entries()) {
    const last = rows[at - 1]
    if (phones === 0 || last?.brand !== row.brand || last.storage !== row.storage) {
      from = row.price
      phones = 0
    }
    phones += row.phones
    if (phones < ON_A_PAGE) continue
    const { brand, storage, price } = row
    const query = { brand, storage: `${storage}`, min: `${from}`, max: `${price}` }
    lists.push(`${pages.products()}?${new URLSearchParams(query)}`)
    phones = 0
  }
  const random = dice(29)
  return lists
    .map((list) => ({ list, at: random(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ list }) => list)
}
