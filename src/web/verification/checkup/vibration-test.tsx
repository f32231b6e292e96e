import { Vibrate } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { judgeByPerson, type StepProps } from './checkup-results.ts'

const PATTERN_MS = [400, 200, 400]

export function VibrationTest({ place, skip, onResult }: StepProps) {
  const [tried, setTried] = useState(false)
  const answer = (answer: 'yes' | 'no') => onResult({ vibration: judgeByPerson(answer) })

  function vibrate() {
    if (navigator.vibrate?.(PATTERN_MS)) return setTried(true)
    const why = 'This browser does not let web pages vibrate the phone'
    onResult({ vibration: { outcome: 'not_possible', why } })
  }

  return (
    <CheckupFrame
      title={tried ? 'Did it vibrate?' : 'Vibration'}
      lead={
        tried
          ? 'It should vibrate twice. Phones in silent or power-saving mode may not.'
          : 'Hold the phone in your hand.'
      }
      place={place}
      picture={<Vibrate />}
      actions={
        tried ? (
          <>
            <Button size="large" onClick={() => answer('no')}>
              No
            </Button>
            <Button variant="primary" size="large" onClick={() => answer('yes')}>
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
