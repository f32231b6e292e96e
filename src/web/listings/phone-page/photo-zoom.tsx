import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { languages } from '../../../shared/languages.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useModal } from '../../ui/dialog.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import type { PhoneDetail } from '../queries.ts'

type PhotoZoomProps = {
  phone: PhoneDetail
  index: number
  /** Alternative text of the photo. */
  alt: string
  open: boolean
  onTurn: (index: number) => void
  onClose: () => void
}

/** Where a photo's own size is not known. */
const FULL_WIDTH = 1200
/** A finger that moved this far, in pixels, meant the next photo. */
const SWIPE = 50
/** How often the width of the screen a photo can be, and what a key or a double click multiplies it with. */
const MAX_SCALE = 4
const STEP = 2
/** Share of the screen that an arrow key moves an enlarged photo by. */
const KEY_MOVE = 0.25

const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Point = { x: number; y: number }

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** How large the photo is, 1 being the whole screen. What is at `zoomTo`'s point stays there. */
function useScale() {
  const box = useRef<HTMLDivElement>(null)
  const [{ scale, focus }, setView] = useState<{ scale: number; focus?: Point }>({ scale: 1 })
  const rendered = useRef(scale)

  useLayoutEffect(() => {
    const by = scale / rendered.current
    rendered.current = scale
    const element = box.current
    if (!element || by === 1) return
    const { x, y } = focus ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    element.scrollTo((element.scrollLeft + x) * by - x, (element.scrollTop + y) * by - y)
  }, [scale, focus])

  /** `at` is a point of the window; without one, the middle of the photo stays. */
  function multiply(by: number, at?: Point) {
    const corner = box.current?.getBoundingClientRect()
    const focus = at && corner && { x: at.x - corner.left, y: at.y - corner.top }
    setView((view) => ({
      scale: Math.min(Math.max(view.scale * by, 1), MAX_SCALE),
      ...(focus && { focus }),
    }))
  }

  return { box, scale, multiply, reset: () => setView({ scale: 1 }) }
}

/** One photo as large as the screen, and larger: by pinch, keys or double click. Arrows and swipes turn to the next. */
export default function PhotoZoom(props: PhotoZoomProps) {
  const { phone, index, alt, open, onTurn, onClose } = props
  const t = useTranslations('phone')
  const language = useLanguage()
  const closeLabel = useTranslations('shell')('close')
  // From right to left, the next photo is on the left.
  const forward = languages[language].direction === 'rtl' ? -1 : 1
  const { box, scale, multiply, reset } = useScale()
  const fingers = useRef(new Map<number, Point>())
  const pressedAt = useRef<number>(undefined)
  const large = scale > 1
  const { photos, name } = phone
  const photo = photos[index]

  function turn(by: number) {
    const next = index + by
    if (next < 0 || next >= photos.length) return
    reset()
    onTurn(next)
  }

  function close() {
    fingers.current.clear()
    reset()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const arrow = arrows[key]
    // "=" is the key of "+" without Shift.
    if (key === '+' || key === '=') multiply(STEP)
    else if (key === '-') multiply(1 / STEP)
    else if (arrow && large) {
      event.preventDefault()
      const { clientWidth = 0, clientHeight = 0 } = box.current ?? {}
      box.current?.scrollBy(arrow.x * clientWidth * KEY_MOVE, arrow.y * clientHeight * KEY_MOVE)
    } else if (arrow) turn(arrow.x * forward)
  }

  function onDoubleClick({ clientX, clientY, target }: MouseEvent) {
    if (!box.current?.contains(target as Node)) return
    if (large) reset()
    else multiply(STEP, { x: clientX, y: clientY })
  }

  function onPointerDown({ pointerId, clientX, clientY, currentTarget, button }: PointerEvent) {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    // Two fingers pinch, so that lifting them turns no photo.
    pressedAt.current = fingers.current.size === 1 ? clientX : undefined
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const before = fingers.current.get(pointerId)
    if (!before) return
    const now = { x: clientX, y: clientY }
    fingers.current.set(pointerId, now)
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1]
    if (other) {
      const apart = Math.max(distance(before, other), 1)
      multiply(distance(now, other) / apart, {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      })
    } else if (large) box.current?.scrollBy(before.x - now.x, before.y - now.y)
  }

  function onPointerEnd({ pointerId, clientX, type }: PointerEvent) {
    if (!fingers.current.delete(pointerId) || fingers.current.size > 0) return
    const moved = type === 'pointerup' ? clientX - (pressedAt.current ?? clientX) : 0
    // A photo that is larger than the screen is moved by the finger, not turned.
    if (!large && Math.abs(moved) > SWIPE) turn(moved > 0 ? -forward : forward)
  }

  return (
    <dialog
      {...useModal(open, close)}
      onKeyDown={onKeyDown}
      onDoubleClick={onDoubleClick}
      aria-label={t('photos', { name })}
      className="modal-surface h-dvh max-h-none w-full max-w-none"
    >
      {open && photo && (
        <div className="flex h-full flex-col">
          <div className="flex items-center gap-2 border-b border-hairline py-2 ps-5 pe-2">
            <p dir="auto" className="me-auto truncate font-medium">
              {name}
            </p>
            {photos.length > 1 && (
              <p aria-live="polite" className="text-sm tabular-nums text-muted">
                {t('position', {
                  shown: formatCount(index + 1, language),
                  total: formatCount(photos.length, language),
                })}
              </p>
            )}
            <IconButton
              label={t(large ? 'zoomOut' : 'zoomIn')}
              icon={large ? <ZoomOut className="size-5" /> : <ZoomIn className="size-5" />}
              onClick={() => (large ? reset() : multiply(STEP))}
            />
            <IconButton label={closeLabel} icon={<X className="size-5" />} onClick={close} />
          </div>
          <div
            ref={box}
            // Its place is counted from the left.
            dir="ltr"
            className={classNames(
              'min-h-0 flex-1 touch-none overflow-auto [scrollbar-width:none]',
              large ? 'cursor-grab' : 'cursor-zoom-in',
            )}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerEnd}
            onPointerCancel={onPointerEnd}
          >
            <picture className="contents">
              {photo.sources && (
                <source type="image/avif" sizes="100vw" srcSet={photo.sources.avif} />
              )}
              <img
                src={photo.src}
                alt={alt}
                width={photo.width ?? FULL_WIDTH}
                height={photo.height ?? FULL_WIDTH}
                draggable={false}
                className="max-w-none object-contain"
                style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
              />
            </picture>
          </div>
          {photos.length > 1 && (
            <div className="flex justify-center gap-2 border-t border-hairline p-2">
              <IconButton
                label={t('previous')}
                icon={<ChevronLeft className="size-5 rtl:-scale-x-100" />}
                onClick={() => turn(-1)}
              />
              <IconButton
                label={t('next')}
                icon={<ChevronRight className="size-5 rtl:-scale-x-100" />}
                onClick={() => turn(1)}
              />
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
