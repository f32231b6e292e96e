import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '../../../shared/languages.ts'
import type { Claimed, Measured, TestName, TestOutcome, TestResult } from '../../api/index.ts'
import type { Translate } from '../../ui/text.ts'
import { explainOutcome, testNames } from '../test-outcomes.tsx'

/** Outcome of a test, with the measured figures behind it. */
export type Evaluation = { outcome: TestOutcome; measured?: Measured }

/** Result of a test that the person judges by eye or by ear. */
export function evaluateByPerson(answer: 'yes' | 'no' | 'skip', isPossible = true): Evaluation {
  if (!isPossible) return { outcome: 'not_possible' }
  return { outcome: answer === 'yes' ? 'passed' : answer === 'no' ? 'failed' : 'skipped' }
}

/** Rounds a measured value for display. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

type DeviceReason = 'denied' | 'missing' | 'onlyOne' | 'busy' | 'unsupported'
/** What figures cannot explain: a key of the messages in `checkup.reason`. */
type Reason =
  | 'notSecure'
  | 'noTouch'
  | 'cannotVibrate'
  | 'noMovement'
  | 'motionDenied'
  | 'locationDenied'
  | `${'camera' | 'microphone'}.${DeviceReason}`

/** A result on this phone; `why` is not sent. */
export type TestFinding = Evaluation & { why?: Reason | undefined }
export type Findings = Partial<Record<TestName, TestFinding>>

/** Props of every step: its position, its skip button, and the callback for its results. */
export type StepProps = {
  place: { number: number; total: number }
  skip: ReactNode
  onResult: (findings: Findings) => void
}

export function findingReason(
  test: TestName,
  finding: TestFinding,
  t: { checkup: Translate<'checkup'>; proof: Translate<'proof'> },
  language: Language,
): string | undefined {
  if (finding.why) return t.checkup(`reason.${finding.why}`)
  return explainOutcome(test, finding, t.proof, language)
}

/** Result of tests that browsers only allow over https. */
export const NOT_SECURE = { outcome: 'not_possible', why: 'notSecure' } as const

/** The result when getUserMedia fails, by the name of its DOMException. */
export function deviceError(error: unknown, part: 'camera' | 'microphone'): TestFinding {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return { outcome: 'not_possible', why: `${part}.denied` }
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return { outcome: 'failed', why: `${part}.missing` }
  if (name === 'NotSupportedError') return { outcome: 'not_possible', why: `${part}.onlyOne` }
  if (name === 'NotReadableError' || name === 'AbortError')
    return { outcome: 'failed', why: `${part}.busy` }
  return { outcome: 'not_possible', why: `${part}.unsupported` }
}

/**
 * Results, stored in this tab until they are sent: phones drop pages from memory, most of all while
 * the camera is on. `restored` is true when the tab had results from before a reload.
 */
export function useStoredFindings(token: string) {
  const key = `checkup ${token}`
  const [findings, setFindings] = useState<Findings>({})
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const stored = readStored(key)
    setFindings(stored)
    setRestored(Object.keys(stored).length > 0)
  }, [key])

  function keep(more: Findings): Findings {
    const all = { ...findings, ...more }
    setFindings(all)
    writeStored(key, all)
    return all
  }

  return { findings, restored, keep, forget: () => writeStored(key, undefined) }
}

function readStored(key: string): Findings {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Findings
  } catch {
    return {}
  }
}

function writeStored(key: string, findings: Findings | undefined) {
  try {
    if (findings) sessionStorage.setItem(key, JSON.stringify(findings))
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
export function nextStep(findings: Findings): StepId | undefined {
  return steps.find((step) => step.tests.some((test) => !findings[test]))?.id
}

/** The step of a test; undefined for an automatic test. */
export function stepFor(test: TestName): StepId | undefined {
  return steps.find((step) => (step.tests as readonly TestName[]).includes(test))?.id
}

/** What is sent: outcomes and figures. A test not made is sent as skipped. */
export function toResults(findings: Findings): TestResult[] {
  return testNames.map((test) => {
    const { outcome = 'skipped', measured } = findings[test] ?? {}
    return { test, outcome, ...(measured && { measured }) }
  })
}

type WithBattery = { getBattery?: () => Promise<{ level: number }> }

/** The automatic tests: battery, screen and storage, compared with what the seller claims. */
export async function readPhone({ displayIn, storageGb }: Claimed): Promise<Findings> {
  const { width, height } = window.screen
  const quotaBytes = (await orUndefined(navigator.storage?.estimate()))?.quota ?? null
  const battery = await orUndefined((navigator as WithBattery).getBattery?.())
  const storage = evaluateStorage(
    { quotaBytes, sharesDisk: sharesDisk(navigator.userAgent) },
    storageGb,
  )
  return {
    battery: evaluateBattery(battery?.level ?? null),
    screen: evaluateScreen({ width, height, pixelRatio: window.devicePixelRatio }, displayIn),
    storage,
  }
}

/** Whether the quota depends on the disk: Firefox gives every site the same. */
export function sharesDisk(agent: string): boolean {
  return !/\bFirefox\//.test(agent)
}

async function orUndefined<T>(result: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await result
  } catch {
    return undefined
  }
}

/**
 * CSS pixels on an inch of a phone's screen: iPhones have 150 to 163 by their density and zoom,
 * Android's unit is a 160th of an inch, which makers stretch by up to a quarter.
 */
const CSS_PER_INCH = { least: 125, most: 205 }

type Screen = { width: number; height: number; pixelRatio: number }

/** Compares the screen with the model's display size in inches. */
export function evaluateScreen(
  { width, height, pixelRatio }: Screen,
  displayIn: number | null,
): Evaluation {
  const measured = {
    widthPx: Math.round(width * pixelRatio),
    heightPx: Math.round(height * pixelRatio),
    pixelRatio: rounded(pixelRatio, 3),
  }
  if (displayIn === null || !(displayIn > 0)) return { outcome: 'not_possible', measured }
  const perInch = Math.hypot(width, height) / displayIn
  const fits = perInch >= CSS_PER_INCH.least && perInch <= CSS_PER_INCH.most
  return { outcome: fits ? 'passed' : 'failed', measured }
}

/** The share of the storage that Chromium and Safari (17 and later) let one site use. */
const SHARE_OF_DISK = 0.6
/** The system uses a part, and manufacturers count in powers of ten, browsers in powers of two. */
const FITS = { least: 0.7, most: 1.25 }

/**
 * Compares the storage quota with the claimed storage. A quota that does not depend on the disk
 * proves nothing.
 */
export function evaluateStorage(
  { quotaBytes, sharesDisk }: { quotaBytes: number | null; sharesDisk: boolean },
  storageGb: number | null,
): Evaluation {
  if (quotaBytes === null) return { outcome: 'not_possible' }
  const quotaGb = rounded(quotaBytes / 1e9)
  if (!sharesDisk || storageGb === null) return { outcome: 'not_possible', measured: { quotaGb } }
  const share = quotaGb / SHARE_OF_DISK / storageGb
  const fits = share >= FITS.least && share <= FITS.most
  return { outcome: fits ? 'passed' : 'failed', measured: { quotaGb } }
}

/** `level`: charge from 0 to 1; null where the browser does not report it. */
export function evaluateBattery(level: number | null): Evaluation {
  if (level === null) return { outcome: 'not_possible' }
  const isSound = level >= 0 && level <= 1
  if (!isSound) return { outcome: 'failed' }
  return { outcome: 'passed', measured: { chargePercent: Math.round(level * 100) } }
}
