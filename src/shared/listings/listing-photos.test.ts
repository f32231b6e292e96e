import { expect, test } from 'vitest'
import { proposedAlt } from './listing-photos.ts'

const phone = { name: 'iPhone 13 Pro', storageGb: 128, color: 'Sierra Blue' }

test('a generated text contains only known facts, once each', () => {
  expect(proposedAlt(phone, { index: 0, count: 1 })).toBe('iPhone 13 Pro, 128 GB, sierra blue')
  expect(proposedAlt(phone, { index: 1, count: 3 })).toBe(
    'iPhone 13 Pro, 128 GB, sierra blue: photo 2 of 3',
  )
  const nokia = { name: 'Nokia 3310 Blue', storageGb: null, color: 'Blue' }
  expect(proposedAlt(nokia, { index: 2, count: 3 })).toBe('Nokia 3310 Blue: photo 3 of 3')
})
