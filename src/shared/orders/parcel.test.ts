import { expect, test } from 'vitest'
import { parcelProblems } from './parcel.ts'

test('a parcel needs a carrier and a tracking number, and spaces are neither', () => {
  expect(parcelProblems({ carrier: ' ', tracking: '' })).toEqual({
    carrier: 'Carrier is required',
    tracking: 'Tracking number is required',
  })
  expect(parcelProblems({ carrier: 'DHL', tracking: 'JD0146' })).toEqual({})
})
