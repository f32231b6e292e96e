import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import type { StepProps } from './results.ts'
import { FINGERS, judgeMultiTouch } from './touch-surface.tsx'

/** Several fingers at once: a broken screen takes them for one. */
export function FingersTest({ place, skip, onFound }: StepProps) {
  const down = useRef(new Set<number>())
  const [now, setNow] = useState(0)
  const [most, setMost] = useState(0)

  const judge = (points: number) =>
    onFound({ multi_touch: judgeMultiTouch(points, navigator.maxTouchPoints) })

  function put(event: PointerEvent) {
    if (event.pointerType === 'mouse') return
    down.current.add(event.pointerId)
    const points = down.current.size
    setNow(points)
    setMost(Math.max(most, points))
    if (points >= FINGERS) judge(points)
  }

  function lift(event: PointerEvent) {
    down.current.delete(event.pointerId)
    setNow(down.current.size)
  }

  return (
    <CheckupFrame
      title="Put three fingers down at once"
      lead="Anywhere on the field below. It ends by itself when the screen feels all three."
      place={place}
      acts={
        <>
          {skip}
          <Button size="large" onClick={() => judge(most)}>
            It feels fewer
          </Button>
        </>
      }
    >
      <div
        className="grid min-h-64 flex-1 touch-none place-items-center rounded-box bg-mist select-none"
        onPointerDown={put}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerLeave={lift}
      >
        <p role="status" className="text-center tabular-nums">
          <span className="block font-display text-2xl font-bold">{now}</span>
          {now === 1 ? 'finger' : 'fingers'}
        </p>
      </div>
    </CheckupFrame>
  )
}
