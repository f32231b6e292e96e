import { Camera, CircleAlert, RotateCcw, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Language, languages } from '../../../shared/languages.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { classNames } from '../class-names.ts'
import { type Translate, useLanguage, useTranslations } from '../text.ts'
import { Field, FieldError } from './fields.tsx'
import { isSent, PhotoDrop, type PhotoTexts, UploadProgress } from './photo-drop.tsx'

type ListedPhoto = {
  id: string
  src: string
  alt: string
  /** From 0 to 1 while uploading. */
  progress?: number | undefined
  error?: string | undefined
}

type PhotoListItemProps = {
  photo: ListedPhoto
  index: number
  count: number
  order: ReturnType<typeof useDragOrder>
  /** Id of the text that explains the arrow keys. */
  helpId: string
  onOpen: () => void
  texts: PhotoTexts
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: (() => void) | undefined
  onBroken: () => void
}

/** How many places an arrow key moves a photo by; from right to left, the next place is on the left. */
function stepOf(key: string, direction: 'ltr' | 'rtl') {
  const forward = direction === 'rtl' ? -1 : 1
  return { ArrowLeft: -forward, ArrowUp: -1, ArrowRight: forward, ArrowDown: 1 }[key] ?? 0
}

/** One photo of a list: a press opens it, dragging or arrow keys move it. */
function PhotoListItem(props: PhotoListItemProps) {
  const { photo, index, count, order, helpId, texts, onOpen, onMove, onRemove, onRetry } = props
  const { drag } = order
  const t = useTranslations('sell.photos')
  const language = useLanguage()
  const isDragged = drag?.id === photo.id
  const target = drag !== undefined && !isDragged && drag.over === index
  const name = nameOf(index, t, language)
  const sending = photo.progress !== undefined

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event.key, languages[language].direction)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : index + step
    if (to === index || to < 0 || to >= count) return
    event.preventDefault()
    onMove(to)
  }

  return (
    <li
      data-order={index}
      data-order-id={photo.id}
      className={classNames(
        'photo-item',
        target && 'photo-item-target',
        isDragged && 'photo-item-drag',
      )}
      style={isDragged ? { translate: `${drag.x}px ${drag.y}px` } : undefined}
    >
      <button
        type="button"
        id={`open-${photo.id}`}
        aria-label={t('change', { name, count: formatCount(count, language) })}
        aria-describedby={helpId}
        className="block size-full cursor-grab touch-manipulation overflow-hidden rounded-field bg-sand select-none"
        {...order.handlers(photo.id)}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <img
          src={photo.src}
          alt={photo.alt}
          draggable={false}
          className={classNames(
            'size-full object-cover text-transparent',
            (sending || photo.error !== undefined) && 'opacity-40',
          )}
          onError={props.onBroken}
        />
      </button>
      {index === 0 && !photo.error && !sending && (
        <span className="photo-item-badge">{t('cover')}</span>
      )}
      {photo.error && (
        <CircleAlert className="pointer-events-none absolute inset-0 m-auto text-red" />
      )}
      {sending && (
        <span className="photo-item-progress">
          <UploadProgress name={name} progress={photo.progress ?? 0} texts={texts} />
        </span>
      )}
      <div className="absolute end-0 top-0 flex">
        {photo.error && onRetry && (
          <CornerButton label={texts.retry(name)} onClick={onRetry}>
            <RotateCcw className="size-4" />
          </CornerButton>
        )}
        <CornerButton label={sending ? texts.cancel(name) : texts.remove(name)} onClick={onRemove}>
          <X className="size-4" />
        </CornerButton>
      </div>
    </li>
  )
}

function nameOf(index: number, t: Translate<'sell.photos'>, language: Language) {
  return index === 0 ? t('coverName') : t('number', { number: formatCount(index + 1, language) })
}

type CornerButtonProps = { label: string; onClick: () => void; children: ReactNode }

/** Large enough to hit, small enough to keep the photo visible. */
function CornerButton({ label, onClick, children }: CornerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="photo-corner"
      onClick={onClick}
    >
      <span>{children}</span>
    </button>
  )
}

type PhotoListFieldProps = {
  label: string
  help?: ReactNode
  optional?: boolean
  error?: string | undefined
  /** In display order; the first one is the cover. */
  photos: readonly ListedPhoto[]
  max: number
  /** Files that come from elsewhere; added as if they had been chosen here. */
  received?: readonly File[] | undefined
  onPick: (files: File[]) => void
  onMove: (id: string, to: number) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  onOpen: (id: string) => void
  onBroken: (id: string) => void
  texts: PhotoTexts
}

/**
 * An ordered list of photos: chosen, dropped, pasted or taken, and moved by dragging or arrow keys.
 */
