import { ArrowLeft, ArrowRight, RotateCw, Star, Trash } from 'lucide-react'
import { MAX_ALT_LENGTH } from '../../../shared/listings/listing-limits.ts'
import type { PhotoItem } from '../../forms/use-photo-list.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextField } from '../../ui/form/fields.tsx'

type PhotoDialogProps = {
  /** Undefined while the dialog is closed. */
  photo: PhotoItem | undefined
  index: number
  count: number
  phone: { name: string; color: string }
  onRotate: (id: string) => void
  onMove: (id: string, to: number) => void
  onDescribe: (id: string, alt: string) => void
  onRemove: (id: string) => void
  onClose: () => void
}

/** One photo, large, to rotate, move, make the cover or describe. */
export default function PhotoDialog(props: PhotoDialogProps) {
  const { photo, index, count, phone, onRotate, onMove, onDescribe, onRemove, onClose } = props
  return (
    <Dialog
      open={photo !== undefined}
      onClose={onClose}
      title={`Photo ${index + 1} of ${count}`}
      footer={
        photo && (
          <>
            <Button
              variant="ghost"
              className="me-auto -ms-4 text-red"
              icon={<Trash className="size-4" />}
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
              aria-disabled={index === 0 || undefined}
              onClick={() => onMove(photo.id, index - 1)}
            >
              <ArrowLeft className="size-4" />
            </Button>
            <Button
              className="px-3"
              icon={<RotateCw className="size-4" />}
              busy={photo.progress !== undefined}
              onClick={() => onRotate(photo.id)}
            >
              Rotate
            </Button>
            {index > 0 && (
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
              aria-disabled={index === count - 1 || undefined}
              onClick={() => onMove(photo.id, index + 1)}
            >
              <ArrowRight className="size-4" />
            </Button>
          </div>
          <p role="status" className="sr-only">
            {index === 0 ? 'This is the cover' : `Position ${index + 1} of ${count}`}
          </p>
          <FieldError id="photo-dialog-error" error={photo.error} />
          <TextField
            label="Photo description"
            help="Read to people who use a screen reader."
            maxLength={MAX_ALT_LENGTH}
            value={photo.alt}
            onChange={(event) => onDescribe(photo.id, event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            {sides.map(({ side }) => (
              <button
                key={side}
                type="button"
                className="pill"
                onClick={() => onDescribe(photo.id, altForSide(side, phone))}
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

type DescribedPhone = { name: string; color: string }

/** Ready-made descriptions of what a photo shows. */
const sides = [
  { side: 'Front', text: 'Front' },
  { side: 'Back', text: 'Back' },
  { side: 'Screen on', text: 'Screen, switched on,' },
  { side: 'Edge', text: 'Edge' },
  { side: 'A mark', text: 'A mark' },
  { side: 'What comes with it', text: 'What comes with it:' },
] as const

/** 'Back of the iPhone 13 Pro, Sierra Blue'. */
export function altForSide(side: (typeof sides)[number]['side'], phone: DescribedPhone): string {
  const text = sides.find((one) => one.side === side)?.text ?? side
  if (text.endsWith(':')) return `${text} ${phoneLabel(phone)}`
  return `${text} ${side === 'A mark' ? 'on' : 'of'} the ${phoneLabel(phone)}`
}

function phoneLabel({ name, color }: DescribedPhone): string {
  return [name.trim() || 'phone', color.trim()].filter(Boolean).join(', ')
}
