import { type ComponentType, useState } from 'react'
import type { TestName } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeList } from '../proof/outcome-list.tsx'
import { outcomeNames } from '../proof/test-words.ts'
import { CameraTest } from './camera-test.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { CheckupSummary } from './checkup-page.tsx'
import { FingersTest } from './fingers-test.tsx'
import { LocationTest } from './location-test.tsx'
import { MotionTest } from './motion-test.tsx'
import { PixelsTest } from './pixels-test.tsx'
import { type AllFound, type Found, type StepProps, whyOf } from './results.ts'
import { SoundTest } from './sound-test.tsx'
import { nextStep, type StepId, steps } from './steps.ts'
import { TouchTest } from './touch-test.tsx'
import { VibrationTest } from './vibration-test.tsx'

/** Waits. @throws the signal's reason when it is over earlier. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

type StepOutcomeProps = {
  found: AllFound
  place: { at: number; of: number }
  onAgain: () => void
  onGoOn: () => void
}

/** A test that did not pass: why, and the way to try it once more. */
function StepOutcome({ found, place, onAgain, onGoOn }: StepOutcomeProps) {
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

/** The screen of each step. */
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
