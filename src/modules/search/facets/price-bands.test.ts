import { expect, test } from 'vitest'
import { readFilterPrice } from '../../../shared/parse-price.ts'
import { priceBands } from './facets.ts'
import { bandStarts } from './phone-facets.ts'

/** The highest price in major units is the least of minor ones, in a currency without decimals. */
const everyBand = () => Int32Array.from(bandStarts, (start) => (start < 1_000_000 ? 1 : 0))
/** Phones in one narrow band only, so that its label is not joined with others. */
const oneBand = (index: number) =>
  Int32Array.from(bandStarts, (_, position) => (position === index ? 1 : 0))

const labelAt = (minor: number, currency: string) => {
  const [band] = priceBands(oneBand(bandStarts.indexOf(minor)), currency)
  return band?.label.replaceAll('\u00a0', ' ')
}

test.each([
  [100, 'JPY', '¥100 – ¥150'],
  [100, 'USD', '$1 – $1.50'],
  [100, 'KWD', 'KWD 0.100 – KWD 0.150'],
  [1_500, 'KWD', 'KWD 1.500 – KWD 2'],
  [40_000, 'KWD', 'KWD 40 – KWD 50'],
  [0, 'KWD', 'KWD 0 – KWD 0.100'],
])('the band from %d in %s is called %s', (minor, currency, label) => {
  expect(labelAt(minor, currency)).toBe(label)
})

test.each(['JPY', 'USD', 'KWD'])('both ends of a price band differ in %s', (currency) => {
  for (const minor of bandStarts) {
    const [low, high] = (labelAt(minor, currency) ?? '').split(' – ')
    expect(low, `band from ${minor}`).not.toBe(high)
  }
})

test.each(['JPY', 'USD', 'KWD'])('price bands in %s are filters next to each other', (currency) => {
  const bands = priceBands(everyBand(), currency)
  const ends = bands.map(({ value }) =>
    value.split('-').map((text) => (text === '' ? undefined : readFilterPrice(text, currency))),
  )
  expect(ends.length).toBeGreaterThan(4)
  for (const [index, [from]] of ends.slice(1).entries())
    expect(from).toBe((ends[index]?.[1] ?? 0) + 1)
})
