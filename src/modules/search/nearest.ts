import type { Filters, Query } from './filters.ts'
import type { Nearest } from './search.contract.ts'
import type { SearchDeps } from './search-deps.ts'
import { type Ground, prepare } from './search-phones.ts'
import {
  otherGrade,
  otherStorage,
  type Way,
  widerCircle,
  widerPrice,
  withoutFilter,
  withoutWords,
} from './ways-out.ts'
import { wordsTyped } from './words.ts'

/** Ways out that are offered, at most. */
const MOST = 6
/** Long enough for all that is cheap to try; what is left then is not offered. */
const PATIENCE_MS = 150
const NO_FILTERS = {
  brands: [],
  models: [],
  storage: [],
  grades: [],
  colours: [],
  min: undefined,
  max: undefined,
  used: undefined,
  near: undefined,
  standing: 0,
  advertised: false,
  photo: false,
} satisfies Partial<Filters>

/** What would find something, for a search that finds nothing: the smallest step of each kind. */
export async function nearest(
  deps: SearchDeps,
  filters: Filters,
  asked: Query,
  ground: Ground,
): Promise<Nearest[]> {
  const ways = [
    ...withoutWords(filters, asked, ground),
    ...otherStorage(filters, asked, ground),
    ...otherGrade(filters, asked, ground),
    ...widerPrice(filters, asked, deps.env.CURRENCY),
    ...widerCircle(filters, asked),
    ...withoutFilter(filters, asked),
  ]
  const found: Nearest[] = []
  const end = performance.now() + PATIENCE_MS
  for (const { kind, words, filters: other, params } of ways) {
    const stepTaken = kind !== 'drop_word' && kind !== 'filter'
    if (found.length >= MOST || performance.now() > end) break
    if (stepTaken && found.some((one) => one.kind === kind)) continue
    const { counts } = await prepare(deps, { ...other, after: undefined })
    if (counts.total > 0) found.push({ kind, words, params: plain(params), total: counts.total })
  }
  return found.length > 0 ? found : lastResorts(deps, filters, asked, ground)
}

/** Where no single step helps: the words without the filters, and the filters without the words. */
async function lastResorts(
  deps: SearchDeps,
  filters: Filters,
  asked: Query,
  { understood }: Ground,
): Promise<Nearest[]> {
  const words = wordsTyped(understood.corrected?.to ?? filters.q)
  const q = words.filter((word) => !understood.leftOver.includes(word)).join(' ')
  const ways: Way[] = []
  if (q)
    ways.push({
      kind: 'filter',
      words: `“${q}” without filters`,
      filters: { ...filters, ...NO_FILTERS, q },
      params: { q: [q], sort: asked.sort },
    })
  if (words.length > 0)
    ways.push({
      kind: 'drop_word',
      words: 'Without any words',
      filters: { ...filters, q: '' },
      params: { ...asked, q: undefined },
    })
  const found: Nearest[] = []
  for (const { kind, words, filters: other, params } of ways) {
    const { counts } = await prepare(deps, { ...other, after: undefined })
    if (counts.total > 0) found.push({ kind, words, params: plain(params), total: counts.total })
  }
  return found
}

function plain(params: Query): Nearest['params'] {
  const kept = Object.entries(params).flatMap(([name, values]) =>
    values && values.length > 0 && name !== 'cursor' && name !== 'limit'
      ? [[name, values.length > 1 ? values : values[0]!] as const]
      : [],
  )
  return Object.fromEntries(kept)
}
