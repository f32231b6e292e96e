import { expect, test } from 'vitest'
import { countVerifications, describeBlacklist, describeModelMatch } from './proofs.tsx'

test.each([
  ['confirmed', 'Apple iPhone 7', true, /valid and matches this model: Apple iPhone 7\.$/],
  ['other', 'Apple iPhone 6', false, /belongs to another model: Apple iPhone 6\.$/],
  ['unknown', null, true, /can’t identify its model/],
] as const)('an IMEI whose model is %s', (tac, tacName, good, text) => {
  expect(describeModelMatch({ tac, tacName })).toEqual({
    good,
    text: expect.stringMatching(text),
  })
})

test('only a reported phone is shown as doubtful', () => {
  expect(describeBlacklist({ blacklist: 'listed' }).good).toBe(false)
  for (const blacklist of ['clean', 'unknown', 'not_checked'] as const)
    expect(describeBlacklist({ blacklist }).good).toBe(true)
})

test('missing verifications are not counted', () => {
  const possession = { verifiedAt: '2026-01-01T00:00:00.000Z' }
  expect(countVerifications({ imei: null, grading: null, checkup: null, possession })).toBe(1)
})
