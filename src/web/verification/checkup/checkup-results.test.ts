import { expect, test } from 'vitest'
import { tests } from '../../../modules/verification/checkup/checkup.contract.ts'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import {
  deviceError,
  type Findings,
  findingReason,
  nextStep,
  sharesDisk,
  stepFor,
  steps,
  toResults,
} from './checkup-results.ts'

const text = readText('en')
const t = { checkup: translate(text, 'checkup'), proof: translate(text, 'proof') }

test('the steps and the automatic tests together cover every test', () => {
  const alone = tests.filter((one) => stepFor(one) === undefined)
  expect(alone).toEqual(['battery', 'screen', 'storage'])
  expect([...steps.flatMap((step) => [...step.tests]), ...alone].sort()).toEqual([...tests].sort())
  expect(toResults({}).map((one) => one.test)).toEqual([...tests])
})

test('it continues at the first step without an outcome, also after a repeated test', () => {
  expect(nextStep({})).toBe('touch')
  const half: Findings = { touch: { outcome: 'passed' }, speaker: { outcome: 'passed' } }
  expect(nextStep(half)).toBe('fingers')
  const all = Object.fromEntries(tests.map((one) => [one, { outcome: 'skipped' as const }]))
  expect(nextStep(all)).toBeUndefined()
})

test('only outcomes and figures are sent, and a test not made counts as skipped', () => {
  const findings: Findings = {
    touch: { outcome: 'failed', measured: { cells: 3 }, why: 'noTouch' },
  }
  const [touch, ...rest] = toResults(findings)
  expect(touch).toEqual({ test: 'touch', outcome: 'failed', measured: { cells: 3 } })
  expect(new Set(rest.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']))
})

test.each([
  ['NotAllowedError', 'not_possible', /Access to the camera was denied/],
  ['NotFoundError', 'failed', /can’t find this camera/],
  ['NotReadableError', 'failed', /could not be opened/],
  ['NotSupportedError', 'not_possible', /one camera only/],
  ['TypeError', 'not_possible', /does not give web pages access to the camera/],
])('a camera that is refused with %s is %s', (name, outcome, why) => {
  const finding = deviceError(Object.assign(new Error(), { name }), 'camera')
  expect(finding.outcome).toBe(outcome)
  expect(findingReason('camera_back', finding, t, 'en')).toMatch(why)
})

test('a browser with a fixed quota per site is not used to judge the storage', () => {
  expect(sharesDisk('Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0')).toBe(
    false,
  )
  expect(sharesDisk('Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile')).toBe(true)
})
