import { type FocusEvent, useEffect, useRef, useState } from 'react'

/** Long enough to read a headline, a sentence and a button. */
export const SLIDE_DURATION_MS = 7_000

export function useCarousel(count: number) {
  const trackRef = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)

  function show(at: number) {
    const track = trackRef.current
    if (!track) return
    const next = (at + count) % count
    track.scrollTo({
      left: next * track.clientWidth,
      behavior: prefersStillness() ? 'instant' : 'smooth',
    })
  }

  // A swipe, a button and a screen reader all move the same track: where it stands decides which dot is on.
  useEffect(() => {
    const track = trackRef.current
    if (!track) return
    const settle = () => setIndex(Math.round(track.scrollLeft / track.clientWidth))
    track.addEventListener('scroll', settle, { passive: true })
    return () => track.removeEventListener('scroll', settle)
  }, [])

  useEffect(() => {
    if (!playing || held || prefersStillness()) return
    const timer = setInterval(() => {
      if (!document.hidden) show(index + 1)
    }, SLIDE_DURATION_MS)
    return () => clearInterval(timer)
  })

  const holdEvents = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget)),
  }
  return { trackRef, index, show, playing, setPlaying, holdEvents }
}

function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
