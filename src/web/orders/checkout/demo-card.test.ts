import { expect, test } from 'vitest'
import { groupCardNumber } from './demo-card.tsx'

test.each([
  ['', ''],
  ['4', '4'],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 4242 4242', '4242 4242 4242 4242'],
  ['not a card', 'not a card'],
])('%j becomes %j', (typed, shown) => {
  expect(groupCardNumber(typed)).toBe(shown)
})
