import { expect, test } from 'vitest'
import { buyers, cities, sellers } from './people.ts'

test('everyone has a name, a key and an address of their own, at a domain that cannot exist', () => {
  const everyone = [...sellers, ...buyers]
  expect(sellers).toHaveLength(37)
  expect(buyers).toHaveLength(25)
  expect(new Set(everyone.map((person) => person.email)).size).toBe(62)
  expect(new Set(everyone.map((person) => person.key)).size).toBe(62)
  for (const { email, city } of everyone) {
    expect(email).toMatch(/^[a-z.]+@demo\.redial\.example$|^(buyer|seller)@redial\.example$/)
    expect(cities).toContain(city)
  }
})
