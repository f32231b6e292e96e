import type { Measured, TestOutcome } from '../../api/index.ts'

/** What a test came to, with the figures that say why. */
export type Judged = { outcome: TestOutcome; measured?: Measured }

/** Fixed-point: figures for people, not the sensor's last digit. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
