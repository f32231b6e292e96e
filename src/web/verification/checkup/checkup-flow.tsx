import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupSummary } from './checkup-summary.tsx'
import type { AllFound } from './found.ts'
import { StepOutcome } from './step-outcome.tsx'
import { screens } from './step-screens.tsx'
import { nextStep, type StepId, steps } from './steps.ts'

type CheckupFlowProps = {
  found: AllFound
  /** Keeps what a test found; gives all there is then. */
  keep: (more: AllFound) => AllFound
  onSend: () => void
  sending: boolean
  refusal: string | undefined
}

/** One test after another; what did not pass is shown with its reason before it goes on. */
export function CheckupFlow({ found, keep, ...summary }: CheckupFlowProps) {
  const [step, setStep] = useState<StepId | undefined>(() => nextStep(found))
  const [shown, setShown] = useState<AllFound>()
  const [tries, setTries] = useState(0)

  function take(more: AllFound) {
    const all = keep(more)
    if (Object.values(more).every(({ outcome }) => outcome === 'passed')) setStep(nextStep(all))
    else setShown(more)
  }

  function goOn() {
    setShown(undefined)
    setStep(nextStep(found))
  }

  function again(id: StepId | undefined) {
    setShown(undefined)
    setTries(tries + 1)
    setStep(id)
  }

  if (!step) return <CheckupSummary found={found} onAgain={again} {...summary} />
  const at = steps.findIndex(({ id }) => id === step)
  const place = { at: at + 1, of: steps.length }
  if (shown)
    return <StepOutcome found={shown} place={place} onAgain={() => again(step)} onGoOn={goOn} />
  const Screen = screens[step]

  function skip() {
    const skipped = { outcome: 'skipped' } as const
    const left = Object.fromEntries((steps[at]?.tests ?? []).map((test) => [test, skipped]))
    setStep(nextStep(keep(left)))
  }

  return (
    <Screen
      key={`${step} ${tries}`}
      place={place}
      onFound={take}
      skip={
        <Button size="large" onClick={skip}>
          Skip
        </Button>
      }
    />
  )
}
