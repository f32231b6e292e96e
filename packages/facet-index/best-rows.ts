import type { Numberings } from './filter.ts'
import { type BrandRows, ID_WORDS } from './item-rows.ts'
import { LazyTable } from './numbering.ts'

/** What a page of items is sorted by. Items with the same key are in the order of their ids. */
export type Order = {
  by: 'created' | 'price' | 'saving'
  way: 'asc' | 'desc'
  /** Added to the key, by packed facets. */
  bonus?: (facets: number) => number
  /** Divides the key, by model. */
  divisor?: (model: number) => number
  /** Items of lower tiers come first. */
  tier?: (model: number) => number
}

/** The position after an item. */
export type Position = { tier: number; key: number; id: string }
export type PageRequest = { order: Order; limit: number; after: Position | undefined }
export type PageItem = Position

/** Keeps the best of all rows that are offered to it. */
export type BestRows = {
  offer: (rows: BrandRows, some: Int32Array) => void
  /** The best first. */
  items: () => PageItem[]
}

/** With the sign of the order, lower keys are better. */
type Candidate = { tier: number; key: number; rows: BrandRows; row: number }

export function keepBest({ order, limit, after }: PageRequest, numbers: Numberings): BestRows {
  const { by, bonus, divisor, tier } = order
  const sign = order.way === 'asc' ? 1 : -1
  const bonuses = bonus ? new LazyTable(numbers.combinations.ids, bonus) : null
  const divisors = divisor ? new LazyTable(numbers.models.ids, divisor) : null
  const tiers = tier ? new LazyTable(numbers.models.ids, tier) : null
  const from = after && { tier: after.tier, key: sign * after.key, words: parseId(after.id) }
  const best: Candidate[] = []

  function isBefore(one: Candidate, other: Candidate): boolean {
    if (one.tier !== other.tier) return one.tier < other.tier
    if (one.key !== other.key) return one.key < other.key
    return sign * compareIds(one.rows.ids, one.row, other.rows.ids, other.row) < 0
  }

  function isAfterPosition({ tier, key, rows, row }: Candidate): boolean {
    if (!from) return true
    if (tier !== from.tier) return tier > from.tier
    if (key !== from.key) return key > from.key
    return sign * compareIds(rows.ids, row, from.words, 0) > 0
  }

  function insert(candidate: Candidate) {
    if (!isAfterPosition(candidate)) return
    let index = best.length
    while (index > 0 && isBefore(candidate, best[index - 1]!)) index -= 1
    best.splice(index, 0, candidate)
    if (best.length > limit) best.pop()
  }

  return {
    offer(rows, some) {
      const column = by === 'created' ? rows.created : by === 'price' ? rows.price : rows.saving
      const { combination, model } = rows
      // Once the page is full, most rows are compared with its last one only.
      let last = best.length === limit ? best[limit - 1] : undefined
      // Backwards, because the newest items mostly have the last rows.
      for (let index = some.length - 1; index >= 0; index--) {
        const row = some[index]!
        let key = sign * column[row]!
        if (bonuses !== null) key += sign * bonuses.get(combination[row]!)
        if (divisors !== null) key /= divisors.get(model[row]!)
        const tier = tiers === null ? 0 : tiers.get(model[row]!)
        if (last !== undefined && (tier > last.tier || (tier === last.tier && key > last.key)))
          continue
        if (from && (tier < from.tier || (tier === from.tier && key < from.key))) continue
        insert({ tier: tier, key, rows, row })
        if (best.length === limit) last = best[limit - 1]
      }
    },
    items: () =>
      best.map(({ tier, key, rows, row }) => ({
        tier: tier,
        key: sign * key,
        id: formatId(rows.ids, row),
      })),
  }
}

/** Like PostgreSQL compares UUIDs: byte by byte. */
function compareIds(ids: Uint32Array, row: number, others: Uint32Array, other: number): number {
  for (let word = 0; word < ID_WORDS; word++) {
    const difference = ids[row * ID_WORDS + word]! - others[other * ID_WORDS + word]!
    if (difference !== 0) return difference
  }
  return 0
}

const idBytes = Buffer.alloc(ID_WORDS * 4)

export function formatId(ids: Uint32Array, row: number): string {
  for (let word = 0; word < ID_WORDS; word++)
    idBytes.writeUInt32BE(ids[row * ID_WORDS + word]!, word * 4)
  const hex = idBytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export function parseId(id: string): Uint32Array {
  const hex = id.replaceAll('-', '')
  return Uint32Array.from({ length: ID_WORDS }, (_, word) =>
    Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16),
  )
}
