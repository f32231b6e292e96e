import { type ReactNode, useState } from 'react'
import { Field } from './field.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { type ListedPhoto, PhotoListItem } from './photo-list-item.tsx'

export type { ListedPhoto } from './photo-list-item.tsx'

type PhotoListFieldProps = {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** In the order that buyers see; the first one is the cover. */
  photos: readonly ListedPhoto[]
  max: number
  onPick: (files: File[]) => void
  onMove: (id: string, toIndex: number) => void
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
  accept?: string
}

/** Several photos in an order: moved by dragging, or by each photo's own buttons. */
export function PhotoListField(props: PhotoListFieldProps) {
  const { label, help, error, photos, max, onPick, onMove, onRemove, onRetry, accept } = props
  const [dragged, setDragged] = useState<string>()
  const [moved, setMoved] = useState('')
  const room = max - photos.length

  function move(id: string, to: number) {
    if (to < 0 || to >= photos.length) return
    onMove(id, to)
    setMoved(`Moved to place ${to + 1} of ${photos.length}`)
  }

  return (
    <Field {...{ label, help, error }}>
      {(control) => (
        <div className="flex flex-col gap-3">
          {photos.length > 0 && (
            <ol aria-label={label} className="grid grid-cols-2 gap-3 md:grid-cols-4">
              {photos.map((photo, at) => (
                <PhotoListItem
                  key={photo.id}
                  photo={photo}
                  at={at}
                  count={photos.length}
                  dragged={dragged === photo.id}
                  onDrag={setDragged}
                  onDrop={() => dragged && move(dragged, at)}
                  onMove={(to) => move(photo.id, to)}
                  onRemove={() => onRemove(photo.id)}
                  onRetry={onRetry && (() => onRetry(photo.id))}
                />
              ))}
            </ol>
          )}
          {room > 0 && (
            <PhotoDrop
              control={control}
              accept={accept}
              multiple
              explain={photos.length === 0}
              action={photos.length === 0 ? 'Choose photos' : `Add photos, room for ${room} more`}
              onFiles={(files) => onPick(files.slice(0, room))}
            />
          )}
          <span role="status" className="sr-only">
            {moved}
          </span>
        </div>
      )}
    </Field>
  )
}
