import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

export type Slide = { id: string; label: string; content: ReactNode }

/** Slides lie side by side in a track that snaps: swiping is the browser's own, and every slide is in the HTML. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const { trackRef, index, show, playing, setPlaying, holdEvents } = useCarousel(slides.length)

  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    show(index + (event.key === 'ArrowRight' ? 1 : -1))
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
        aria-label={`${label}, slides`}
        aria-live={playing ? 'off' : 'polite'}
        className="carousel-track flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-box"
      >
        {slides.map((slide, at) => (
          <article
            key={slide.id}
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}: ${slide.label}`}
            className="w-full shrink-0 snap-center snap-always"
          >
            {slide.content}
          </article>
        ))}
      </section>
      <div className="mt-2 flex items-center justify-center md:justify-end">
        <IconButton
          label="Previous slide"
          icon={<ChevronLeft className="size-5" />}
          onClick={() => show(index - 1)}
        />
        {slides.map((slide, at) => (
          <button
            key={slide.id}
            type="button"
            aria-label={`Slide ${at + 1}: ${slide.label}`}
            aria-current={at === index || undefined}
            className="group flex size-11 cursor-pointer items-center rounded-field px-1"
            onClick={() => show(at)}
          >
            <span
              className={classNames(
                'h-1 w-full rounded-full',
                at === index ? 'bg-ink' : 'bg-edge group-hover:bg-muted',
              )}
            />
          </button>
        ))}
        <IconButton
          label="Next slide"
          icon={<ChevronRight className="size-5" />}
          onClick={() => show(index + 1)}
        />
        <IconButton
          className="motion-reduce:hidden"
          label={playing ? 'Pause slides' : 'Play slides'}
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
