import { expect, test } from 'vitest'
import { plainTacName } from './imei.ts'

test('a code names its phone without what is for networks', () => {
  expect(plainTacName('Apple iPhone 7 A1778 TD-LTE 32GB')).toBe('Apple iPhone 7')
  expect(plainTacName('Xiaomi Redmi 9A')).toBe('Xiaomi Redmi 9A')
})
