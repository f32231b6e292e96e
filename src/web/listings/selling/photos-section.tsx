import { useState } from 'react'
import { MAX_PHOTOS } from '../../../shared/listings/listing-limits.ts'
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
  const { name, color } = form.values
  const { items } = photos
  const index = items.findIndex(({ id }) => id === opened)
  return (
    <SellSection
      title={t('title')}
      done={items.some(({ url }) => url !== undefined)}
      lead={t('lead')}
    >
      <PhotoListField
        label={t('label')}
        optional
        photos={items}
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
          photo={dialog.isOpen ? items[index] : undefined}
          index={index}
          count={items.length}
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
