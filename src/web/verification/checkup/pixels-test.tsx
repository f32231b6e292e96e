import { Palette } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { judgeByPerson } from './facts.ts'
import { FullScreen } from './full-screen.tsx'
import type { StepProps } from './results.ts'

/** Each lights other parts of a pixel; on black, stuck ones shine. */
const COLOURS = ['white', 'red', 'lime', 'blue', 'black']

/** Whole screens of one colour, judged by eye. */
export function PixelsTest({ place, skip, onFound }: StepProps) {
  const [at, setAt] = useState<number>()
  const seen = at !== undefined && at >= COLOURS.length
  const judge = (answer: 'yes' | 'no') => onFound({ pixels: judgeByPerson(answer) })

  if (seen)
    return (
      <CheckupFrame
        title="Were all colours even?"
        lead="No dots that stay dark or bright, no lines, no yellow or dark patches, no ghost of another picture."
        place={place}
        acts={
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
          Show the colours again
        </Button>
      </CheckupFrame>
    )

  return (
    <CheckupFrame
      title="Look for dead pixels"
      lead="The whole screen turns white, red, green, blue and black. Look closely at each, then tap for the next one."
      place={place}
      picture={<Palette />}
      acts={
        <>
          {skip}
          <Button variant="primary" size="large" onClick={() => setAt(0)}>
            Show them
          </Button>
        </>
      }
    >
      {at !== undefined && (
        <FullScreen label="Colour test" onLeave={() => setAt(undefined)}>
          <button
            type="button"
            data-initial-focus
            className="size-full cursor-pointer outline-none"
            style={{ backgroundColor: COLOURS[at] }}
            onClick={() => setAt(at + 1)}
          >
            <span className="sr-only">
              The screen is {COLOURS[at]}. Next, {at + 1} of {COLOURS.length}
            </span>
          </button>
        </FullScreen>
      )}
    </CheckupFrame>
  )
}
