import { MAX_STATEMENT_PHOTOS } from '../../../shared/orders/order-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { rotatePhoto } from '../../api/upload.ts'
import { usePhotoTexts } from '../../forms/photo-texts.ts'
import type { PhotoItem } from '../../forms/use-photo-list.ts'
import { usePhotoList } from '../../forms/use-photo-list.ts'
import { Field, FieldError } from '../../ui/form/fields.tsx'
import { PhotoDrop, PhotoTile } from '../../ui/form/photo-drop.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

/** Photos of a statement, uploaded as soon as they are chosen. */
export function useEvidencePhotos() {
  const photos = usePhotoList({ rotate: rotatePhoto })
  return {
    ...photos,
    add: (files: readonly File[]) =>
      photos.add(files.slice(0, MAX_STATEMENT_PHOTOS - photos.items.length)),
    /** The URLs of all photos once they are uploaded. @throws ApiError at the field otherwise. */
    urls: async () => (await photos.settled()).flatMap(({ url }) => url ?? []),
    clear: () => photos.restore([]),
  }
}
type EvidencePhotos = ReturnType<typeof useEvidencePhotos>

type EvidenceFieldProps = {
  photos: EvidencePhotos
  byAdmin: boolean
  error?: string | undefined
}

export function EvidenceField({ photos, byAdmin, error }: EvidenceFieldProps) {
  const t = useTranslations('dispute.form')
  const texts = usePhotoTexts()
  const room = MAX_STATEMENT_PHOTOS - photos.items.length
  const language = useLanguage()
  const left = formatCount(room, language)
  return (
    <Field
      label={t('photos')}
      optional
      error={error}
      help={t(byAdmin ? 'photosHelpAdmin' : 'photosHelp')}
    >
      {(control) => (
        <div className="flex flex-col gap-3">
          {photos.items.length > 0 && (
            <ul aria-label={t('photos')} className="grid gap-2 sm:grid-cols-2">
              {photos.items.map((item, index) => (
                <li key={item.id}>
                  <EvidencePhoto
                    item={item}
                    name={t('photo', { number: formatCount(index + 1, language) })}
                    photos={photos}
                  />
                </li>
              ))}
            </ul>
          )}
          {room > 0 && (
            <PhotoDrop
              control={control}
              multiple
              explain={photos.items.length === 0}
              texts={texts}
              action={
                photos.items.length === 0 ? t('choosePhotos') : t('addPhotos', { shown: left })
              }
              onFiles={photos.add}
            />
          )}
        </div>
      )}
    </Field>
  )
}

type EvidencePhotoProps = { item: PhotoItem; name: string; photos: EvidencePhotos }

function EvidencePhoto({ item: { id, src, progress, error }, name, photos }: EvidencePhotoProps) {
  const texts = usePhotoTexts()
  const remove = () => photos.remove(id)
  return (
    <>
      <PhotoTile
        src={src}
        name={name}
        texts={texts}
        progress={progress}
        failed={error !== undefined}
        onCancel={remove}
        onRemove={remove}
        onRetry={() => photos.retry(id)}
      />
      <FieldError id={`${id}-error`} error={error} />
    </>
  )
}
