import { DAY } from '../../platform/clock.ts'
import { placesWithin } from '../catalog/places/index.ts'
import { type Cells, currentCells } from './cells.ts'
import { type Counted, countAll, keptCounts } from './count.ts'
import type { Counts } from './count-cells.ts'
import type { Place } from './cursor.ts'
import type { Filters } from './filters.ts'
import type { Found } from './found.ts'
import { readFound } from './read-found.ts'
import { MOST_COUNTED } from './search.contract.ts'
import type { SearchDeps } from './search-deps.ts'
import { type Texts, textsFor } from './texts.ts'
import { read, type Understanding } from './understand.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'
import type { Wanted } from './wanted.ts'

/** What a search is worked out on: the counts of the moment, and what its words mean. */
export type Ground = {
  cells: Cells
  words: Vocabulary
  understood: Understanding
  wanted: Wanted
  counts: Counts
  /** False when there are more than could be counted. */
  exact: boolean
  /** Those of the results that were found by their own words. */
  texts: Texts | null
}

export type Results = Ground & { found: Found[]; next: Place | undefined }

/** Of listings with words that very many have, the part that must fit the filters too. */
const MANY = 0.1
const WORTH_KEEPING_MS = 1
/** Counts are 50 to 150 KB each. */
const MOST_KEPT = 64

/** Kilometres of the widest circle that the counts offer. */
const WIDEST_KM = 250

/** The phones that filters ask for, the place where the next ones begin, and all counts. */
export async function searchPhones(deps: SearchDeps, filters: Filters): Promise<Results> {
  const ground = await prepare(deps, filters)
  const { sort, limit, after } = filters
  if (ground.counts.total === 0) return { ...ground, found: [], next: undefined }
  const day = after?.day ?? Math.floor(deps.clock.now().getTime() / DAY)
  const found = await readFound(deps.db.pool, ground, { sort, limit: limit + 1, after, day })
  const last = found.length > limit ? found[limit - 1] : undefined
  const next = last && { sort, part: last.part, key: last.key, id: last.id, day }
  return { ...ground, found: found.slice(0, limit), next }
}

/** Understands the words and counts; no listing is read unless words are left over. */
export async function prepare(deps: SearchDeps, filters: Filters): Promise<Ground> {
  const db = deps.db.kysely
  const [words, all] = await Promise.all([vocabulary(db), currentCells(deps.db)])
  const understood = read(words, filters.q)
  const { near } = filters
  // Wide enough for the counts of wider circles.
  const distances = near ? await placesWithin(db, near, Math.max(near.km, WIDEST_KM)) : null
  const wanted = wantedOf(filters, understood, distances)
  const texts = await textsFor(deps.db.pool, { cells: all, words }, understood, wanted)
  if (understood.leftOver.length === 0) {
    const counts = countOnce({ cells: all, words, over: texts?.cells }, wanted, filters)
    return { cells: all, words, understood, wanted, counts, exact: true, texts: texts ?? null }
  }
  const cells: Cells = texts?.cells ?? new Map()
  const counts = countAll({ cells, words }, wanted)
  const seen = texts?.seen ?? MOST_COUNTED + 1
  if (texts && counts.total <= seen * MANY) texts.sought.everywhere = false
  const exact = seen <= MOST_COUNTED
  return { cells, words, understood, wanted, counts, exact, texts: texts ?? null }
}

/** The next page asks for the same counts: those that took a while are kept until anything changes. */
function countOnce(what: Counted, wanted: Wanted, filters: Filters): Counts {
  const { sort, after, limit, ...asked } = filters
  const key = JSON.stringify(asked)
  const memory = keptCounts(what.cells, what.words)
  const known = memory.get(key)
  if (known) return known
  const started = performance.now()
  const counts = countAll(what, wanted)
  if (performance.now() - started < WORTH_KEEPING_MS) return counts
  if (memory.size >= MOST_KEPT) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, counts)
  return counts
}

function wantedOf(
  filters: Filters,
  understood: Understanding,
  distances: Map<number, number> | null,
): Wanted {
  const { models, brands, storage, grades, colours } = understood
  const { min, max, used, standing, advertised, photo, near } = filters
  return {
    meant: models && new Map(models.map(({ model, tier }) => [model.id, tier])),
    meantBrands: brands.length > 0 ? new Set(brands.map((brand) => brand.number)) : null,
    said: { storage, grades, colours },
    brands: new Set(filters.brands),
    models: new Set(filters.models),
    storage: new Set(filters.storage),
    grades: new Set(filters.grades),
    colours: new Set(filters.colours),
    min,
    max,
    used,
    standing,
    advertised,
    photo,
    places: near && distances ? new Map([...distances].filter(([, km]) => km <= near.km)) : null,
    distances,
  }
}
