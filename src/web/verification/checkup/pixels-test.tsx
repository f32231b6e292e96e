import { Palette } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame, FullScreen } from './checkup-frame.tsx'
import { judgeByPerson, type StepProps } from './checkup-results.ts'

/** Each lights other subpixels; on black, stuck ones show. */
const COLORS = ['white', 'red', 'lime', 'blue', 'black']

export function PixelsTest({ place, skip, onResult }: StepProps) {
  const [at, setAt] = useState<number>()
  const seen = at !== undefined && at >= COLORS.length
  const judge = (answer: 'yes' | 'no') => onResult({ pixels: judgeByPerson(answer) })

  if (seen)
    return (
      <CheckupFrame
        title="Were all colors even?"
        lead="No dark or bright dots, no lines, no yellow or dark patches, no burned-in image."
        place={place}
        actions={
          <>
            <Button size="large" onClick={() => judge('no')}>
              No
            </Button>
            <Button variant="primary" size="large" onClick={() => judge('yes')}>
              Yes, even
            </Button>
          </>
        }
      >
        <Button variant="link" className="self-start" onClick={() => setAt(0)}>
          Show the colors again
        </Button>
      </CheckupFrame>
    )

  return (
    <CheckupFrame
      title="Look for dead pixels"
      lead="The whole screen turns white, red, green, blue and black. Look closely at each, then tap for the next one."
      place={place}
      picture={<Palette />}
      actions={
        <>
          {skip}
          <Button variant="primary" size="large" onClick={() => setAt(0)}>
            Start
          </Button>
        </>
      }
    >
      {at !== undefined && (
        <FullScreen label="Color test" onLeave={() => setAt(undefined)}>
          <button
            type="button"
            data-initial-focus
            className="size-full cursor-pointer outline-none"
            style={{ backgroundColor: COLORS[at] }}
            onClick={() => setAt(at + 1)}
          >
            <span className="sr-only">
              The screen is {COLORS[at]}. Next, {at + 1} of {COLORS.length}
            </span>
          </button>
        </FullScreen>
      )}
    </CheckupFrame>
  )
}
