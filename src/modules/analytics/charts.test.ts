import { expect, test } from 'vitest'
import { hasTrend } from '../../shared/analytics/figures.ts'
import { drawChart } from './charts.ts'
import { periodUntil } from './periods.ts'

const draw = (now: (number | null)[], currency = 'USD', unit: 'money' | 'count' = 'money') =>
  drawChart({ now, before: now.map(() => 0), unit, currency })

test('a chart of nothing is none', () => {
  expect(draw([0, 0, 0])).toBeNull()
  expect(draw([null, null])).toBeNull()
  expect(draw([])).toBeNull()
})

test.each([
  ['USD', 12_345_600, '$100K'],
  ['JPY', 1_250_000, '¥1M'],
  ['KWD', 1_250, 'KWD 1'],
])('amounts in %s are labeled in major units, and labels differ', (currency, value, label) => {
  const chart = draw([0, value], currency)
  const texts = chart?.ticks.map(({ text }) => text.replace(/\s/g, ' ')) ?? []
  expect(texts).toContain(label)
  expect(new Set(texts).size).toBe(texts.length)
})

test.each([
  ['es', '1,5 mil $'],
  ['ar', '1.5 ألف $'],
  ['hi', '$1.5 हज़ार'],
] as const)('in %s an axis has the currency as prices have it', (language, label) => {
  const chart = drawChart({
    ...{ now: [0, 150_000], before: [0, 0], unit: 'money', currency: 'USD', language },
  })
  const texts = chart?.ticks.map(({ text }) => text.replace(/\s/g, ' ')) ?? []
  expect(texts).toContain(label)
})

test('counts have no halves, unknown parts are gaps, and everything stays inside', () => {
  const chart = draw([1, null, 0, 1], 'USD', 'count')
  expect(chart?.ticks.map(({ text }) => text)).toEqual(['0', '1'])
  expect(chart?.points[1]?.y).toBeNull()
  expect(chart?.line.match(/M/g)).toHaveLength(2)
  expect(chart?.line).not.toContain('NaN')
  const negative = draw([-500, 200])
  for (const point of negative?.points ?? []) {
    expect(point?.y).toBeLessThanOrEqual(negative?.height ?? 0)
    expect(point?.y).toBeGreaterThanOrEqual(0)
  }
})

test('the period before is steps for sums, a line for rates, and nothing when it is zero', () => {
  const drawBefore = (before: number[], unit: 'count' | 'percent') =>
    drawChart({ now: [3, 1, 2], before, unit, currency: 'USD' })?.lineBefore ?? ''
  expect(drawBefore([0, 0, 0], 'count')).toBe('')
  // Each segment of steps is horizontal or vertical.
  const places = drawBefore([0, 2, 0], 'count')
    .split(/[ML]/)
    .filter(Boolean)
    .map((place) => place.split(','))
  expect(places.length).toBeGreaterThan(3)
  for (const [index, [x, y]] of places.slice(1).entries()) {
    const [x0, y0] = places[index] ?? []
    expect(x === x0 || y === y0).toBe(true)
  }
  expect(drawBefore([0, 2, 0], 'percent').match(/L/g)).toHaveLength(2)
})

test('the time axis is labeled from its first part to its last', () => {
  const indexes = (count: number) =>
    draw([...Array(count).keys()].map(() => 1))?.labels.map(({ index }) => index)
  expect(indexes(30)).toEqual([0, 10, 19, 29])
  expect(indexes(12)).toEqual([0, 4, 7, 11])
  expect(indexes(1)).toEqual([0])
})

test('a change is a percentage only when at least 30 things were counted before', () => {
  const before = (counts: Record<string, number>) => (key: string) => counts[key]
  expect(hasTrend('views', before({ views: 29 }))).toBe(false)
  expect(hasTrend('views', before({ views: 30 }))).toBe(true)
  // An amount is a sum of sales.
  expect(hasTrend('gross', before({ gross: 90_000, sales: 2 }))).toBe(false)
})

test('a period ends on the day, and the one before is as long', () => {
  const days = periodUntil('day', '2027-03-01')
  expect([days.now[0]?.from, days.now.at(-1)?.to]).toEqual(['2027-01-31', '2027-03-01'])
  expect([days.before[0]?.from, days.before.at(-1)?.to]).toEqual(['2027-01-01', '2027-01-30'])
  // A Wednesday: the last week before ends on Wednesday too.
  const weeks = periodUntil('week', '2027-03-31')
  expect(weeks.now.at(-1)).toEqual({ from: '2027-03-29', to: '2027-03-31' })
  expect(weeks.before.at(-1)).toEqual({ from: '2026-09-28', to: '2026-09-30' })
  const months = periodUntil('month', '2027-03-31')
  expect(months.now.slice(-2)).toEqual([
    { from: '2027-02-01', to: '2027-02-28' },
    { from: '2027-03-01', to: '2027-03-31' },
  ])
  expect(months.before.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
})
