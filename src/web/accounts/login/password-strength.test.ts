import { expect, test } from 'vitest'
import { passwordStrength } from './signup-rules.ts'

const words = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const
const word = (password: string) => words[passwordStrength(password)]

test.each([
  ['', 'Too short'],
  ['abc12', 'Too short'],
  ['aaaaaaaaaaaaaaaa', 'Weak'],
  ['123456789', 'Weak'],
  ['abcdefgh', 'Weak'],
  ['abababababababab', 'Weak'],
  ['phone7', 'Weak'],
  ['Ph0nes!', 'Fair'],
  ['nokia3310x', 'Fair'],
  ['Sell-my-3310', 'Good'],
  ['correct horse battery', 'Strong'],
])('%s is %s', (password, expected) => expect(word(password)).toBe(expected))

test('repetition never increases strength, variety never lowers it', () => {
  expect(passwordStrength('Rx7!Rx7!Rx7!Rx7!')).toBeLessThanOrEqual(
    passwordStrength('Rx7!Kp2?Wm9&Tz4%'),
  )
  expect(passwordStrength('mango-tram-9')).toBeGreaterThanOrEqual(passwordStrength('mango-tram'))
})
