import { type ComponentType, useState } from 'react'
import type { TestName } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeList, outcomeLabels } from '../test-outcomes.tsx'

import { CameraTest } from './camera-test.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { CheckupSummary } from './checkup-page.tsx'
import {
  type Findings,
  findingReason,
  nextStep,
  type StepId,
  type StepProps,
  steps,
  type TestFinding,
} from './checkup-results.ts'
import { FingersTest, PixelsTest, TouchTest } from './display-tests.tsx'
import { LocationTest, MotionTest, VibrationTest } from './sensor-tests.tsx'
import { SoundTest } from './sound-test.tsx'

type StepOutcomeProps = {
  found: Findings
  place: { at: number; of: number }
  onAgain: () => void
  onContinue: () => void
}

/** A test that did not pass: why, and a button to repeat it. */
function StepOutcome({ found, place, onAgain, onContinue }: StepOutcomeProps) {
  const all = Object.entries(found) as [TestName, TestFinding][]
  const worst = all.find(([, { outcome }]) => outcome === 'failed') ?? all[0]
  return (
    <CheckupFrame
      title={worst ? outcomeLabels[worst[1].outcome] : ''}
      lead="Buyers will see this result. You can test again now or at the end."
      place={place}
      actions={
        <>
          <Button size="large" onClick={onAgain}>
            Test again
          </Button>
          <Button variant="primary" size="large" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <OutcomeList
        rows={all.map(([test, one]) => ({
          test,
          outcome: one.outcome,
          reason: findingReason(test, one),
        }))}
      />
    </CheckupFrame>
  )
}

const screens: Record<StepId, ComponentType<StepProps>> = {
  touch: TouchTest,
  fingers: FingersTest,
  pixels: PixelsTest,
  sound: SoundTest,
  front: (props) => <CameraTest {...props} facing="user" />,
  back: (props) => <CameraTest {...props} facing="environment" />,
  vibration: VibrationTest,
  motion: MotionTest,
  location: LocationTest,
}

type CheckupFlowProps = {
  found: Findings
  /** Stores new results and returns all results. */
  keep: (more: Findings) => Findings
  onSend: () => void
  sending: boolean
  refusal: string | undefined
}

/** One test after another; a test that did not pass is shown with its reason first. */
export function CheckupFlow({ found, keep, ...summary }: CheckupFlowProps) {
  const [step, setStep] = useState<StepId | undefined>(() => nextStep(found))
  const [shown, setShown] = useState<Findings>()
  const [tries, setTries] = useState(0)

  function receive(more: Findings) {
    const all = keep(more)
    if (Object.values(more).every(({ outcome }) => outcome === 'passed')) setStep(nextStep(all))
    else setShown(more)
  }

  function proceed() {
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
    return (
      <StepOutcome found={shown} place={place} onAgain={() => again(step)} onContinue={proceed} />
    )
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
      onResult={receive}
      skip={
        <Button size="large" onClick={skip}>
          Skip
        </Button>
      }
    />
  )
}
