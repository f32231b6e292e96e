import { Camera } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Field, FieldError } from './field.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { type ListedPhoto, nameOf, PhotoListItem } from './photo-list-item.tsx'
import { useDragOrder } from './use-drag-order.ts'

type PhotoListFieldProps = {
  label: string
  help?: ReactNode
  optional?: boolean
  error?: string | undefined
  /** In the order that others see; the first one is the cover. */
  photos: readonly ListedPhoto[]
  max: number
  onPick: (files: File[]) => void
  onMove: (id: string, to: number) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  onOpen: (id: string) => void
  onBroken: (id: string) => void
}

/** Photos in an order: picked, dropped, pasted or taken; moved by dragging and by arrow keys. */
export function PhotoListField(props: PhotoListFieldProps) {
  const { label, help, optional, error, photos, max, onPick, onRemove } = props
  const helpId = useId()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const order = useDragOrder(move)
  const room = max - photos.length
  const failed = photos.flatMap((photo, at) =>
    photo.error ? [{ id: photo.id, words: `${capital(nameOf(at))}: ${photo.error}` }] : [],
  )

  function move(id: string, to: number) {
    props.onMove(id, to)
    setSaid(
      to === 0
        ? 'Moved to the front: it is the cover now'
        : `Moved to place ${to + 1} of ${photos.length}`,
    )
    // Moved in the page, an element may lose the focus.
    requestAnimationFrame(() => document.getElementById(`open-${id}`)?.focus())
  }

  function pick(files: File[]) {
    onPick(files)
    const left = files.length - room
    setSaid(left > 0 ? `${max} photos at most: ${left} left out` : '')
  }

  usePastedPhotos(pick)

  return (
    <Field {...{ label, help, optional, error }} hideLabel>
      {(control) => (
        <div className="flex flex-col gap-3">
          {photos.length > 0 && (
            <ol ref={list} aria-label="Photos, the cover first" className="photo-list">
              {photos.map((photo, at) => (
                <PhotoListItem
                  key={photo.id}
                  {...{ photo, at, order, helpId }}
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
          {failed.map(({ id, words }) => (
            <FieldError key={id} id={`${id}-error`} error={words} />
          ))}
          {room > 0 && (
            <div className="flex flex-wrap gap-3">
              <div className="min-w-0 flex-1">
                <PhotoDrop
                  control={control}
                  multiple
                  explain={photos.length === 0}
                  action={photos.length === 0 ? 'Choose photos' : `Add photos, room for ${room}`}
                  onFiles={pick}
                />
              </div>
              <CameraButton onFiles={pick} />
            </div>
          )}
          <p id={helpId} className={photos.length > 1 ? 'text-sm text-muted' : 'sr-only'}>
            Drag a photo, or move it with the arrow keys. The first one is the cover.
          </p>
          <span
            role="status"
            className={said.includes('at most') ? 'text-sm text-muted' : 'sr-only'}
          >
            {said}
          </span>
        </div>
      )}
    </Field>
  )
}

/** Opens the camera at once; there is none to open where a mouse is used. */
function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <label className="photo-camera">
      <Camera className="size-5" />
      Take a photo
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

/** Photos that are pasted anywhere on the page, but where the field itself takes them. */
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
