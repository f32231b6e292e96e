import type { TestOutcome, TestResult } from '../api/index.ts'

const outcomes: readonly TestOutcome[] = ['passed', 'failed', 'skipped', 'not_possible']

/** How many tests had each outcome; those that none had are missing. */
export function countOutcomes(
  results: readonly Pick<TestResult, 'outcome'>[],
): (readonly [outcome: TestOutcome, count: number])[] {
  return outcomes
    .map((outcome) => [outcome, results.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
}
