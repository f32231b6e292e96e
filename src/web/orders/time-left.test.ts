import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { orderTexts } from './order-texts.ts'

const english = orderTexts(translate(readText('en'), 'order'), 'en')
const german = orderTexts(translate(readText('de'), 'order'), 'de')
const arabic = orderTexts(translate(readText('ar'), 'order'), 'ar')

const S = 1_000
const MIN = 60 * S
const H = 60 * MIN

test.each([
  [0, ''],
  [-5 * S, ''],
  [1, '0:01'],
  [65 * S, '1:05'],
  [600 * S - 1, '10:00'],
  [10 * MIN, '10 min'],
  [29.5 * MIN, '30 min'],
  [H, '1 h'],
  [3 * H + 20 * MIN + 59 * S, '3 h 20 min'],
  [24 * H, '1 day'],
  [51 * H, '2 days 3 h'],
])('%i ms are %j', (ms, text) => {
  expect(english.duration(ms)).toBe(text)
})

test('the time left is in the language of the page', () => {
  expect(german.duration(51 * H)).toBe('2 Tage 3 Std.')
  expect(arabic.duration(51 * H)).toBe('يومان و3 ساعات')
  expect(arabic.duration(3 * H + 20 * MIN)).toBe('3 ساعات و20 دقيقة')
})
