import type { TestName } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeList } from '../proof/outcome-list.tsx'
import { outcomeNames } from '../proof/test-words.ts'
import { CheckupFrame } from './checkup-frame.tsx'
import { type AllFound, type Found, whyOf } from './found.ts'

type StepOutcomeProps = {
  found: AllFound
  place: { at: number; of: number }
  onAgain: () => void
  onGoOn: () => void
}

/** A test that did not pass: why, and the way to try it once more. */
export function StepOutcome({ found, place, onAgain, onGoOn }: StepOutcomeProps) {
  const all = Object.entries(found) as [TestName, Found][]
  const worst = all.find(([, { outcome }]) => outcome === 'failed') ?? all[0]
  return (
    <CheckupFrame
      title={worst ? outcomeNames[worst[1].outcome] : ''}
      lead="Buyers will see it like this. You can try again, now or at the end."
      place={place}
      acts={
        <>
          <Button size="large" onClick={onAgain}>
            Test again
          </Button>
          <Button variant="primary" size="large" onClick={onGoOn}>
            Go on
          </Button>
        </>
      }
    >
      <OutcomeList
        rows={all.map(([test, one]) => ({
          test,
          outcome: one.outcome,
          reason: whyOf(test, one),
        }))}
      />
    </CheckupFrame>
  )
}
