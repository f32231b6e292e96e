import { expect, test } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { type ComparedPhone, matchPhone, type WantedPhone } from './near-misses.ts'
import { composeReason } from './saved/alert-reason.ts'

const wanted: WantedPhone = {
  storageGb: [128],
  grades: ['A', 'B'],
  colors: [1],
  maxMinor: 40_000,
  usedMonths: 24,
  withinKm: 50,
  sellerLevel: 2,
}
const fitting: ComparedPhone = {
  storageGb: 128,
  grade: 'B',
  color: 'Midnight',
  colorFamily: 1,
  priceMinor: 38_800,
  usedMonths: 20,
  sellerLevel: 2,
  distanceKm: 12,
}
function match(
  phone: Partial<ComparedPhone>,
  search: Partial<WantedPhone> = {},
  language: Language = 'en',
) {
  const match = matchPhone({ ...wanted, ...search }, { ...fitting, ...phone })
  return match && { kind: match.kind, reason: composeReason(match.reason, language, 'USD') }
}

test('a phone that meets all criteria is a match with its price', () => {
  expect(match({})).toEqual({ kind: 'match', reason: '$12 under your limit' })
  expect(match({ priceMinor: 40_000 })?.reason).toBe('at your limit')
  expect(match({}, { maxMinor: null })).toEqual({ kind: 'match', reason: '' })
})

test.each<[Partial<ComparedPhone>, string]>([
  [{ grade: 'C' }, 'one grade lower, $12 under your limit'],
  [{ storageGb: 256, priceMinor: 40_000 }, '256 GB instead of 128, at your limit'],
  [{ storageGb: 64 }, '64 GB instead of 128, $12 under your limit'],
  [{ priceMinor: 41_500 }, '$15 over your limit'],
  [{ color: 'Blue', colorFamily: 6 }, 'in blue, $12 under your limit'],
  [{ usedMonths: 25 }, 'used 1 month longer, $12 under your limit'],
  [{ distanceKm: 62.4 }, '12 km farther away, $12 under your limit'],
  [{ sellerLevel: 1 }, 'the seller is proven, not yet trusted, $12 under your limit'],
])('one step off in one criterion is a near miss with the reason: %o', (phone, reason) => {
  expect(match(phone)).toEqual({ kind: 'near_miss', reason })
})

test('storage is shown in terabytes where it fits', () => {
  expect(match({ storageGb: 1024 }, { storageGb: [512] })?.reason).toMatch(
    /^1 TB instead of 512 GB/,
  )
  expect(match({ storageGb: 2048 }, { storageGb: [1024] })?.reason).toMatch(/^2 TB instead of 1,/)
})

test.each<Partial<ComparedPhone>>([
  { grade: 'D' },
  { grade: null },
  { storageGb: 512 },
  { storageGb: null },
  { storageGb: 100 },
  { priceMinor: 44_001 },
  { color: null, colorFamily: 0 },
  { usedMonths: 31 },
  { usedMonths: null },
  { distanceKm: 76 },
  { distanceKm: null },
  { sellerLevel: 0 },
  { grade: 'C', storageGb: 256 },
  { priceMinor: 41_500, distanceKm: 60 },
])('two steps off, two missed criteria or unknown values are no near miss: %o', (phone) => {
  expect(match(phone)).toBeUndefined()
})

test('one grade better is a near miss too', () => {
  expect(match({ grade: 'B' }, { grades: ['C'] })?.reason).toMatch(/^one grade better/)
  expect(match({ grade: 'A' }, { grades: ['C'] })).toBeUndefined()
})

test.each<[Language, string]>([
  ['de', '256 GB statt 128, 12\u00a0$ unter Ihrem Höchstpreis'],
  ['fr', '256\u00a0Go au lieu de 128, 12\u00a0$ sous votre maximum'],
  ['bn', '১২৮-এর বদলে ২৫৬ জিবি, আপনার সীমার চেয়ে ১২$ কম'],
  ['ar', '256 جيجابايت بدلًا من 128، أقل من الحد الأقصى الذي حددته بمقدار 12\u00a0$'],
])('the reason is composed in the language of its reader: %s', (language, reason) => {
  expect(match({ storageGb: 256 }, {}, language)?.reason).toBe(reason)
})
