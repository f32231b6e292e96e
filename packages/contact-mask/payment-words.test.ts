import { expect, test } from 'vitest'
import { hasPaymentWords } from './index.ts'

test.each([
  'Can you pay with a gift card?',
  'GIFT-CARDS only',
  'Send it as Friends & Family',
  'PayPal, friends and family please',
  'via Western  Union',
  'I take Bitcoin',
  'Let’s pay outside, it is cheaper',
  'Wire the money and I send it',
  'Bitte an Freunde und Familie senden',
  'Zahlung per Vorkasse',
  'Payez avec une carte cadeau',
  'como amigos y familiares',
  'amici e parenti va bene?',
  'Cartão presente serve?',
  'Betale utenom siden',
  'ｇｉｆｔ ｃａｒｄ',
])('warns about: %s', (text) => {
  expect(hasPaymentWords(text)).toBe(true)
})

test.each([
  'Is it a gift for your friend?',
  'My family and friends use it too.',
  'Can I pay by card here?',
  'I can meet you outside the station.',
  'The SIM card slot works.',
  'It has a wired headset.',
  'Ich zahle mit Karte.',
  'Cash at the meet-up is fine.',
  '',
])('does not warn about: %s', (text) => {
  expect(hasPaymentWords(text)).toBe(false)
})
