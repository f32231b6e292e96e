import { expect, test } from 'vitest'
import { problemIn } from './problem-text.ts'

const stored = 'Your first 3 sales are paid out 7 days later than others.'

test('staff read why a payout waits about the seller, in their language', () => {
  const about = 'The first 3 sales of a seller are paid out 7 days later than others.'
  expect(problemIn(stored, 'en')).toEqual({ problem: about, problemLanguage: 'en' })
  expect(problemIn(stored, 'de').problem).toContain('ersten 3 Verkäufe eines Verkäufers')
  for (const own of [
    'Several of your sales are disputed. You are paid when the disputes are decided.',
    'Your payout account was changed. Payouts are on hold for a while after that.',
  ]) {
    expect(problemIn(own, 'en').problem).not.toMatch(/\byou(r|)\b/i)
    expect(problemIn(own, 'fr').problemLanguage).toBe('fr')
  }
})

test('what the payment provider said stays as it is', () => {
  expect(problemIn('Card declined', 'de')).toEqual({
    problem: 'Card declined',
    problemLanguage: 'en',
  })
  expect(problemIn(null, 'de')).toEqual({ problem: null, problemLanguage: null })
})
