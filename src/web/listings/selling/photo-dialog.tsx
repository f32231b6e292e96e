import { ArrowLeft, ArrowRight, RotateCw, Star, Trash2 } from 'lucide-react'
import type { PhotoItem } from '../../forms/photo-list.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextField } from '../../ui/fields.tsx'

import { altOfSide, sides } from './photo-words.ts'

/** Characters that the words of a photo may have. */
const MAX_ALT = 200

type PhotoDialogProps = {
  /** Closed while there is none. */
  photo: PhotoItem | undefined
  at: number
  count: number
  phone: { name: string; colour: string }
  onTurn: (id: string) => void
  onMove: (id: string, to: number) => void
  onDescribe: (id: string, alt: string) => void
  onRemove: (id: string) => void
  onClose: () => void
}

/** One photo, large: turned, moved, made the cover, put in words. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { photo, at, count, phone, onTurn, onMove, onDescribe, onRemove, onClose } = props
  return (
    <Dialog
      open={photo !== undefined}
      onClose={onClose}
      title={`Photo ${at + 1} of ${count}`}
      footer={
        photo && (
          <>
            <Button
              variant="ghost"
              className="me-auto -ms-4 text-red"
              icon={<Trash2 className="size-4" />}
              onClick={() => onRemove(photo.id)}
            >
              Remove
            </Button>
            <Button onClick={onClose}>Done</Button>
          </>
        )
      }
    >
      {photo && (
        <div className="flex flex-col gap-4">
          <img
            src={photo.src}
            alt={photo.alt}
            className="max-h-[45dvh] w-full rounded-field bg-sand object-contain"
          />
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              aria-label="Move earlier"
              className="px-3"
              aria-disabled={at === 0 || undefined}
              onClick={() => onMove(photo.id, at - 1)}
            >
              <ArrowLeft className="size-4" />
            </Button>
            <Button
              className="px-3"
              icon={<RotateCw className="size-4" />}
              busy={photo.progress !== undefined}
              onClick={() => onTurn(photo.id)}
            >
              Turn
            </Button>
            {at > 0 && (
              <Button
                className="px-3"
                icon={<Star className="size-4" />}
                onClick={() => onMove(photo.id, 0)}
              >
                Make it the cover
              </Button>
            )}
            <Button
              aria-label="Move later"
              className="px-3"
              aria-disabled={at === count - 1 || undefined}
              onClick={() => onMove(photo.id, at + 1)}
            >
              <ArrowRight className="size-4" />
            </Button>
          </div>
          <p role="status" className="sr-only">
            {at === 0 ? 'This is the cover' : `At place ${at + 1} of ${count}`}
          </p>
          <FieldError id="photo-dialog-error" error={photo.error} />
          <TextField
            label="Photo description"
            help="Read to people who use a screen reader."
            maxLength={MAX_ALT}
            value={photo.alt}
            onChange={(event) => onDescribe(photo.id, event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            {sides.map(({ side }) => (
              <button
                key={side}
                type="button"
                className="pill"
                onClick={() => onDescribe(photo.id, altOfSide(side, phone))}
              >
                {side}
              </button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}
