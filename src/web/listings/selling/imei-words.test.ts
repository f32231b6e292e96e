import { expect, test } from 'vitest'
import { imeiWords } from './imei-words.ts'

const found = { last4: '7518', tacName: 'Apple iPhone 7', blacklist: 'clean' as const, name: '' }

test('a number says what it is of, and what to do about it', () => {
  expect(imeiWords({ ...found, tac: 'confirmed' }, 'iPhone 7')).toMatchObject({
    tone: 'good',
    more: expect.stringContaining('Not reported'),
  })
  expect(imeiWords({ ...found, tac: 'other' }, 'iPhone 8')).toMatchObject({
    tone: 'waiting',
    title: expect.stringContaining('Apple iPhone 7'),
  })
  expect(imeiWords({ ...found, tac: 'unknown', tacName: null }, '')).toMatchObject({
    tone: 'neutral',
  })
})

test('a stolen phone is that before it is anything else', () => {
  const listed = imeiWords({ ...found, tac: 'confirmed', blacklist: 'listed' }, 'iPhone 7')
  expect(listed).toMatchObject({ tone: 'danger', title: expect.stringContaining('stolen') })
})
