import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useModal } from '../../ui/dialog.tsx'
import type { PhoneDetail } from '../queries.ts'

type PhotoZoomProps = {
  phone: PhoneDetail
  index: number
  open: boolean
  onTurn: (index: number) => void
  onClose: () => void
}

/** Where a photo's own size is not known. */
const FULL_WIDTH = 1200
/** A finger that moved this far, in pixels, meant the next photo. */
const SWIPE = 50

/** One photo as large as the screen, and larger; arrows and swipes turn to the next. */
export default function PhotoZoom({ phone, index, open, onTurn, onClose }: PhotoZoomProps) {
  const [large, setLarge] = useState(false)
  const pressedAt = useRef<number>(undefined)
  const { photos, name } = phone
  const photo = photos[index]

  function turn(by: number) {
    const next = index + by
    if (next < 0 || next >= photos.length) return
    setLarge(false)
    onTurn(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === 'ArrowRight') turn(1)
    else if (event.key === '+') setLarge(true)
    else if (event.key === '-') setLarge(false)
  }

  function onPointerUp(event: PointerEvent) {
    const moved = event.clientX - (pressedAt.current ?? event.clientX)
    // A photo that is larger than the screen is moved by the finger, not turned.
    if (!large && Math.abs(moved) > SWIPE) turn(moved > 0 ? -1 : 1)
  }

  return (
    <dialog
      {...useModal(open, onClose)}
      onKeyDown={onKeyDown}
      aria-label={`Photos of ${name}`}
      className="modal-surface h-dvh max-h-none w-screen max-w-none"
    >
      {open && photo && (
        <div className="flex h-full flex-col">
          <div className="flex items-center gap-2 border-b border-hairline py-2 ps-5 pe-2">
            <p className="me-auto truncate font-medium">{name}</p>
            {photos.length > 1 && (
              <p aria-live="polite" className="text-sm tabular-nums text-muted">
                {index + 1} of {photos.length}
              </p>
            )}
            <IconButton
              label={large ? 'Zoom out' : 'Zoom in'}
              icon={large ? <ZoomOut className="size-5" /> : <ZoomIn className="size-5" />}
              onClick={() => setLarge(!large)}
            />
            <IconButton label="Close" icon={<X className="size-5" />} onClick={onClose} />
          </div>
          <div
            className={classNames(
              'flex min-h-0 flex-1 [touch-action:pan-y] items-center justify-center overflow-auto',
              large && 'touch-auto items-start justify-start',
            )}
            onPointerDown={({ clientX }) => {
              pressedAt.current = clientX
            }}
            onPointerUp={onPointerUp}
          >
            <picture className="contents">
              {photo.sources && (
                <source type="image/avif" sizes="100vw" srcSet={photo.sources.avif} />
              )}
              <img
                src={photo.src}
                alt={photo.alt}
                width={photo.width ?? FULL_WIDTH}
                height={photo.height ?? FULL_WIDTH}
                draggable={false}
                className={large ? 'h-auto w-[200%] max-w-none' : 'size-full object-contain'}
              />
            </picture>
          </div>
          {photos.length > 1 && (
            <div className="flex justify-center gap-2 border-t border-hairline p-2">
              <IconButton
                label="Previous photo"
                icon={<ChevronLeft className="size-5" />}
                onClick={() => turn(-1)}
              />
              <IconButton
                label="Next photo"
                icon={<ChevronRight className="size-5" />}
                onClick={() => turn(1)}
              />
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
