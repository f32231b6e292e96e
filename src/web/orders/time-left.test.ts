import { expect, test } from 'vitest'
import { formatDuration } from './time-left.tsx'

const S = 1_000
const MIN = 60 * S
const H = 60 * MIN

test.each([
  [0, ''],
  [-5 * S, ''],
  [1, '0:01'],
  [65 * S, '1:05'],
  [600 * S - 1, '10:00'],
  [10 * MIN, '10 min'],
  [29.5 * MIN, '30 min'],
  [H, '1 h'],
  [3 * H + 20 * MIN + 59 * S, '3 h 20 min'],
  [24 * H, '1 day'],
  [51 * H, '2 days 3 h'],
])('%i ms are %j', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
