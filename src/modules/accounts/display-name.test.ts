import { expect, test } from 'vitest'
import { displayName, nameProblem } from './own-account.ts'

test.each([
  'Ada Lovelace',
  'Ada Admin',
  'Nils Oluf',
  "Siobhán O'Brien",
  'Mária Šimečková',
  'Иван Иванов',
  '王小明',
  'J. R. R.',
  'Phone shop Oslo',
  'Supportive Sam',
  'Bo 🎉',
])('%s can be a name', (name) => {
  expect(nameProblem(name)).toBeUndefined()
})

test.each([
  'Redial',
  'redial support',
  'The Redial Team',
  'Ada from Redial',
  'Ｒｅｄｉａｌ',
  'Re​dial',
  'Admin',
  'ADMINISTRATOR',
  'a​dmin',
  'Moderator‮',
  'Customer Support',
  'Support-Team',
])('%s looks like the shop’s own', (name) => {
  expect(nameProblem(name)).toContain('looks like the shop’s own')
})

test.each([
  'Ada https://evil.example/r',
  'Ada evil.com',
  'Ada +47 912 34 567',
  'ada@example.org',
  'wa.me/4791234567',
])('%s carries contact data', (name) => {
  expect(nameProblem(name)).toContain('can’t contain')
})

test('a name is one line without invisible characters', () => {
  const name = displayName().parse(' customer,\n\nYour money is on hold.​\u001b[31m ')
  expect(name).toBe('customer, Your money is on hold. [31m')
})
