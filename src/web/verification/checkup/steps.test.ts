import { expect, test } from 'vitest'
import { tests } from '../../../modules/verification/checkup/checkup.contract.ts'
import { sharesDisk } from './read-phone.ts'
import { type AllFound, notGiven, whyOf } from './results.ts'
import { nextStep, resultsOf, stepOf, steps } from './steps.ts'

test('the steps and what the browser tells by itself are all the tests there are', () => {
  const alone = tests.filter((one) => stepOf(one) === undefined)
  expect(alone).toEqual(['battery', 'screen', 'storage'])
  expect([...steps.flatMap((step) => [...step.tests]), ...alone].sort()).toEqual([...tests].sort())
  expect(resultsOf({}).map((one) => one.test)).toEqual([...tests])
})

test('it goes on at the first step without an outcome, also after one was made again', () => {
  expect(nextStep({})).toBe('touch')
  const half: AllFound = { touch: { outcome: 'passed' }, speaker: { outcome: 'passed' } }
  expect(nextStep(half)).toBe('fingers')
  const all = Object.fromEntries(tests.map((one) => [one, { outcome: 'skipped' as const }]))
  expect(nextStep(all)).toBeUndefined()
})

test('nothing but outcomes and figures is handed in, and what was not made is skipped', () => {
  const found: AllFound = {
    touch: { outcome: 'failed', measured: { cells: 3 }, why: 'a word for the person' },
  }
  const [touch, ...rest] = resultsOf(found)
  expect(touch).toEqual({ test: 'touch', outcome: 'failed', measured: { cells: 3 } })
  expect(new Set(rest.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']))
})

test.each([
  ['NotAllowedError', 'not_possible', /not allowed to use the camera/],
  ['NotFoundError', 'failed', /finds no such camera/],
  ['NotReadableError', 'failed', /did not hand over/],
  ['NotSupportedError', 'not_possible', /one camera only/],
  ['TypeError', 'not_possible', /does not give pages the camera/],
])('a camera that is refused with %s is %s', (name, outcome, why) => {
  const found = notGiven(Object.assign(new Error(), { name }), 'camera')
  expect(found.outcome).toBe(outcome)
  expect(whyOf('camera_back', found)).toMatch(why)
})

test('a browser that gives every site the same says nothing of the storage', () => {
  expect(sharesDisk('Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0')).toBe(
    false,
  )
  expect(sharesDisk('Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile')).toBe(true)
})
