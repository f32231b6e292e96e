import { expect, test } from 'vitest'
import { isTrackingNumber } from './parcel.ts'

test.each([
  ['JD014600006281', true],
  ['jd01 4600-0062', true],
  ['1234', true],
  ['123', false],
  ['1'.repeat(41), false],
  ['JD0146#1', false],
  ['-1234', false],
])('of tracking numbers, %s is accepted: %s', (tracking, isAccepted) => {
  expect(isTrackingNumber(tracking)).toBe(isAccepted)
})
