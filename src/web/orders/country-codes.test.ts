import { expect, test } from 'vitest'
import { isCountry } from '../../modules/orders/countries.ts'
import { countryCodes } from './country-codes.ts'

test('the form offers the countries that the server takes, all of them', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const taken = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountry)
  expect([...countryCodes].sort()).toEqual(taken)
  expect(taken.length).toBe(249)
})
