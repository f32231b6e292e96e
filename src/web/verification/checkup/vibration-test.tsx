import { Vibrate } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { judgeByPerson } from './facts.ts'
import type { StepProps } from './results.ts'

const PATTERN_MS = [400, 200, 400]

/** The phone shakes, and its holder says whether it did. */
export function VibrationTest({ place, skip, onFound }: StepProps) {
  const [tried, setTried] = useState(false)
  const say = (answer: 'yes' | 'no') => onFound({ vibration: judgeByPerson(answer) })

  function vibrate() {
    if (navigator.vibrate?.(PATTERN_MS)) return setTried(true)
    const why = 'This browser lets no page vibrate the phone'
    onFound({ vibration: { outcome: 'not_possible', why } })
  }

  return (
    <CheckupFrame
      title={tried ? 'Did it vibrate?' : 'Vibration'}
      lead={
        tried
          ? 'Twice, for a moment each. Phones on silent or saving power may leave it out.'
          : 'Hold the phone in your hand.'
      }
      place={place}
      picture={<Vibrate />}
      acts={
        tried ? (
          <>
            <Button size="large" onClick={() => say('no')}>
              No
            </Button>
            <Button variant="primary" size="large" onClick={() => say('yes')}>
              Yes
            </Button>
          </>
        ) : (
          <>
            {skip}
            <Button variant="primary" size="large" onClick={vibrate}>
              Vibrate
            </Button>
          </>
        )
      }
    >
      {tried && (
        <Button className="self-start" onClick={vibrate}>
          Vibrate again
        </Button>
      )}
    </CheckupFrame>
  )
}
