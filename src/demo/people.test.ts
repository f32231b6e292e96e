import { expect, test } from 'vitest'
import { buyers, sellers } from './people.ts'

test('everyone has a name, a key and an address of their own, at a domain that cannot exist', () => {
  const everyone = [...sellers, ...buyers]
  expect(sellers).toHaveLength(37)
  expect(buyers).toHaveLength(25)
  expect(new Set(everyone.map((person) => person.email)).size).toBe(62)
  expect(new Set(everyone.map((person) => person.key)).size).toBe(62)
  for (const { email, city, address } of everyone) {
    expect(email).toMatch(/^[a-z.]+@demo\.redial\.example$|^(buyer|seller)@redial\.example$/)
    expect(city).toMatch(/^[A-Z][a-z]+, [A-Z]/)
    expect(Object.values(address).every(Boolean), email).toBe(true)
    expect(address.country, email).toMatch(/^[A-Z]{2}$/)
  }
})
