import { ID_WORDS } from './item-rows.ts'

/** Where an item is: the index of its brand among the brands, and its row there. */
export type Location = { brand: number; row: number }

/** Reads the ids of a brand's rows. */
type IdsOfBrand = (brand: number) => Uint32Array

/**
 * Hash tables with open addressing and linear probing (Knuth, The Art of Computer Programming 3, 6.4) from an
 * id to the place of its item. The ids themselves are in the rows. There are many small tables, so that none
 * takes long to grow.
 */
export function createIdTable(idsOfBrand: IdsOfBrand) {
  const parts = Array.from({ length: PARTS }, emptyPart)

  function isAt({ brands, rows }: Part, slot: number, ids: Uint32Array, word: number): boolean {
    const stored = idsOfBrand(brands[slot]! - 1)
    const start = rows[slot]! * ID_WORDS
    return (
      stored[start + 3] === ids[word + 3] &&
      stored[start + 2] === ids[word + 2] &&
      stored[start + 1] === ids[word + 1] &&
      stored[start] === ids[word]
    )
  }

  /** The slot of an id, or the free one where it belongs. */
  function slotFor(part: Part, hash: number, ids: Uint32Array, word: number): number {
    const mask = part.brands.length - 1
    let slot = hash & mask
    while (part.brands[slot] !== FREE && !isAt(part, slot, ids, word)) slot = (slot + 1) & mask
    return slot
  }

  function hashAt(part: Part, slot: number): number {
    return hashOf(idsOfBrand(part.brands[slot]! - 1), part.rows[slot]! * ID_WORDS)
  }

  function grow(part: Part) {
    const { brands, rows } = part
    const larger = { ...part, ...emptySlots(brands.length * 2) }
    const mask = larger.brands.length - 1
    for (let slot = 0; slot < brands.length; slot++) {
      if (brands[slot] === FREE) continue
      let target = hashAt(part, slot) & mask
      while (larger.brands[target] !== FREE) target = (target + 1) & mask
      larger.brands[target] = brands[slot]!
      larger.rows[target] = rows[slot]!
    }
    Object.assign(part, larger)
  }

  return {
    /** Where the item is whose id starts at `word` in `ids`. */
    find(ids: Uint32Array, word: number): Location | undefined {
      const hash = hashOf(ids, word)
      const part = parts[hash >>> PART_SHIFT]!
      const slot = slotFor(part, hash, ids, word)
      const brand = part.brands[slot]!
      return brand === FREE ? undefined : { brand: brand - 1, row: part.rows[slot]! }
    },
    /** Stores where an item is; its row there has its id already. */
    set(ids: Uint32Array, word: number, { brand, row }: Location): void {
      const hash = hashOf(ids, word)
      const part = parts[hash >>> PART_SHIFT]!
      let slot = slotFor(part, hash, ids, word)
      if (part.brands[slot] === FREE) {
        part.size += 1
        if (part.size * 2 > part.brands.length) {
          grow(part)
          slot = slotFor(part, hash, ids, word)
        }
      }
      part.brands[slot] = brand + 1
      part.rows[slot] = row
    },
    /** Its row must still be there. */
    delete(ids: Uint32Array, word: number): void {
      const hash = hashOf(ids, word)
      const part = parts[hash >>> PART_SHIFT]!
      const { brands, rows } = part
      const mask = brands.length - 1
      let free = slotFor(part, hash, ids, word)
      if (brands[free] === FREE) return
      part.size -= 1
      // Entries behind the gap move up, unless that would put them before the slot where their search begins.
      for (let slot = (free + 1) & mask; brands[slot] !== FREE; slot = (slot + 1) & mask) {
        const distance = (slot - (hashAt(part, slot) & mask)) & mask
        if (distance < ((slot - free) & mask)) continue
        brands[free] = brands[slot]!
        rows[free] = rows[slot]!
        free = slot
      }
      brands[free] = FREE
    },
  }
}

/** By the highest bits of the hash. */
const PARTS = 256
const PART_SHIFT = 24
const FIRST_SLOTS = 16
const FREE = 0

/** `brands` holds the index of the brand plus 1; at most half of the slots are used. */
type Part = { size: number; brands: Uint16Array; rows: Int32Array }

const emptySlots = (slots: number) => ({
  brands: new Uint16Array(slots),
  rows: new Int32Array(slots),
})

function emptyPart(): Part {
  return { size: 0, ...emptySlots(FIRST_SLOTS) }
}

/** Multiplicative hashing by 2^32 divided by the golden ratio (Knuth). The last words of a UUID are random. */
function hashOf(ids: Uint32Array, word: number): number {
  const mixed = Math.imul(ids[word + 3]! ^ Math.imul(ids[word + 2]!, 0x85ebca6b), 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
