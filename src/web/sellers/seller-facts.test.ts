import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { formatResponse } from './seller-facts.ts'

const t = translate(readText('en'), 'seller')

test.each([
  [1, 'Usually answers within an hour'],
  [61, 'Usually answers within 2 hours'],
  [12 * 60, 'Usually answers within 12 hours'],
  [12 * 60 + 1, 'Usually answers within a day'],
  [24 * 60 + 1, 'Usually answers within 2 days'],
  [8 * 24 * 60, 'Usually takes more than a week to answer'],
])('a median of %i minutes is rounded up, never down', (minutes, text) => {
  expect(formatResponse(minutes, t, 'en')).toBe(text)
})
