import { expect, test } from 'vitest'
import { parcelProblems } from './parcel.ts'

test('a parcel needs a carrier and a tracking number, and spaces are neither', () => {
  expect(parcelProblems({ carrier: ' ', tracking: '' })).toEqual({
    carrier: 'Carrier is required',
    tracking: 'Tracking number is required',
  })
  expect(parcelProblems({ carrier: 'DHL', tracking: 'JD0146' })).toEqual({})
})

test.each([
  ['JD014600006281', true],
  ['jd01 4600-0062', true],
  ['1234', true],
  ['123', false],
  ['1'.repeat(41), false],
  ['JD0146#1', false],
  ['-1234', false],
])('of tracking numbers, %s is accepted: %s', (tracking, isAccepted) => {
  const problem = 'Enter a tracking number of 4 to 40 letters and digits'
  expect(parcelProblems({ carrier: 'DHL', tracking }).tracking).toBe(
    isAccepted ? undefined : problem,
  )
})
