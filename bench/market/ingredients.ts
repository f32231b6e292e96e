import type pg from 'pg'

/** Number of slots from which models and places are drawn; popular ones fill several. */
export const SLOTS = 65_536

/** Market share by maker; the others split the rest. */
const brandShare: Record<string, number> = {
  Iphone: 34,
  Samsung: 28,
  Google: 7,
  Xiaomi: 9,
  OnePlus: 4,
  Motorola: 4,
  Huawei: 4,
  Sony: 2,
  Oppo: 2,
  Nokia: 1.5,
  Realme: 1,
  Honor: 1,
}
const OTHER_SHARE = 0.05
/**
 * Delivery terms, one set for each seller: half only meet, most others ship within their country or
 * to a region, some for nothing.
 */
export const deliveryTerms: readonly { pickUp: boolean; zones: object[] }[] = [
  ...Array.from({ length: 12 }, () => ({ pickUp: true, zones: [] })),
  ...['US', 'GB', 'DE', 'FR', 'NL', 'IN'].map((code, index) => ({
    pickUp: index % 3 > 0,
    zones: [{ to: [code], priceMinor: index % 2 === 0 ? 500 : 0 }],
  })),
  { pickUp: true, zones: [{ to: ['EU'], priceMinor: 900 }] },
  {
    pickUp: true,
    zones: [
      { to: ['DE'], priceMinor: 0 },
      { to: ['EU'], priceMinor: 800 },
    ],
  },
  { pickUp: false, zones: [{ to: ['EU'], priceMinor: 0 }] },
  {
    pickUp: true,
    zones: [
      { to: ['CA', 'US'], priceMinor: 600 },
      { to: ['WORLD'], priceMinor: 2_500 },
    ],
  },
  { pickUp: false, zones: [{ to: ['WORLD'], priceMinor: 1_900 }] },
]

/** Older phones are rarely traded. */
const OLDEST = 2015

type Model = { id: number; brand: string; name: string; year: number; price: number | null }
type Slot = { id: number; price: number; year: number }

/** One entry per slot: its model, with the price when new, in dollars. */
export async function modelWeights(client: pg.Client): Promise<Slot[]> {
  const { rows } = await client.query<Model>(
    `select models.id, brand, name, left(announced, 4)::int as year,
      (launch_price_minor / 100)::int as price
    from models join categories on categories.id = models.category_id
    where not catch_all and merged_into is null and left(announced, 4)::int >= ${OLDEST}
      and name !~* 'tab|pad|watch|book'
    order by brand, source_note = '', launch_price_minor is null, announced desc, models.id`,
  )
  const weighted: { slot: Slot; weight: number }[] = []
  for (const [brand, models] of Map.groupBy(rows, (row) => row.brand)) {
    const shares = models.map((_, rank) => 1 / (rank + 3))
    const sum = shares.reduce((a, b) => a + b, 0)
    models.forEach(({ id, year, price }, rank) => {
      const weight = ((brandShare[brand] ?? OTHER_SHARE) * shares[rank]!) / sum
      weighted.push({ slot: { id, year, price: price ?? 150 + ((id * 37) % 60) * 10 }, weight })
    })
  }
  const total = weighted.reduce((sum, one) => sum + one.weight, 0)
  const slots: Slot[] = []
  let reached = 0
  for (const { slot, weight } of weighted) {
    reached += weight
    while (slots.length < Math.round((reached / total) * SLOTS)) slots.push(slot)
  }
  return slots
}

/** One entry per slot: its place. Large cities fill more slots. */
export async function placesForSlots(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number; weight: number }>(
    `select id, sqrt(population) as weight from places where population > 100000 order by id`,
  )
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  const slots: number[] = []
  let reached = 0
  for (const { id, weight } of rows) {
    reached += weight
    while (slots.length < Math.round((reached / total) * SLOTS)) slots.push(id)
  }
  return slots
}
