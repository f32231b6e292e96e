import { expect, test } from 'vitest'
import { formatFor, NEUTRAL_READER } from '../../shared/reader-format.ts'
import type { Translate } from '../ui/text.ts'
import { figureTexts } from './figure-labels.ts'

const keys = ((key: string) => key) as unknown as Translate<'analytics'>
const { change } = figureTexts(keys, 'en', formatFor(NEUTRAL_READER))

test('a change is in percent, unless it is more than tenfold', () => {
  expect(change(56, 50, true)).toBe('+12%')
  expect(change(25, 50, true)).toBe('−50%')
  expect(change(500, 50, true)).toBe('+900%')
  expect(change(970, 40, true)).toBeNull()
  expect(change(50, 50, true)).toBe('noChange')
})
