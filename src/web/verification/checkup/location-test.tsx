import { MapPin } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { findPlace } from './find-place.ts'
import type { StepProps } from './results.ts'
import { useTry } from './use-try.ts'

/** Whether the phone finds where it is; where that is, nobody learns. */
export function LocationTest({ place, skip, onFound }: StepProps) {
  const { running, run } = useTry()
  const start = () =>
    run(async (signal) => {
      const location = await findPlace(signal)
      if (!signal.aborted) onFound({ location })
    })

  return (
    <CheckupFrame
      title="Does it find where it is?"
      lead="Only how exactly it knows is kept. The place itself is thrown away here and never leaves this phone. By a window it is quicker."
      place={place}
      picture={<MapPin />}
      acts={
        <>
          {skip}
          <Button variant="primary" size="large" busy={running} busyLabel="Finding" onClick={start}>
            Find it
          </Button>
        </>
      }
    />
  )
}
