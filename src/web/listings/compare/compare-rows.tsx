import type { ReactNode } from 'react'
import { formatStorage } from '../../../shared/field-values.ts'
import { formatMoney, formatSaving } from '../../../shared/money.ts'
import { dayOf } from '../dates.ts'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { marketWords } from '../phone-page/market-words.ts'
import { modelFacts } from '../phone-page/model-facts.tsx'
import { gradeWords, placeOf, standingWords } from '../words.ts'

export type CompareRow = {
  term: string
  /** One a phone, in their order; undefined where it is not known. */
  values: (string | undefined)[]
  /** Not all the same: worth a look. */
  differs: boolean
}

type Words = (phone: PhoneDetail) => string | false | null | undefined

const ofPhone: [term: string, words: Words][] = [
  [
    'Original price',
    ({ originalPriceMinor, currency }) =>
      originalPriceMinor !== null && formatMoney(originalPriceMinor, currency),
  ],
  ['You save', formatSaving],
  ['Market price', (phone) => marketWords(phone, phone.market)?.words],
  ['Grade', ({ grade }) => grade && `${grade}, ${gradeWords[grade].toLowerCase()}`],
  ['Used', ({ used }) => used],
  ['Storage', ({ storageGb }) => storageGb !== null && formatStorage(storageGb)],
  ['Colour', ({ colour }) => colour],
  ['Place', placeOf],
  [
    'Seller',
    ({ seller, standing }) =>
      standing === 'new' ? seller : `${seller}, ${standingWords[standing].toLowerCase()}`,
  ],
  ['Listed', ({ createdAt }) => dayOf(createdAt)],
]

/** What differs between the phones themselves. */
export function phoneRows(phones: readonly PhoneDetail[]): CompareRow[] {
  return asRows(ofPhone.map(([term, words]) => ({ term, values: phones.map((one) => words(one)) })))
}

/** What the catalogue knows of their models; storage and colour are the phones' own here. */
export function modelRows(phones: readonly PhoneDetail[]): CompareRow[] {
  const known = phones.map(({ facts }) => new Map(facts ? modelFacts(facts).map(asEntry) : []))
  const terms = [...new Set(known.flatMap((facts) => [...facts.keys()]))]
  return asRows([
    { term: 'Model', values: phones.map(({ model }) => model?.name) },
    ...terms.map((term) => ({ term, values: known.map((facts) => facts.get(term)) })),
  ])
}

function asEntry({ term, value }: { term: string; value: ReactNode }): [string, string] {
  return [variants[term] ?? term, String(value)]
}

/** Of a model they are a choice, of a phone a fact. */
const variants: Record<string, string> = { Storage: 'Sold with', Colours: 'Sold in' }

function asRows(rows: { term: string; values: (string | false | null | undefined)[] }[]) {
  return rows
    .map(({ term, values }) => ({
      term,
      values: values.map((value) => value || undefined),
      differs: new Set(values.map((value) => value || '')).size > 1,
    }))
    .filter(({ values }) => values.some(Boolean))
}
