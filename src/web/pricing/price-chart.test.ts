import { expect, test } from 'vitest'
import { ticksTo, toMonths } from './price-chart.tsx'

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
