import { useState } from 'react'
import { MAX_PHOTOS, proposedAlt } from '../../../shared/listing-photos.ts'
import { PhotoListField } from '../../ui/photo-list-field.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { SellSection } from './sell-section.tsx'
import type { SellForm } from './use-sell-form.ts'

/** The photos, each with what can be done about it. */
export function PhotosSection({ sell }: { sell: SellForm }) {
  const { form, photos } = sell
  const [opened, setOpened] = useState<string>()
  const { name, colour, storageGb } = form.values
  const phone = { name: name.trim() || 'Your phone', colour, storageGb: Number(storageGb) || null }
  const of = photos.items.length
  const shown = photos.items.map((item, at) => ({
    ...item,
    alt: item.alt || proposedAlt(phone, { at, of }),
  }))
  const at = shown.findIndex(({ id }) => id === opened)
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
        onPick={photos.add}
        onMove={photos.move}
        onRemove={photos.remove}
        onRetry={photos.retry}
        onOpen={setOpened}
        onBroken={photos.miss}
      />
      <PhotoDialog
        photo={shown[at]}
        at={at}
        count={shown.length}
        phone={{ name, colour }}
        onTurn={photos.turn}
        onMove={photos.move}
        onDescribe={photos.describe}
        onRemove={(id) => {
          setOpened(undefined)
          photos.remove(id)
        }}
        onClose={() => setOpened(undefined)}
      />
    </SellSection>
  )
}