export function PhotoListField(props: PhotoListFieldProps) {
  const { label, help, optional, error, photos, max, received, onPick, onRemove, texts } = props
  const helpId = useId()
  const t = useTranslations('sell.photos')
  const language = useLanguage()
  const [announcement, setAnnouncement] = useState('')
  const [isTooMany, setTooMany] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const order = useDragOrder(move)
  const room = max - photos.length
  const failed = photos.flatMap((photo, index) =>
    photo.error
      ? [
          {
            id: photo.id,
            message: t('failed', {
              name: capital(nameOf(index, t, language)),
              problem: photo.error,
            }),
          },
        ]
      : [],
  )

  function move(id: string, to: number) {
    props.onMove(id, to)
    setTooMany(false)
    setAnnouncement(
      to === 0
        ? t('movedFirst')
        : t('moved', {
            place: formatCount(to + 1, language),
            count: formatCount(photos.length, language),
          }),
    )
    // An element that is moved in the DOM may lose the focus.
    requestAnimationFrame(() => document.getElementById(`open-${id}`)?.focus())
  }

  function pick(files: File[]) {
    onPick(files)
    const left = files.length - room
    setTooMany(left > 0)
    setAnnouncement(
      left > 0
        ? t('tooMany', { most: formatCount(max, language), left: formatCount(left, language) })
        : '',
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each delivery
  useEffect(() => {
    if (received) pick([...received])
  }, [received])
  usePastedPhotos(pick)

  return (
    <Field {...{ label, help, optional, error }} hideLabel>
      {(control) => (
        <div className="flex flex-col gap-3">
          {photos.length > 0 && (
            <ol ref={list} aria-label={t('list')} className="photo-list">
              {photos.map((photo, index) => (
                <PhotoListItem
                  key={photo.id}
                  {...{ photo, index, order, helpId, texts }}
                  count={photos.length}
                  onOpen={() => props.onOpen(photo.id)}
                  onMove={(to) => move(photo.id, to)}
                  onRemove={() => onRemove(photo.id)}
                  onRetry={
                    photo.src.startsWith('blob:') ? () => props.onRetry(photo.id) : undefined
                  }
                  onBroken={() => props.onBroken(photo.id)}
                />
              ))}
            </ol>
          )}
          {failed.map(({ id, message }) => (
            <FieldError key={id} id={`${id}-error`} error={message} />
          ))}
          {room > 0 && (
            <div className="flex flex-wrap gap-3">
              <div className="min-w-0 flex-1">
                <PhotoDrop
                  control={control}
                  multiple
                  explain={photos.length === 0}
                  action={
                    photos.length === 0
                      ? t('choose')
                      : t('more', { shown: formatCount(room, language) })
                  }
                  texts={texts}
                  onFiles={pick}
                />
              </div>
              <CameraButton onFiles={pick} />
            </div>
          )}
          <p id={helpId} className={photos.length > 1 ? 'text-sm text-muted' : 'sr-only'}>
            {t('order')}
          </p>
          <span role="status" className="sr-only">
            {photos.some(({ progress }) => progress !== undefined && isSent(progress)) &&
              t('processing')}
          </span>
          <span role="status" className={isTooMany ? 'text-sm text-muted' : 'sr-only'}>
            {announcement}
          </span>
        </div>
      )}
    </Field>
  )
}

/** Opens the camera directly; hidden on devices with a mouse, which have none to open. */
function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <label className="photo-camera">
      <Camera className="size-5" />
      {useTranslations('sell.photos')('camera')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles([...currentTarget.files])
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

/** Handles photos pasted anywhere on the page, except where the field does so itself. */
function usePastedPhotos(onFiles: (files: File[]) => void) {
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    function paste({ clipboardData, target }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length === 0 || (target as Element).closest?.('.photo-drop')) return
      take.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Pixels that a mouse must move to start a drag; less is an unsteady click. */
const SLACK = 6
/** How long a finger must hold to start a drag; shorter is a tap or the start of a scroll. */
const HOLD_MS = 250

type Drag = { id: string; x: number; y: number; over: number }

/**
 * Reorders elements by dragging: at once with a mouse, after a moment with a finger, so that the
 * page can still be scrolled. Elements carry their position in `data-order`.
 */
function useDragOrder(onMove: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const begun = useRef<{ id: string; x: number; y: number; timer?: number }>(undefined)
  /** A ref, because state updates only with the next render. */
  const dragging = useRef(false)
  const dragged = useRef(false)
  const isDragging = drag !== undefined

  // Dragging with a finger must not scroll; React's listeners are passive and can't prevent it.
  useEffect(() => {
    if (!isDragging) return
    const hold = (event: TouchEvent) => event.preventDefault()
    document.addEventListener('touchmove', hold, { passive: false })
    return () => document.removeEventListener('touchmove', hold)
  }, [isDragging])

  function begin(id: string) {
    dragging.current = true
    dragged.current = true
    setDrag({ id, x: 0, y: 0, over: -1 })
  }

  function end(at?: { clientX: number; clientY: number }) {
    clearTimeout(begun.current?.timer)
    const { id } = begun.current ?? {}
    const to = id && at && dragging.current ? placeUnder(at, id) : -1
    begun.current = undefined
    dragging.current = false
    setDrag(undefined)
    if (id && to >= 0) onMove(id, to)
  }

  function handlers(id: string) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return
        dragged.current = false
        const { clientX: x, clientY: y, currentTarget, pointerId } = event
        begun.current = { id, x, y }
        // A fast mouse may be over the next element before its first move event.
        if (event.pointerType === 'mouse') return currentTarget.setPointerCapture(pointerId)
        begun.current.timer = window.setTimeout(() => {
          currentTarget.setPointerCapture(pointerId)
          begin(id)
        }, HOLD_MS)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = begun.current
        if (!from) return
        const [x, y] = [event.clientX - from.x, event.clientY - from.y]
        if (!dragging.current && Math.hypot(x, y) < SLACK) return
        if (!dragging.current && event.pointerType !== 'mouse') return end()
        if (!dragging.current) begin(id)
        setDrag({ id, x, y, over: placeUnder(event, id) })
      },
      onPointerUp: end,
      onPointerCancel: () => end(),
      // The browser would drag an image out of the page, and a long press would open its menu.
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (begun.current?.timer !== undefined) event.preventDefault()
      },
      // The click that ends a drag must not open anything.
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!dragged.current) return
        dragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }

  return { drag, handlers }
}

/**
 * Position of the element under the pointer, or -1. The dragged element is on top of the others.
 */
function placeUnder({ clientX, clientY }: { clientX: number; clientY: number }, id: string) {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const item = element.closest<HTMLElement>('[data-order]')
    if (item && item.dataset.orderId !== id) return Number(item.dataset.order)
  }
  return -1
}
