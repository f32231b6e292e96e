import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { type Facing, judgeCamera, lookAt, openCamera, stopStream } from './open-camera.ts'
import { type Judged, NOT_SECURE, notGiven, type StepProps } from './results.ts'

import { Private } from './sound-test.tsx'
import { useTry } from './use-try.ts'

const words = {
  user: { test: 'camera_front', title: 'Front camera', look: 'Look into it, in the light.' },
  environment: { test: 'camera_back', title: 'Back camera', look: 'Point it at something bright.' },
} as const

/** A live picture: measured whether it lives, and looked at by the person whether it is clear. */
export function CameraTest({ place, skip, onFound, facing }: StepProps & { facing: Facing }) {
  const { test, title, look } = words[facing]
  const { running, run } = useTry()
  const [stream, setStream] = useState<MediaStream>()
  const [judged, setJudged] = useState<Judged>()
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
    return () => stopStream(stream)
  }, [stream])

  const start = () =>
    run(async (signal) => {
      if (!window.isSecureContext) return onFound({ [test]: NOT_SECURE })
      try {
        const own = await openCamera(facing)
        if (signal.aborted) return stopStream(own)
        setStream(own)
        if (video.current) setJudged(judgeCamera(await lookAt(video.current, signal)))
      } catch (error) {
        signal.throwIfAborted()
        onFound({ [test]: notGiven(error, 'camera') })
      }
    })

  const say = (clear: boolean) =>
    judged && onFound({ [test]: clear ? judged : { ...judged, outcome: 'failed' } })

  return (
    <CheckupFrame
      title={title}
      lead={judged ? 'Is the picture sharp, without spots or stripes?' : look}
      place={place}
      acts={
        judged ? (
          <>
            <Button size="large" onClick={() => say(false)}>
              No
            </Button>
            <Button variant="primary" size="large" onClick={() => say(true)}>
              Yes, clear
            </Button>
          </>
        ) : (
          <>
            {skip}
            <Button
              variant="primary"
              size="large"
              busy={running}
              busyLabel="Looking"
              onClick={start}
            >
              Open camera
            </Button>
          </>
        )
      }
    >
      <div className="relative grid min-h-64 flex-1 place-items-center overflow-hidden rounded-box bg-sand">
        <Camera aria-hidden="true" className="size-12 text-muted" />
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={`What the ${title.toLowerCase()} sees`}
          className={stream ? 'absolute inset-0 size-full object-cover' : 'hidden'}
        />
      </div>
      <Private part="picture" />
    </CheckupFrame>
  )
}
