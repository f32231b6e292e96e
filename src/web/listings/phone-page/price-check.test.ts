import { expect, test } from 'vitest'
import type { Market, Pricing } from '../../api/index.ts'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { comparePrices, explainVerdict } from './price-check.tsx'

const wording = { t: translate(readText('en'), 'phone.price'), language: 'en' } as const

const market: Market = {
  count: 14,
  lowestMinor: 20_000,
  medianMinor: 26_200,
  highestMinor: 40_000,
  basis: 'model',
}
const phone = (priceMinor: number, others: Market | null = market) => ({
  priceMinor,
  currency: 'USD',
  market: others,
})

type Judged = Pick<Pricing, 'band' | 'verdict' | 'curve'>

const judged = (
  verdict: Pricing['verdict'],
  { estimate = false, today = 27_000 } = {},
): Judged => ({
  verdict,
  curve: [
    { month: '2026-11', priceMinor: today, isForecast: false },
    { month: '2026-12', priceMinor: 1, isForecast: true },
  ],
  band: {
    lowMinor: 25_000,
    medianMinor: 27_500,
    highMinor: 30_000,
    q1Minor: 26_000,
    q3Minor: 29_000,
    salesCount: estimate ? 2 : 12,
    outliers: 0,
    from: '2026-02',
    to: '2026-11',
    selection: 'same',
    selectionNote: null,
    estimate,
    sales: [],
  },
})

test('a price is placed among the others for sale, without a verdict', () => {
  const place = (priceMinor: number) => comparePrices(phone(priceMinor), market, wording)
  expect([20_000, 25_000, 26_200, 30_000].map(place)).toEqual([
    'This is the lowest price.',
    'This is $12 below the median.',
    'This is the median.',
    'This is $38 above the median.',
  ])
})

test('a verdict says whether it rests on sold prices or on the estimate', () => {
  expect(explainVerdict(phone(27_000), judged('fair'), wording)).toBe('Compared with sold prices.')
  expect(explainVerdict(phone(27_000), judged('fair', { estimate: true }), wording)).toBe(
    'Compared with the estimate, because too few have been sold here.',
  )
})

test('prices that speak against a verdict are named beside it', () => {
  const cheaper = { ...market, lowestMinor: 10_000, medianMinor: 15_000 }
  expect(explainVerdict(phone(20_000, cheaper), judged('great'), wording)).toBe(
    'Compared with sold prices. Most others for sale now cost less, from $100.',
  )
  const dearer = { ...market, lowestMinor: 35_000 }
  expect(explainVerdict(phone(35_000, dearer), judged('high'), wording)).toBe(
    'Compared with sold prices. Still, none for sale now costs less.',
  )
  expect(explainVerdict(phone(27_000), judged('fair', { today: 20_000 }), wording)).toBe(
    'Compared with sold prices. The estimate differs; sold prices count.',
  )
})

test('without sold prices and an estimate there is no verdict, whatever others ask', () => {
  const unknown: Judged = { band: null, verdict: null, curve: [] }
  expect(explainVerdict(phone(1), unknown, wording)).toMatch(
    /^Too few .* Asking prices are not sold prices/,
  )
  expect(explainVerdict(phone(1, null), undefined, wording)).toBe(
    'Too few such phones have been sold here, and there is no estimate for this model.',
  )
})
