import { expect, test } from 'vitest'
import { altForSide } from './photo-dialog.tsx'

const phone = { name: 'iPhone 13 Pro', color: 'Sierra Blue' }

test('a ready-made description names the side and the phone', () => {
  expect(altForSide('Back', phone)).toBe('Back of the iPhone 13 Pro, Sierra Blue')
  expect(altForSide('A mark', phone)).toBe('A mark on the iPhone 13 Pro, Sierra Blue')
  expect(altForSide('What comes with it', phone)).toMatch(/^What comes with it: iPhone/)
})
