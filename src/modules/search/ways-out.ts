import { toMajor } from '../../shared/money.ts'
import { inWords } from './facets.ts'
import type { Filters, Query } from './filters.ts'
import { money } from './price-bands.ts'
import type { Nearest } from './search.contract.ts'
import type { Ground } from './search-phones.ts'
import { isAside, wordsTyped } from './words.ts'

/** How much wider a price is tried, in turn. */
const WIDER = [1.1, 1.25, 1.5, 2]
const KILOMETRES = [100, 250, 500, 1_000]
const GRADES = ['A', 'B', 'C', 'D']

/** One step away from a search: what to ask for instead, and what to call it. */
export type Way = { kind: Nearest['kind']; words: string; filters: Filters; params: Query }

// Words that no model has go first: they are what nobody wrote.
export function* withoutWords(
  filters: Filters,
  asked: Query,
  { understood }: Ground,
): Generator<Way> {
  const words = wordsTyped(understood.corrected?.to ?? filters.q)
  const spare = words.filter((word) => understood.leftOver.includes(word))
  const others = words.filter((word) => !spare.includes(word) && !isAside(word)).reverse()
  for (const word of [...spare, ...others.slice(0, 3)]) {
    if (words.length < 2) return
    const q = words.filter((one) => one !== word).join(' ')
    yield {
      kind: 'drop_word',
      words: `Without “${word}”`,
      filters: { ...filters, q },
      params: { ...asked, q: [q] },
    }
  }
}

export function* otherStorage(filters: Filters, asked: Query, { counts }: Ground): Generator<Way> {
  if (filters.storage.length === 0) return
  const most = Math.max(...filters.storage)
  const sizes = [...counts.storage.keys()].filter((gb) => gb > 0 && counts.storage[gb]! > 0)
  sizes.sort((a, b) => Math.abs(Math.log2(a / most)) - Math.abs(Math.log2(b / most)) || b - a)
  for (const gb of sizes.slice(0, 2))
    yield {
      kind: 'storage',
      words: `With ${inWords(gb)}`,
      filters: { ...filters, storage: [gb] },
      params: { ...asked, storage: [`${gb}`] },
    }
}

export function* otherGrade(filters: Filters, asked: Query, { counts }: Ground): Generator<Way> {
  if (filters.grades.length === 0) return
  const own = Math.max(...filters.grades)
  const others = [1, 2, 3, 4].filter((grade) => counts.grade[grade]! > 0)
  others.sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b)
  for (const grade of others.slice(0, 2)) {
    const letter = GRADES[grade - 1]!
    yield {
      kind: 'grade',
      words: `In grade ${letter}`,
      filters: { ...filters, grades: [grade] },
      params: { ...asked, grade: [letter] },
    }
  }
}

export function* widerPrice(filters: Filters, asked: Query, currency: string): Generator<Way> {
  const { min, max } = filters
  for (const times of WIDER) {
    const params = { ...asked }
    const said: string[] = []
    const wider = { ...filters }
    if (max !== undefined) {
      wider.max = Math.ceil(max * times)
      params.max = [toMajor(wider.max, currency)]
      said.push(`up to ${money(wider.max, currency)}`)
    }
    if (min !== undefined) {
      wider.min = Math.max(1, Math.floor(min / times))
      params.min = [toMajor(wider.min, currency)]
      said.unshift(`from ${money(wider.min, currency)}`)
    }
    if (said.length === 0) return
    const words = said.join(' ')
    yield {
      kind: 'price',
      words: words.charAt(0).toUpperCase() + words.slice(1),
      filters: wider,
      params,
    }
  }
}

export function* widerCircle(filters: Filters, asked: Query): Generator<Way> {
  const { near } = filters
  if (!near) return
  for (const km of KILOMETRES.filter((one) => one > near.km))
    yield {
      kind: 'within',
      words: `Within ${km} km`,
      filters: { ...filters, near: { ...near, km } },
      params: { ...asked, within: [`${km}`] },
    }
}

export function* withoutFilter(filters: Filters, asked: Query): Generator<Way> {
  const ways: [name: string, words: string, isOn: boolean, off: Partial<Filters>][] = [
    ['colour', 'In any colour', filters.colours.length > 0, { colours: [] }],
    ['used', 'However long used', filters.used !== undefined, { used: undefined }],
    ['standing', 'From any seller', filters.standing > 0, { standing: 0 }],
    ['advertised', 'Not only advertised', filters.advertised, { advertised: false }],
    ['photo', 'With or without photo', filters.photo, { photo: false }],
    ['near', 'Anywhere', filters.near !== undefined, { near: undefined }],
    ['model', 'Of any model', filters.models.length > 0, { models: [] }],
    ['brand', 'Of any brand', filters.brands.length > 0, { brands: [] }],
  ]
  for (const [name, words, isOn, off] of ways)
    if (isOn)
      yield {
        kind: 'filter',
        words,
        filters: { ...filters, ...off },
        params: { ...asked, [name]: undefined, ...(name === 'near' && { within: undefined }) },
      }
}
