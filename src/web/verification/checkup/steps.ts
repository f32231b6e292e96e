import type { TestName, TestResult } from '../../api/index.ts'
import { testNames } from '../proof/test-words.ts'
import type { AllFound } from './results.ts'

/** Screens of the check-up, each with the tests that it makes. */
export const steps = [
  { id: 'touch', tests: ['touch'] },
  { id: 'fingers', tests: ['multi_touch'] },
  { id: 'pixels', tests: ['pixels'] },
  { id: 'sound', tests: ['speaker', 'microphone'] },
  { id: 'front', tests: ['camera_front'] },
  { id: 'back', tests: ['camera_back'] },
  { id: 'vibration', tests: ['vibration'] },
  { id: 'motion', tests: ['motion', 'orientation'] },
  { id: 'location', tests: ['location'] },
] as const satisfies { id: string; tests: TestName[] }[]
export type StepId = (typeof steps)[number]['id']

/** The first step that has no outcome yet; undefined when all have one. */
export function nextStep(found: AllFound): StepId | undefined {
  return steps.find((step) => step.tests.some((test) => !found[test]))?.id
}

/** The step in which a test is made; undefined for what the browser tells by itself. */
export function stepOf(test: TestName): StepId | undefined {
  return steps.find((step) => (step.tests as readonly TestName[]).includes(test))?.id
}

/** What leaves the phone: outcomes and figures. Tests that were never made are skipped. */
export function resultsOf(found: AllFound): TestResult[] {
  return (Object.keys(testNames) as TestName[]).map((test) => {
    const { outcome = 'skipped', measured } = found[test] ?? {}
    return { test, outcome, ...(measured && { measured }) }
  })
}
