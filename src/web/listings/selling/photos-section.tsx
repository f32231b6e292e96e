import { useState } from 'react'
import { MAX_PHOTOS } from '../../../shared/listings/listing-limits.ts'
import { proposedAlt } from '../../../shared/listings/listing-photos.ts'
import { usePhotoTexts } from '../../forms/photo-texts.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { PhotoListField } from '../../ui/form/photo-list-field.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { SellFormState } from './sell-form.tsx'
import { SellSection } from './sell-section.tsx'

const PhotoDialog = lazyPart(['sellParts'], () => import('./photo-dialog.tsx'))

type PhotosSectionProps = {
  sell: SellFormState
  /** Photos that were shared from another app. */
  received?: readonly File[] | undefined
}

/** The photos, each with a dialog to edit it. */
export function PhotosSection({ sell, received }: PhotosSectionProps) {
  const { form, photos } = sell
  const t = useTranslations('sell.photos')
  const dialog = useLazyDialog()
  const [opened, setOpened] = useState<string>()
  const { name, color, storageGb } = form.values
  const phone = { name: name.trim() || t('yourPhone'), color, storageGb: Number(storageGb) || null }
  const count = photos.items.length
  const shown = photos.items.map((item, index) => ({
    ...item,
    alt: item.alt || proposedAlt(phone, { index, count }),
  }))
  const index = shown.findIndex(({ id }) => id === opened)
  return (
    <SellSection
      title={t('title')}
      done={shown.some(({ url }) => url !== undefined)}
      lead={t('lead')}
    >
      <PhotoListField
        label={t('label')}
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
        texts={usePhotoTexts()}
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
