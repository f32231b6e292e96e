import { lazy, useState } from 'react'
import { MAX_PHOTOS } from '../../../shared/listings/listing-limits.ts'
import { proposedAlt } from '../../../shared/listings/listing-photos.ts'
import { PhotoListField } from '../../ui/form/photo-list-field.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import type { SellFormState } from './sell-form.tsx'
import { SellSection } from './sell-section.tsx'

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'))

type PhotosSectionProps = {
  sell: SellFormState
  /** Photos that were shared from another app. */
  received?: readonly File[] | undefined
}

/** The photos, each with a dialog to edit it. */
export function PhotosSection({ sell, received }: PhotosSectionProps) {
  const { form, photos } = sell
  const dialog = useLazyDialog()
  const [opened, setOpened] = useState<string>()
  const { name, color, storageGb } = form.values
  const phone = { name: name.trim() || 'Your phone', color, storageGb: Number(storageGb) || null }
  const count = photos.items.length
  const shown = photos.items.map((item, index) => ({
    ...item,
    alt: item.alt || proposedAlt(phone, { index, count }),
  }))
  const index = shown.findIndex(({ id }) => id === opened)
  return (
    <SellSection
      title="Photos"
      done={shown.some(({ url }) => url !== undefined)}
      lead="Up to 12, in daylight: front, back, edges, and every mark. Location data is removed."
    >
      <PhotoListField
        label="Photo"
        optional
        photos={shown}
        max={MAX_PHOTOS}
        error={form.problem('photos')}
        received={received}
        onPick={(files) => {
          // An error about the photos is out of date now.
          form.set({ photos: '' })
          photos.add(files)
        }}
        onMove={photos.move}
        onRemove={photos.remove}
        onRetry={photos.retry}
        onOpen={(id) => {
          setOpened(id)
          dialog.open()
        }}
        onBroken={photos.miss}
      />
      <LazyDialog dialog={dialog}>
        <PhotoDialog
          photo={dialog.isOpen ? shown[index] : undefined}
          index={index}
          count={shown.length}
          phone={{ name, color }}
          onRotate={photos.rotate}
          onMove={photos.move}
          onDescribe={photos.describe}
          onRemove={(id) => {
            dialog.close()
            photos.remove(id)
          }}
          onClose={dialog.close}
        />
      </LazyDialog>
    </SellSection>
  )
}
