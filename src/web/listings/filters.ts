import { grades } from '../../shared/field-values.ts'
import type { SearchParams } from '../api/index.ts'
import { type RawSearch, textIn, textsIn } from '../search-params.ts'
import { isColour } from './colours.ts'
import { readNear, readWithin } from './near.ts'
import { readSort, type Sort } from './sorts.ts'

type Lists = 'brand' | 'model' | 'storage' | 'grade' | 'colour'

/** The filters as the address carries them, without the cursor. */
export type Filters = { [list in Lists]?: string[] | undefined } & {
  q?: string | undefined
  min?: string | undefined
  max?: string | undefined
  used?: string | undefined
  near?: string | undefined
  within?: string | undefined
  standing?: 'proven' | 'trusted' | undefined
  advertised?: '1' | undefined
  photo?: '1' | undefined
  sort?: Sort | undefined
}

/** Changes the filters; `replace` leaves no step in the history. */
export type OnFilters = (filters: Filters, how?: { replace: boolean }) => void

/** Longer words are no search for a phone. */
export const MAX_WORDS_LENGTH = 100
/** More of one kind than this is no choice any more. */
const MAX_CHOSEN = 20
const PRICE = /^\d{1,7}([.,]\d{1,2})?$/
const SLUG = /^[a-z0-9-]{1,80}$/
const GIGABYTES = /^[1-9]\d{0,3}$/
const MONTHS = /^[1-9]\d{0,2}$/

/** Keeps what makes sense of an address and drops the rest; what is usual is not written out. */
export function readFilters(search: RawSearch): Filters {
  const q = textIn(search, 'q')?.slice(0, MAX_WORDS_LENGTH)
  const near = readNear(textIn(search, 'near'))
  const standing = textIn(search, 'standing')
  return {
    q,
    brand: textsIn(search, 'brand')?.slice(0, MAX_CHOSEN),
    model: chosen(search, 'model', (slug) => SLUG.test(slug)),
    storage: chosen(search, 'storage', (gb) => GIGABYTES.test(gb)),
    grade: inOrder(textsIn(search, 'grade')),
    colour: chosen(search, 'colour', isColour),
    min: matching(search, 'min', PRICE),
    max: matching(search, 'max', PRICE),
    used: matching(search, 'used', MONTHS),
    near,
    within: near && readWithin(textIn(search, 'within')),
    standing: standing === 'proven' || standing === 'trusted' ? standing : undefined,
    advertised: flag(search, 'advertised'),
    photo: flag(search, 'photo'),
    sort: readSort(textIn(search, 'sort'), q),
  }
}

function chosen(search: RawSearch, name: string, makesSense: (one: string) => boolean) {
  const sound = textsIn(search, name)?.filter(makesSense).slice(0, MAX_CHOSEN) ?? []
  return sound.length > 0 ? sound : undefined
}

function inOrder(asked: string[] | undefined) {
  const known = grades.filter((grade) => asked?.includes(grade))
  return known.length > 0 ? known : undefined
}

function matching(search: RawSearch, name: string, pattern: RegExp) {
  const text = textIn(search, name)
  return text !== undefined && pattern.test(text) ? text : undefined
}

function flag(search: RawSearch, name: string) {
  return textIn(search, name) === '1' ? '1' : undefined
}

/** As the API wants them: nothing that is undefined. */
export function asParams(filters: Filters): SearchParams {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** The list without one; undefined when nothing is left. */
export function less(list: readonly string[], one: string): string[] | undefined {
  const left = list.filter((value) => value !== one)
  return left.length > 0 ? left : undefined
}

/** On when it was off, off when it was on. */
export function toggled(list: readonly string[] = [], one: string): string[] | undefined {
  return list.includes(one) ? less(list, one) : [...list, one]
}
