import { expect, test } from 'vitest'
import { digitsOf, whyNotCode } from './hand-over-dialog.tsx'

test.each(['123456', '123 456', '123-456', ' 123456 '])('%s is a code', (code) => {
  expect(whyNotCode(code)).toBeUndefined()
  expect(digitsOf(code)).toBe('123456')
})

test('anything else is refused in words', () => {
  expect(whyNotCode('')).toBe('Code is required')
  expect(whyNotCode('   ')).toBe('Code is required')
  for (const code of ['12345', '1234567', 'abcdef', '12345x'])
    expect(whyNotCode(code)).toBe('The code has six digits')
})
