import { type ReactNode, useEffect, useState } from 'react'
import type { Measured, TestName, TestOutcome } from '../../api/index.ts'
import { reasonOf } from '../proof/test-words.ts'

/** What a test came to, with the figures that say why. */
export type Judged = { outcome: TestOutcome; measured?: Measured }

/** Fixed-point: figures for people, not the sensor's last digit. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

/** What a test came to here; `why` says what figures cannot. It stays on the phone. */
export type Found = Judged & { why?: string | undefined }
export type AllFound = Partial<Record<TestName, Found>>

/** What every step is given: where it stands, its way around, and whom it tells what it found. */
export type StepProps = {
  place: { at: number; of: number }
  skip: ReactNode
  onFound: (found: AllFound) => void
}

/** The reason as this phone's owner reads it. */
export function whyOf(test: TestName, found: Found): string | undefined {
  return found.why ?? reasonOf(test, found)
}

/** What the page of an address without https can say of parts that browsers guard. */
export const NOT_SECURE: Found = {
  outcome: 'not_possible',
  why: 'This page was opened without https, so the browser blocks access',
}

/** Why a browser did not hand over a camera or a microphone. */
export function notGiven(error: unknown, part: 'camera' | 'microphone'): Found {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return {
      outcome: 'not_possible',
      why: `The browser was not allowed to use the ${part}. Allow it for this page and test again`,
    }
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return { outcome: 'failed', why: `The browser finds no such ${part}` }
  if (name === 'NotSupportedError')
    return { outcome: 'not_possible', why: `The browser shows one ${part} only` }
  if (name === 'NotReadableError' || name === 'AbortError')
    return {
      outcome: 'failed',
      why: `The phone did not hand over the ${part}. Close what uses it and test again`,
    }
  return { outcome: 'not_possible', why: `This browser does not give pages the ${part}` }
}

/**
 * What was found, kept in this tab until it is sent: phones throw pages out of memory, most of all
 * while their camera runs. `restored` tells that the tab had something when it came back.
 */
export function useKeptFound(token: string) {
  const key = `checkup ${token}`
  const [found, setFound] = useState<AllFound>({})
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const kept = read(key)
    setFound(kept)
    setRestored(Object.keys(kept).length > 0)
  }, [key])

  function keep(more: AllFound): AllFound {
    const all = { ...found, ...more }
    setFound(all)
    write(key, all)
    return all
  }

  return { found, restored, keep, forget: () => write(key, undefined) }
}

function read(key: string): AllFound {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as AllFound
  } catch {
    return {}
  }
}

function write(key: string, found: AllFound | undefined) {
  try {
    if (found) sessionStorage.setItem(key, JSON.stringify(found))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still checks.
  }
}
