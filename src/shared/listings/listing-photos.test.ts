import { expect, test } from 'vitest'
import { proposedAlt } from './listing-photos.ts'

const phone = { name: 'iPhone 13 Pro', storageGb: 128, color: 'Sierra Blue' }

test('a generated text contains only known facts, once each', () => {
  expect(proposedAlt(phone, { at: 0, of: 1 })).toBe('iPhone 13 Pro, 128 GB, sierra blue')
  expect(proposedAlt(phone, { at: 1, of: 3 })).toBe(
    'iPhone 13 Pro, 128 GB, sierra blue: photo 2 of 3',
  )
  const nokia = { name: 'Nokia 3310 Blue', storageGb: null, color: 'Blue' }
  expect(proposedAlt(nokia, { at: 2, of: 3 })).toBe('Nokia 3310 Blue: photo 3 of 3')
})
