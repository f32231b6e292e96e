import { ArrowLeft, ArrowRight, RotateCw, Star, Trash } from 'lucide-react'
import { MAX_ALT_LENGTH } from '../../../shared/listings/listing-limits.ts'
import type { PhotoItem } from '../../forms/use-photo-list.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextField } from '../../ui/form/fields.tsx'
import { type Translate, useCount, useTranslations } from '../../ui/text.ts'

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
  const t = useTranslations('sellParts.photo')
  const shown = useCount()
  const { photo, index, count, phone, onRotate, onMove, onDescribe, onRemove, onClose } = props
  const title = t('title', { number: shown(index + 1), count: shown(count) })
  return (
    <Dialog
      open={photo !== undefined}
      onClose={onClose}
      title={title}
      footer={
        photo && (
          <>
            <Button
              variant="ghost"
              className="me-auto -ms-4 text-red"
              icon={<Trash className="size-4" />}
              onClick={() => onRemove(photo.id)}
            >
              {t('remove')}
            </Button>
            <Button onClick={onClose}>{t('done')}</Button>
          </>
        )
      }
    >
      {photo && (
        <div className="flex flex-col gap-4">
          <img
            src={photo.src}
            alt={photo.alt || title}
            className="max-h-[45dvh] w-full rounded-field bg-sand object-contain"
          />
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              aria-label={t('earlier')}
              className="px-3"
              aria-disabled={index === 0 || undefined}
              onClick={() => onMove(photo.id, index - 1)}
            >
              <ArrowLeft className="size-4 rtl:rotate-180" />
            </Button>
            <Button
              className="px-3"
              icon={<RotateCw className="size-4" />}
              busy={photo.progress !== undefined}
              onClick={() => onRotate(photo.id)}
            >
              {t('rotate')}
            </Button>
            {index > 0 && (
              <Button
                className="px-3"
                icon={<Star className="size-4" />}
                onClick={() => onMove(photo.id, 0)}
              >
                {t('makeCover')}
              </Button>
            )}
            <Button
              aria-label={t('later')}
              className="px-3"
              aria-disabled={index === count - 1 || undefined}
              onClick={() => onMove(photo.id, index + 1)}
            >
              <ArrowRight className="size-4 rtl:rotate-180" />
            </Button>
          </div>
          <p role="status" className="sr-only">
            {index === 0
              ? t('isCover')
              : t('position', { number: shown(index + 1), count: shown(count) })}
          </p>
          <FieldError id="photo-dialog-error" error={photo.error} />
          <TextField
            label={t('description')}
            help={t('descriptionHelp')}
            maxLength={MAX_ALT_LENGTH}
            value={photo.alt}
            onChange={(event) => onDescribe(photo.id, event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            {sides.map((side) => (
              <button
                key={side}
                type="button"
                className="pill"
                onClick={() => onDescribe(photo.id, altForSide(side, phone, t))}
              >
                {t(`side.${side}`)}
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
const sides = ['front', 'back', 'screen', 'edge', 'mark', 'included'] as const

/** 'Back of the iPhone 13 Pro, Sierra Blue'. */
export function altForSide(
  side: (typeof sides)[number],
  { name, color }: DescribedPhone,
  t: Translate<'sellParts.photo'>,
): string {
  const phone = [name.trim() || t('phone'), color.trim()].filter(Boolean).join(', ')
  return t(`text.${side}`, { phone })
}
