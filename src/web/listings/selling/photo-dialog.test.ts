import { expect, test } from 'vitest'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { altForSide } from './photo-dialog.tsx'

const t = translate(readText('en'), 'sellParts.photo')
const phone = { name: 'iPhone 13 Pro', color: 'Sierra Blue' }

test('a ready-made description names the side and the phone', () => {
  expect(altForSide('back', phone, t)).toBe('Back of the iPhone 13 Pro, Sierra Blue')
  expect(altForSide('mark', phone, t)).toBe('A mark on the iPhone 13 Pro, Sierra Blue')
  expect(altForSide('included', phone, t)).toMatch(/^What comes with it: iPhone/)
})
