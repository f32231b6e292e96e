import { expect, test } from 'vitest'
import { altOfSide, proposedAlt } from './photo-words.ts'

const phone = { name: 'iPhone 13 Pro', colour: 'Sierra Blue' }

test('proposed words say no more than is known', () => {
  expect(proposedAlt(0, phone)).toBe('iPhone 13 Pro, Sierra Blue')
  expect(proposedAlt(2, { name: 'Nokia 3310', colour: ' ' })).toBe('Nokia 3310, photo 3')
})

test('one press says which side it is', () => {
  expect(altOfSide('Back', phone)).toBe('Back of the iPhone 13 Pro, Sierra Blue')
  expect(altOfSide('A mark', phone)).toBe('A mark on the iPhone 13 Pro, Sierra Blue')
  expect(altOfSide('What comes with it', phone)).toMatch(/^What comes with it: iPhone/)
})
