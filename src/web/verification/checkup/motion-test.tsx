import { Circle, CircleCheck, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { feelMotion, mayFeel, notAllowedToFeel } from './feel-motion.ts'
import { type AllFound, NOT_SECURE, type StepProps } from './results.ts'
import { useTry } from './use-try.ts'

/** The phone is shaken and turned, and feels both. */
export function MotionTest({ place, skip, onFound }: StepProps) {
  const { running, run } = useTry()
  const [felt, setFelt] = useState<AllFound>({})

  const start = () =>
    run(async (signal) => {
      if (!window.isSecureContext) return onFound({ motion: NOT_SECURE, orientation: NOT_SECURE })
      if (!(await mayFeel())) return onFound(notAllowedToFeel)
      onFound(await feelMotion(setFelt, signal))
    })

  return (
    <CheckupFrame
      title="Shake it, then turn it over"
      lead="Press Start and shake the phone twice. Then turn it on its side and back. It ends by itself."
      place={place}
      picture={<RotateCw />}
      acts={
        <>
          {skip}
          <Button variant="primary" size="large" busy={running} busyLabel="Feeling" onClick={start}>
            Start
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-3" aria-live="polite">
        <Felt done={felt.motion?.outcome === 'passed'}>Shaken</Felt>
        <Felt done={felt.orientation?.outcome === 'passed'}>Turned</Felt>
      </ul>
    </CheckupFrame>
  )
}

function Felt({ done, children }: { done: boolean; children: string }) {
  const Icon = done ? CircleCheck : Circle
  return (
    <li
      className={done ? 'flex items-center gap-3 text-green' : 'flex items-center gap-3 text-muted'}
    >
      <Icon className="size-6" />
      <span className="text-lg">{children}</span>
      <span className="sr-only">{done ? 'felt' : 'not yet'}</span>
    </li>
  )
}
