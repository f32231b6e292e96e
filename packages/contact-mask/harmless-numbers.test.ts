import { expect, test } from 'vitest'
import { passesLuhn } from './harmless-numbers.ts'

test('exactly one of ten last digits fits, and swapped neighbors are found', () => {
  const body = '49015420323751'
  const fitting = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(passesLuhn)
  expect(fitting).toEqual(['490154203237518'])
  expect(passesLuhn('940154203237518')).toBe(false)
})
