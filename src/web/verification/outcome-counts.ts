import type { TestOutcome, TestResult } from '../api/index.ts'

export const outcomeLabels: Record<TestOutcome, string> = {
  passed: 'Passed',
  failed: 'Failed',
  skipped: 'Skipped',
  not_possible: 'Not possible here',
}

/** '11 passed, 1 failed, 2 not possible here'. */
export function countOutcomes(results: readonly Pick<TestResult, 'outcome'>[]): string {
  return (Object.keys(outcomeLabels) as TestOutcome[])
    .map((outcome) => [results.filter((one) => one.outcome === outcome).length, outcome] as const)
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => `${count} ${outcomeLabels[outcome].toLowerCase()}`)
    .join(', ')
}
