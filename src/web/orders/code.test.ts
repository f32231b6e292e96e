import { expect, test } from 'vitest'
import { codeIn, digitsOf, grouped, whyNotCode } from './code.ts'

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

test('a scanned code is read from the address, and nothing else is', () => {
  expect(codeIn('#code=012345')).toBe('012345')
  expect(codeIn('#x=1&code=012345')).toBe('012345')
  for (const hash of ['', '#code=', '#code=12345', '#code=1234567', '#timeline', '#decode=123456'])
    expect(codeIn(hash)).toBeUndefined()
})

test('a code is read out in two groups', () => {
  expect(grouped('012345')).toBe('012 345')
})
