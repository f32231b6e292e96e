import { expect, test } from 'vitest'
import { countWords, reasonOf } from './test-words.ts'

test.each([
  ['touch', 'passed', { cells: 171, ofCells: 171 }, '171 of 171 fields felt the finger'],
  ['touch', 'failed', {}, undefined],
  ['speaker', 'passed', { signalDb: -30.2, noiseDb: -71 }, 'The tone stood 41 dB above the room'],
  ['speaker', 'passed', {}, 'A tone was heard by ear'],
  ['speaker', 'failed', { signalDb: -90, noiseDb: -90 }, 'The tone was not heard'],
  [
    'storage',
    'failed',
    { quotaGb: 10 },
    'The browser may use 10 GB: not what this storage would give',
  ],
  ['storage', 'not_possible', { quotaGb: 10 }, 'The browser may use 10 GB'],
  ['vibration', 'not_possible', {}, 'The browser does not tell, or was not allowed to'],
  ['location', 'failed', {}, 'It does not find where it is'],
  ['location', 'skipped', { accuracyM: 3 }, undefined],
] as const)('%s that is %s with %j: %s', (name, outcome, measured, words) => {
  expect(reasonOf(name, { outcome, measured })).toBe(words)
})

test('outcomes are counted in words, those that there are', () => {
  const results = (['passed', 'failed', 'passed', 'not_possible'] as const).map((outcome) => ({
    outcome,
  }))
  expect(countWords(results)).toBe('2 passed, 1 failed, 1 not possible here')
  expect(countWords([])).toBe('')
})
