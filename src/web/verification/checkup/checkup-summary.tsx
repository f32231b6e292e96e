import { RotateCcw } from 'lucide-react'
import type { TestName } from '../../api/index.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FormError } from '../../ui/fields.tsx'

import { OutcomeList } from '../proof/outcome-list.tsx'
import { countWords, testNames } from '../proof/test-words.ts'
import { CheckupFrame } from './checkup-frame.tsx'
import { type AllFound, whyOf } from './found.ts'
import { resultsOf, type StepId, stepOf } from './steps.ts'

type CheckupSummaryProps = {
  found: AllFound
  onAgain: (step: StepId) => void
  onSend: () => void
  sending: boolean
  refusal: string | undefined
}

/** Everything that was found, before it is sent; each test can be made again. */
export function CheckupSummary(props: CheckupSummaryProps) {
  const { found, onAgain, onSend, sending, refusal } = props
  const results = resultsOf(found)

  function againButton(test: TestName) {
    const step = stepOf(test)
    if (!step) return null
    const icon = <RotateCcw className="size-4" />
    const label = `Test again: ${testNames[test]}`
    return <IconButton label={label} icon={icon} onClick={() => onAgain(step)} />
  }

  return (
    <CheckupFrame
      title="What came of it"
      lead={`${countWords(results)}. After you send, it is signed with the time and cannot be changed.`}
      acts={
        <Button variant="primary" size="large" busy={sending} busyLabel="Sending" onClick={onSend}>
          {refusal ? 'Try to send again' : 'Send the results'}
        </Button>
      }
    >
      <FormError>{refusal}</FormError>
      <OutcomeList
        rows={results.map(({ test, outcome, measured }) => ({
          test,
          outcome,
          reason: whyOf(test, found[test] ?? { outcome, ...(measured && { measured }) }),
        }))}
        act={againButton}
      />
    </CheckupFrame>
  )
}
