import { expect, test } from 'vitest'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { imeiMessage, plainTacName } from './imei-field.tsx'

const english = { t: translate(readText('en'), 'sell.imei'), language: 'en' } as const
const result = { last4: '7518', tacName: 'Apple iPhone 7', blacklist: 'clean' as const, name: '' }

test('the result says which model the number belongs to, and what to do', () => {
  expect(imeiMessage({ ...result, tac: 'confirmed' }, 'iPhone 7', english)).toMatchObject({
    tone: 'good',
    more: expect.stringContaining('Not reported'),
  })
  expect(imeiMessage({ ...result, tac: 'other' }, 'iPhone 8', english)).toMatchObject({
    tone: 'waiting',
    title: expect.stringContaining('Apple iPhone 7'),
  })
  expect(imeiMessage({ ...result, tac: 'unknown', tacName: null }, '', english)).toMatchObject({
    tone: 'neutral',
  })
})

test('a stolen phone is reported as stolen whatever its model', () => {
  const listed = imeiMessage(
    { ...result, tac: 'confirmed', blacklist: 'listed' },
    'iPhone 7',
    english,
  )
  expect(listed).toMatchObject({ tone: 'danger', title: expect.stringContaining('stolen') })
})

test('a TAC name is shortened to the model', () => {
  expect(plainTacName('Apple iPhone 7 A1778 TD-LTE 32GB')).toBe('Apple iPhone 7')
  expect(plainTacName('Xiaomi Redmi 9A')).toBe('Xiaomi Redmi 9A')
})
