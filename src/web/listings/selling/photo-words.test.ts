import { expect, test } from 'vitest'
import { altOfSide } from './photo-words.ts'

const phone = { name: 'iPhone 13 Pro', colour: 'Sierra Blue' }

test('one press says which side it is', () => {
  expect(altOfSide('Back', phone)).toBe('Back of the iPhone 13 Pro, Sierra Blue')
  expect(altOfSide('A mark', phone)).toBe('A mark on the iPhone 13 Pro, Sierra Blue')
  expect(altOfSide('What comes with it', phone)).toMatch(/^What comes with it: iPhone/)
})
