import { placeIds } from './cells.ts'
import { FAILS, NEVER } from './count-cells.ts'
import {
  advertisedIn,
  colourIn,
  gradeIn,
  MIDDLE,
  MIDDLE_AT,
  photoIn,
  type Segment,
  STORAGE,
  standingIn,
  USED_AT,
  USED_UNKNOWN,
} from './segments.ts'

/** A search in the numbers that listings are stored with. Empty sets do not filter. */
export type Wanted = {
  /** Models meant by the words: id and distance; null when the words name none. */
  meant: Map<number, number> | null
  meantBrands: Set<number> | null
  /** Attributes named in the words; filters cannot override them. */
  said: { storage: number[]; grades: number[]; colours: number[] }
  brands: Set<number>
  models: Set<number>
  storage: Set<number>
  grades: Set<number>
  colours: Set<number>
  /** Minor units, both included. */
  min: number | undefined
  max: number | undefined
  /** At most so many months. */
  used: number | undefined
  /** At least; an index in standings. */
  standing: number
  advertised: boolean
  photo: boolean
  /** Kilometers to each place within the radius. */
  places: Map<number, number> | null
  /** The same for every place within a wider radius. */
  distances: Map<number, number> | null
}

/** For every value of the traits: the filters that it fails. */
export type Predicates = {
  any: boolean
  storage: Uint16Array
  middle: Uint16Array
  used: Uint16Array
  min: number
  max: number
  /** By index in `placeIds`: 1 is within the radius, 2 within a wider one, 0 outside. */
  near: Uint8Array | null
}

/** Higher than any price; minor units. */
const NO_LIMIT = 2 ** 31

/** Evaluates each predicate once per search, so that checking a cell is a table look-up. */
export function createPredicates(wanted: Wanted): Predicates {
  const { said, storage, places } = wanted
  const min = wanted.min ?? 0
  const max = wanted.max ?? NO_LIMIT
  const byStorage = new Uint16Array(8192)
  if (storage.size > 0) {
    byStorage.fill(FAILS.storage)
    for (const gb of storage) byStorage[gb] = 0
  }
  if (said.storage.length > 0)
    byStorage.forEach((fails, gb) => {
      if (!said.storage.includes(gb)) byStorage[gb] = fails | NEVER
    })
  const byMiddle = new Uint16Array(2048)
  const byUsed = new Uint16Array(128)
  if (wanted.used !== undefined)
    for (let months = 0; months <= USED_UNKNOWN; months++)
      if (months > wanted.used) byUsed[months] = FAILS.used
  const any =
    storage.size + said.storage.length + said.grades.length + said.colours.length > 0 ||
    wanted.grades.size + wanted.colours.size + wanted.standing > 0 ||
    wanted.advertised ||
    wanted.photo ||
    wanted.used !== undefined ||
    wanted.min !== undefined ||
    wanted.max !== undefined ||
    places !== null
  for (let value = 0; any && value < byMiddle.length; value++)
    byMiddle[value] = middleFails(wanted, value)
  const near = places && nearness(places, wanted.distances)
  return { any, storage: byStorage, middle: byMiddle, used: byUsed, min, max, near }
}

function nearness(places: Map<number, number>, distances: Map<number, number> | null) {
  const near = new Uint8Array(placeIds.length)
  placeIds.forEach((id, at) => {
    if (places.has(id)) near[at] = 1
    else if (distances?.has(id)) near[at] = 2
  })
  return near
}

function middleFails(wanted: Wanted, value: number): number {
  const { said, grades, colours } = wanted
  const grade = gradeIn(value)
  const colour = colourIn(value)
  let fails = 0
  if (grades.size > 0 && !grades.has(grade)) fails |= FAILS.grade
  if (colours.size > 0 && !colours.has(colour)) fails |= FAILS.colour
  if (standingIn(value) < wanted.standing) fails |= FAILS.standing
  if (wanted.advertised && advertisedIn(value) === 0) fails |= FAILS.advertised
  if (wanted.photo && photoIn(value) === 0) fails |= FAILS.photo
  if (said.grades.length > 0 && !said.grades.includes(grade)) fails |= NEVER
  if (said.colours.length > 0 && !said.colours.includes(colour)) fails |= NEVER
  return fails
}

export function passes(
  { storage, middle, used, min, max, near }: Predicates,
  { traits, price, place }: Pick<Segment, 'traits' | 'price' | 'place'>,
  at: number,
): boolean {
  const trait = traits[at]!
  if (storage[trait & STORAGE]! !== 0 || middle[(trait >> MIDDLE_AT) & MIDDLE]! !== 0) return false
  const cost = price[at]!
  if (cost < min || cost > max || used[trait >>> USED_AT]! !== 0) return false
  return near === null || near[place[at]!] === 1
}
