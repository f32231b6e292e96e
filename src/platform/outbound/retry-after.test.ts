import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = new Date('2026-03-01T12:00:00Z')

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sun, 01 Mar 2026 12:05:00 GMT', 300_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
  [undefined, 0],
])('Retry-After: %s is a wait of %i ms', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms)
})
