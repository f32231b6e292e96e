import { CircleAlert, RotateCcw, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { UploadProgress } from './photo-tile.tsx'
import type { useDragOrder } from './use-drag-order.ts'

export type ListedPhoto = {
  id: string
  src: string
  alt: string
  /** From 0 to 1 while it is sent. */
  progress?: number | undefined
  error?: string | undefined
}

type PhotoListItemProps = {
  photo: ListedPhoto
  at: number
  count: number
  order: ReturnType<typeof useDragOrder>
  /** Names what tells that arrow keys move it. */
  helpId: string
  onOpen: () => void
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: (() => void) | undefined
  onBroken: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** One photo of a list: pressed to change it, moved by dragging or by arrow keys. */
export function PhotoListItem(props: PhotoListItemProps) {
  const { photo, at, count, order, helpId, onOpen, onMove, onRemove, onRetry } = props
  const { drag } = order
  const mine = drag?.id === photo.id
  const target = drag !== undefined && !mine && drag.over === at
  const name = nameOf(at)
  const sending = photo.progress !== undefined

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : at + (step ?? 0)
    if (to === at || to < 0 || to >= count) return
    event.preventDefault()
    onMove(to)
  }

  return (
    <li
      data-order={at}
      data-order-id={photo.id}
      className={classNames('photo-item', target && 'photo-item-target', mine && 'photo-item-drag')}
      style={mine ? { translate: `${drag.x}px ${drag.y}px` } : undefined}
    >
      <button
        type="button"
        id={`open-${photo.id}`}
        aria-label={`Change ${name} of ${count}`}
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
      {at === 0 && !photo.error && !sending && <span className="photo-item-badge">Cover</span>}
      {photo.error && (
        <CircleAlert className="pointer-events-none absolute inset-0 m-auto text-red" />
      )}
      {sending && (
        <span className="photo-item-progress">
          <UploadProgress name={name} progress={photo.progress ?? 0} />
        </span>
      )}
      <div className="absolute end-0 top-0 flex">
        {photo.error && onRetry && (
          <CornerButton label={`Upload ${name} again`} onClick={onRetry}>
            <RotateCcw className="size-4" />
          </CornerButton>
        )}
        <CornerButton
          label={sending ? `Cancel upload of ${name}` : `Remove ${name}`}
          onClick={onRemove}
        >
          <X className="size-4" />
        </CornerButton>
      </div>
    </li>
  )
}

export function nameOf(at: number) {
  return at === 0 ? 'cover photo' : `photo ${at + 1}`
}

type CornerButtonProps = { label: string; onClick: () => void; children: ReactNode }

/** Large enough to be hit, small enough to leave the photo in sight. */
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
