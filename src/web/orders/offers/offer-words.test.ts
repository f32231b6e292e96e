import { expect, test } from 'vitest'
import { leftWords, shareOf, stateWords, whoseWords } from './offer-words.ts'

const offer = { with: 'Siri', state: 'open', by: 'seller', you: 'buyer' } as never

test('an open offer waits for the side that did not make it', () => {
  expect(stateWords(offer).words).toBe('Waits for you')
  expect(stateWords({ ...(offer as object), you: 'seller' } as never).words).toBe(
    'Waits for an answer',
  )
})

test('whose price it is depends on who reads it', () => {
  expect(whoseWords(offer)).toBe('Siri asks')
  expect(whoseWords({ ...(offer as object), you: 'seller', state: 'declined' } as never)).toBe(
    'You asked',
  )
})

test('the share is in whole percent, and the last offer says so', () => {
  expect(shareOf(40_000, 45_000)).toBe(89)
  expect(leftWords(1)).toMatch(/last/)
})
