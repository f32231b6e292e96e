import { type ReactNode, useEffect, useState } from 'react'
import type { Measured, TestName, TestOutcome, TestResult } from '../../api/index.ts'
import { explainOutcome, testLabels } from '../test-outcomes.tsx'

/** Outcome of a test, with the measured figures behind it. */
export type Judgment = { outcome: TestOutcome; measured?: Measured }

/** Result of a test that the person judges by eye or by ear. */
export function judgeByPerson(answer: 'yes' | 'no' | 'skip', isPossible = true): Judgment {
  if (!isPossible) return { outcome: 'not_possible' }
  return { outcome: answer === 'yes' ? 'passed' : answer === 'no' ? 'failed' : 'skipped' }
}

/** Rounds a measured value for display. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

/** A result on this phone; `why` explains what figures cannot, and is not sent. */
export type TestFinding = Judgment & { why?: string | undefined }
export type Findings = Partial<Record<TestName, TestFinding>>

/** Props of every step: its position, its skip button, and the callback for its results. */
export type StepProps = {
  place: { at: number; of: number }
  skip: ReactNode
  onResult: (found: Findings) => void
}

export function findingReason(test: TestName, found: TestFinding): string | undefined {
  return found.why ?? explainOutcome(test, found)
}

/** Result of tests that browsers only allow over https. */
export const NOT_SECURE: TestFinding = {
  outcome: 'not_possible',
  why: 'This page was opened without https, so the browser blocks access',
}

/** The result when getUserMedia fails, by the name of its DOMException. */
export function deviceError(error: unknown, part: 'camera' | 'microphone'): TestFinding {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return {
      outcome: 'not_possible',
      why: `Access to the ${part} was denied. Allow it for this page and test again`,
    }
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return { outcome: 'failed', why: `The browser can’t find this ${part}` }
  if (name === 'NotSupportedError')
    return { outcome: 'not_possible', why: `The browser gives access to one ${part} only` }
  if (name === 'NotReadableError' || name === 'AbortError')
    return {
      outcome: 'failed',
      why: `The ${part} could not be opened. Close other apps that use it and test again`,
    }
  return {
    outcome: 'not_possible',
    why: `This browser does not give web pages access to the ${part}`,
  }
}

/**
 * Results, stored in this tab until they are sent: phones drop pages from memory, most of all while
 * the camera is on. `restored` is true when the tab had results from before a reload.
 */
export function useStoredFindings(token: string) {
  const key = `checkup ${token}`
  const [found, setFound] = useState<Findings>({})
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const kept = readStored(key)
    setFound(kept)
    setRestored(Object.keys(kept).length > 0)
  }, [key])

  function keep(more: Findings): Findings {
    const all = { ...found, ...more }
    setFound(all)
    writeStored(key, all)
    return all
  }

  return { found, restored, keep, forget: () => writeStored(key, undefined) }
}

function readStored(key: string): Findings {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Findings
  } catch {
    return {}
  }
}

function writeStored(key: string, found: Findings | undefined) {
  try {
    if (found) sessionStorage.setItem(key, JSON.stringify(found))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the check-up still works.
  }
}

/** Steps of the check-up, each with its tests. */
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
export function nextStep(found: Findings): StepId | undefined {
  return steps.find((step) => step.tests.some((test) => !found[test]))?.id
}

/** The step of a test; undefined for an automatic test. */
export function stepFor(test: TestName): StepId | undefined {
  return steps.find((step) => (step.tests as readonly TestName[]).includes(test))?.id
}

/** What is sent: outcomes and figures. A test not made is sent as skipped. */
export function toResults(found: Findings): TestResult[] {
  return (Object.keys(testLabels) as TestName[]).map((test) => {
    const { outcome = 'skipped', measured } = found[test] ?? {}
    return { test, outcome, ...(measured && { measured }) }
  })
}
