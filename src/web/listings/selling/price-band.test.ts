import { expect, test } from 'vitest'
import { describeSource } from './price-band.tsx'

const band = {
  lowMinor: 40_000,
  medianMinor: 45_000,
  highMinor: 50_000,
  q1Minor: 42_000,
  q3Minor: 48_000,
  salesCount: 12,
  outliers: 0,
  from: '2026-02',
  to: '2026-11',
  selection: 'same' as const,
  selectionNote: null,
  estimate: false,
  sales: [],
}

test('a band names its sales', () => {
  expect(describeSource(band)).toBe('From 12 sales, Feb 2026 to Nov 2026.')
  expect(describeSource({ ...band, salesCount: 1, to: '2026-02' })).toBe('From 1 sale, Feb 2026.')
  expect(describeSource({ ...band, estimate: true })).toMatch(/^Estimate/)
})
