import { Ban, CircleCheck, CircleX, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TestName, TestOutcome } from '../../api/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { outcomeNames, testNames } from './test-words.ts'

const looks: Record<TestOutcome, { Icon: typeof Ban; tone: string }> = {
  passed: { Icon: CircleCheck, tone: 'text-green' },
  failed: { Icon: CircleX, tone: 'text-red' },
  skipped: { Icon: SkipForward, tone: 'text-muted' },
  not_possible: { Icon: Ban, tone: 'text-muted' },
}

type OutcomeRow = { test: TestName; outcome: TestOutcome; reason?: string | undefined }

/** What came of each test and why; `act` puts something at the end of a row. */
export function OutcomeList({
  rows,
  act,
}: {
  rows: readonly OutcomeRow[]
  act?: (test: TestName) => ReactNode
}) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {rows.map(({ test, outcome, reason }) => (
        <li key={test} className="flex items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="font-medium">{testNames[test]}</p>
            <p className="text-sm text-pretty text-muted">
              <OutcomeMark outcome={outcome} />
              {reason && <span>{` · ${reason}`}</span>}
            </p>
          </div>
          {act?.(test)}
        </li>
      ))}
    </ul>
  )
}

/** The outcome as a word with its sign. */
function OutcomeMark({ outcome }: { outcome: TestOutcome }) {
  const { Icon, tone } = looks[outcome]
  return (
    <span className={classNames('font-medium whitespace-nowrap', tone)}>
      <Icon className="me-1 inline size-4 align-[-0.2em]" />
      {outcomeNames[outcome]}
    </span>
  )
}
