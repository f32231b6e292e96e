import { Hand } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { FullScreen } from './full-screen.tsx'
import type { StepProps } from './results.ts'
import { judgeTouch, TouchSurface } from './touch-surface.tsx'

/** A finger wipes over the whole screen: fields that never answer are dead. */
export function TouchTest({ place, skip, onFound }: StepProps) {
  const [open, setOpen] = useState(false)

  function start() {
    if (navigator.maxTouchPoints > 0) return setOpen(true)
    onFound({ touch: { outcome: 'not_possible', why: 'This device has no touch screen' } })
  }

  return (
    <CheckupFrame
      title="Wipe over the whole screen"
      lead="The screen fills with fields. Paint all of them with one finger, the edges and corners too. It ends by itself when all have felt you."
      place={place}
      picture={<Hand />}
      acts={
        <>
          {skip}
          <Button variant="primary" size="large" onClick={start}>
            Start
          </Button>
        </>
      }
    >
      {open && (
        <FullScreen label="Touch test" onLeave={() => setOpen(false)}>
          <TouchSurface onDone={(grid, touched) => onFound({ touch: judgeTouch(grid, touched) })} />
        </FullScreen>
      )}
    </CheckupFrame>
  )
}
