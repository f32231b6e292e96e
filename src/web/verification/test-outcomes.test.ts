import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { countOutcomes } from './outcome-counts.ts'
import { explainOutcome } from './test-outcomes.tsx'

const t = translate(readText('en'), 'proof')

test.each([
  ['touch', 'passed', { cells: 171, ofCells: 171 }, '171 of 171 squares responded'],
  ['touch', 'failed', {}, undefined],
  [
    'speaker',
    'passed',
    { signalDb: -30.2, noiseDb: -71 },
    'The tone was 41 dB above the background noise',
  ],
  ['speaker', 'passed', {}, 'The seller heard the tone'],
  ['speaker', 'failed', { signalDb: -90, noiseDb: -90 }, 'The tone was not heard'],
  [
    'storage',
    'failed',
    { quotaGb: 10 },
    'Browser quota: 10 GB. This does not match the storage size',
  ],
  ['storage', 'not_possible', { quotaGb: 10 }, 'Browser quota: 10 GB'],
  ['vibration', 'not_possible', {}, 'The browser does not support this, or access was denied'],
  ['location', 'failed', {}, 'No location found'],
  ['location', 'skipped', { accuracyM: 3 }, undefined],
] as const)('%s that is %s with %j: %s', (name, outcome, measured, text) => {
  expect(explainOutcome(name, { outcome, measured }, t, 'en')).toBe(text)
})

test('outcomes are counted, without those that did not occur', () => {
  const results = (['passed', 'failed', 'passed', 'not_possible'] as const).map((outcome) => ({
    outcome,
  }))
  expect(countOutcomes(results)).toEqual([
    ['passed', 2],
    ['failed', 1],
    ['not_possible', 1],
  ])
  expect(countOutcomes([])).toEqual([])
})
