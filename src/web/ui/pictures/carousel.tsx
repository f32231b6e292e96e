import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { useCount, useTranslations } from '../text.ts'

/** Long enough to read a headline, a sentence and a button. */
const SLIDE_DURATION_MS = 7_000

function useCarousel(count: number) {
  const trackRef = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)

  function show(index: number) {
    const track = trackRef.current
    if (!track) return
    const next = (index + count) % count
    track.scrollTo({
      // Below zero where the first slide is on the right.
      left: next * track.clientWidth * (isRightToLeft(track) ? -1 : 1),
      behavior: prefersStillness() ? 'instant' : 'smooth',
    })
  }

  // Swipes, buttons and screen readers all scroll the same track; its position selects the dot.
  useEffect(() => {
    const track = trackRef.current
    if (!track) return
    const settle = () => setIndex(Math.round(Math.abs(track.scrollLeft) / track.clientWidth))
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

function isRightToLeft(element: HTMLElement) {
  return getComputedStyle(element).direction === 'rtl'
}

function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

type Slide = { id: string; label: string; content: ReactNode }

/** Slides in a scroll-snapping track: swiping is native, and every slide is in the HTML. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const t = useTranslations('home.carousel')
  const shown = useCount()
  const { trackRef, index, show, playing, setPlaying, holdEvents } = useCarousel(slides.length)

  function turn(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    show(index + (event.key === forward ? 1 : -1))
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative"
      onKeyDown={turn}
      {...holdEvents}
    >
      <section
        ref={trackRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('track', { label })}
        aria-live={playing ? 'off' : 'polite'}
        className="carousel-track flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-box"
      >
        {slides.map((slide, index) => (
          <article
            key={slide.id}
            aria-roledescription="slide"
            aria-label={t('slide', {
              number: shown(index + 1),
              total: shown(slides.length),
              label: slide.label,
            })}
            className="w-full shrink-0 snap-center snap-always"
          >
            {slide.content}
          </article>
        ))}
      </section>
      <div className="mt-2 flex items-center justify-center md:justify-end">
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft className="size-5 rtl:-scale-x-100" />}
          onClick={() => show(index - 1)}
        />
        {slides.map((slide, position) => (
          <button
            key={slide.id}
            type="button"
            aria-label={t('show', { number: shown(position + 1), label: slide.label })}
            aria-current={position === index || undefined}
            className="group flex size-11 cursor-pointer items-center rounded-field px-1"
            onClick={() => show(position)}
          >
            <span
              className={classNames(
                'h-1 w-full rounded-full',
                position === index
                  ? 'bg-ink forced-colors:bg-[Highlight]'
                  : 'bg-edge group-hover:bg-muted forced-colors:bg-[CanvasText]',
              )}
            />
          </button>
        ))}
        <IconButton
          label={t('next')}
          icon={<ChevronRight className="size-5 rtl:-scale-x-100" />}
          onClick={() => show(index + 1)}
        />
        <IconButton
          className="motion-reduce:hidden"
          label={t(playing ? 'pause' : 'play')}
          icon={
            playing ? (
              <Pause className="size-4 fill-current" />
            ) : (
              <Play className="size-4 fill-current" />
            )
          }
          onClick={() => setPlaying(!playing)}
        />
      </div>
    </section>
  )
}
