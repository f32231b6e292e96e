import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceChart, ticksTo, toMonths } from './price-chart.tsx'

test('sales and curve share their months', () => {
  const months = [{ month: '2026-02', salesCount: 3, medianMinor: 100 }]
  const curve = [
    { month: '2026-01', priceMinor: 120, isForecast: false },
    { month: '2026-02', priceMinor: 110, isForecast: true },
  ]
  expect(toMonths({ months, curve })).toEqual([
    { month: '2026-01', salesCount: 0, soldMinor: null, curveMinor: 120, isForecast: false },
    { month: '2026-02', salesCount: 3, soldMinor: 100, curveMinor: 110, isForecast: true },
  ])
})

test.each([
  [43_000, [0, 20_000, 40_000, 60_000]],
  [80_000, [0, 20_000, 40_000, 60_000, 80_000]],
  [9, [0, 3, 5, 8, 10]],
])('an axis to %i has round amounts', (highest, ticks) => {
  expect(ticksTo(highest)).toEqual(ticks)
})

test.each([
  ['JPY', 45_000],
  ['USD', 43_000],
  ['KWD', 1_250],
  ['KWD', 145_500],
])('prices of the axis in %s differ and are not cut off', (currency, soldMinor) => {
  const month = { month: '2026-02', salesCount: 1, soldMinor, curveMinor: null, isForecast: false }
  const chart = { months: [month], currency, label: 'Prices' }
  const html = renderToStaticMarkup(createElement(PriceChart, chart))
  const labels = [...html.matchAll(/<text x="(\d+)"[^>]*text-anchor="end"[^>]*>([^<]+)</g)]
  expect(labels.length).toBeGreaterThan(2)
  expect(new Set(labels.map(([, , text]) => text)).size).toBe(labels.length)
  // A digit of this size is 8 units wide.
  for (const [, end, text = ''] of labels)
    expect(Number(end), text).toBeGreaterThan(8 * text.length)
})

test('the label of the last month ends at the right edge', () => {
  const months = Array.from({ length: 13 }, (_, index) => ({
    month: `20${25 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    salesCount: 0,
    soldMinor: null,
    curveMinor: 20_000,
    isForecast: false,
  }))
  const chart = createElement(PriceChart, { months, currency: 'USD', label: 'Prices' })
  expect(renderToStaticMarkup(chart)).toMatch(/<text x="420"[^>]*text-anchor="end"[^>]*>Jan 2026</)
})
