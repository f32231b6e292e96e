import { expect, test } from 'vitest'
import { guessableReason } from './passwords.ts'

test.each([
  ['aaaaaa', /repeats/],
  ['ABABAB', /repeats/],
  ['abcabcabc', /repeats/],
  ['       ', /spaces/],
  ['qwertzuiop', /neighboring/],
  ['asdfgh1234', /neighboring/],
  ['rewq4321', /neighboring/],
  ['987654321qwe', /neighboring/],
  ['redial', /easy to guess/],
  ['Redial2026!', /easy to guess/],
  ['iphone', /very common/],
  ['iPhone13', /easy to guess/],
  ['samsunggalaxy', /easy to guess/],
  ['my.phone', /easy to guess/],
  ['iloveyou', /very common/],
  // The 3,000th and the 9,000th of the list.
  ['millwall', /very common/],
  ['UBNFHF', /very common/],
])('%s is refused', (password, reason) => {
  expect(guessableReason(password)).toMatch(reason)
})

test.each(['ada.lovelace@example.org', 'AdaLovelace', 'lovelace1815', 'ada!lovelace', 'lovelace'])(
  'Ada Lovelace cannot use %s',
  (password) => {
    const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@example.org' }
    expect(guessableReason(password, owner)).toMatch(/name or email/)
    expect(
      guessableReason(password, { name: 'Grace', email: 'g.hopper@navy.test' }),
    ).toBeUndefined()
  },
)

test.each([
  'correct horse battery',
  'brand new words',
  'hq7dkw',
  'sunny phone table',
  'adamantium',
  'redial my old number',
  'mississippi river',
])('%s is accepted', (password) => {
  expect(guessableReason(password, { name: 'Ada Li', email: 'ada@example.org' })).toBeUndefined()
})
