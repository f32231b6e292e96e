import { ArrowLeft, ArrowRight, RotateCcw, X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { UploadProgress } from './photo-tile.tsx'

export type ListedPhoto = {
  id: string
  src: string
  /** From 0 to 1 while uploading. */
  progress?: number | undefined
  error?: string | undefined
}

type PhotoListItemProps = {
  photo: ListedPhoto
  at: number
  count: number
  dragged: boolean
  onDrag: (id: string | undefined) => void
  onDrop: () => void
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: (() => void) | undefined
}

export function PhotoListItem(props: PhotoListItemProps) {
  const { photo, at, count, dragged, onDrag, onDrop, onMove, onRemove, onRetry } = props
  const name = at === 0 ? 'cover photo' : `photo ${at + 1}`
  const faded = dragged || photo.progress !== undefined || photo.error !== undefined
  return (
    <li
      draggable
      className="min-w-0 rounded-field border border-hairline bg-raised"
      onDragStart={() => onDrag(photo.id)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className="relative aspect-square cursor-grab overflow-hidden rounded-t-field bg-sand">
        <img
          src={photo.src}
          alt={`Preview of ${name}`}
          className={classNames('size-full object-cover', faded && 'opacity-60')}
        />
        {at === 0 && (
          <span className="absolute start-2 top-2 rounded-full bg-ink px-2 text-sm text-paper">
            Cover
          </span>
        )}
        <IconButton
          variant="quiet"
          className="absolute end-2 top-2 rounded-full"
          label={`Remove ${name}`}
          icon={<X className="size-4" />}
          onClick={onRemove}
        />
      </div>
      {photo.progress !== undefined && <UploadProgress name={name} progress={photo.progress} />}
      {photo.error && (
        <p role="alert" className="px-2 pt-1 text-sm text-red">
          {photo.error}
        </p>
      )}
      <div className="flex">
        <IconButton
          label={`Move ${name} earlier`}
          icon={<ArrowLeft className="size-4" />}
          aria-disabled={at === 0 || undefined}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          label={`Move ${name} later`}
          icon={<ArrowRight className="size-4" />}
          aria-disabled={at === count - 1 || undefined}
          onClick={() => onMove(at + 1)}
        />
        {photo.error && onRetry && (
          <IconButton
            label={`Upload ${name} again`}
            icon={<RotateCcw className="size-4" />}
            onClick={onRetry}
          />
        )}
      </div>
    </li>
  )
}
