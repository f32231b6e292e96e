import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { judgeByPerson } from './facts.ts'
import { hearTone, judgeLoop, playTone } from './play-tone.ts'
import { type Found, NOT_SECURE, notGiven, type StepProps } from './results.ts'

import { useTry } from './use-try.ts'

/** The phone hears its own tone; without a microphone, an ear does. */
export function SoundTest({ place, skip, onFound }: StepProps) {
  const { running, run } = useTry()
  const [microphone, setMicrophone] = useState<Found>()

  const loop = () =>
    run(async (signal) => {
      try {
        if (!window.isSecureContext) throw NOT_SECURE
        onFound(judgeLoop(await hearTone(signal)))
      } catch (error) {
        signal.throwIfAborted()
        setMicrophone(error === NOT_SECURE ? NOT_SECURE : notGiven(error, 'microphone'))
        await playTone(signal)
      }
    })

  if (microphone)
    return (
      <CheckupFrame
        title="Did you hear a tone?"
        lead={`${microphone.why}. So your own ear decides about the speaker.`}
        place={place}
        acts={
          <>
            <Button
              size="large"
              onClick={() => onFound({ microphone, speaker: judgeByPerson('no') })}
            >
              No
            </Button>
            <Button
              variant="primary"
              size="large"
              onClick={() => onFound({ microphone, speaker: judgeByPerson('yes') })}
            >
              Yes
            </Button>
          </>
        }
      >
        <Button className="self-start" busy={running} onClick={() => run(playTone)}>
          Play it again
        </Button>
      </CheckupFrame>
    )

  return (
    <CheckupFrame
      title="Speaker and microphone"
      lead="The phone plays a tone for a second and listens whether it hears it. Turn the volume up, silent mode off, and uncover both."
      place={place}
      picture={<Volume2 />}
      acts={
        <>
          {skip}
          <Button
            variant="primary"
            size="large"
            busy={running}
            busyLabel="Listening"
            onClick={loop}
          >
            Play tone
          </Button>
        </>
      }
    >
      <Private part="sound" />
    </CheckupFrame>
  )
}

/** Said where it matters, in the same words. */
export function Private({ part }: { part: 'sound' | 'picture' }) {
  return (
    <p className="text-sm text-muted">
      The {part} is measured here and thrown away. It never leaves this phone.
    </p>
  )
}
