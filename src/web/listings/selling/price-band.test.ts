import { expect, test } from 'vitest'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { describeSource } from './price-band.tsx'

const english = { t: translate(readText('en'), 'sellParts.band'), language: 'en' } as const
const german = { t: translate(readText('de'), 'sellParts.band'), language: 'de' } as const
const band = { estimate: false, salesCount: 12, from: '2026-02', to: '2026-11' }

test('a band names its sales', () => {
  expect(describeSource(band, english)).toBe('From 12 sales, Feb 2026 to Nov 2026.')
  expect(describeSource(band, german)).toBe('Aus 12 Verkäufen, Feb. 2026 bis Nov. 2026.')
  const one = { ...band, salesCount: 1, to: '2026-02' }
  expect(describeSource(one, english)).toBe('From 1 sale, Feb 2026.')
  expect(describeSource({ ...band, estimate: true }, english)).toMatch(/^Estimate/)
})
