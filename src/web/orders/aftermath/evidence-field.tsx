import { turnPhoto } from '../../api/upload.ts'
import { MAX_PHOTOS, type PhotoItem } from '../../forms/photo-list.ts'
import { usePhotoList } from '../../forms/use-photo-list.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { PhotoDrop } from '../../ui/photo-drop.tsx'
import { PhotoTile } from '../../ui/photo-tile.tsx'

/** Photos of one statement; the server takes no more. */
const MOST = Math.min(8, MAX_PHOTOS)

/** Photos that go with a statement, sent as soon as they are picked. */
export function useEvidence() {
  const photos = usePhotoList({ turn: turnPhoto })
  return {
    ...photos,
    add: (files: readonly File[]) => photos.add(files.slice(0, MOST - photos.items.length)),
    /** The addresses of all, once they are stored. @throws ApiError at the field otherwise. */
    urls: async () => (await photos.settled()).flatMap(({ url }) => url ?? []),
    clear: () => photos.restore([]),
  }
}
type Evidence = ReturnType<typeof useEvidence>

type EvidenceFieldProps = {
  photos: Evidence
  /** Who adds them: an admin is none of the two. */
  byAdmin: boolean
  error?: string | undefined
}

/** Picks photos as evidence and shows how far each of them is. */
export function EvidenceField({ photos, byAdmin, error }: EvidenceFieldProps) {
  const room = MOST - photos.items.length
  return (
    <Field
      label="Photos"
      optional
      error={error}
      help={`Only ${byAdmin ? 'buyer, seller' : 'the two of you'} and admins see them. Where they were taken is removed.`}
    >
      {(control) => (
        <div className="flex flex-col gap-3">
          {photos.items.length > 0 && (
            <ul aria-label="Photos" className="grid gap-2 sm:grid-cols-2">
              {photos.items.map((item, at) => (
                <li key={item.id}>
                  <Picked item={item} name={`photo ${at + 1}`} photos={photos} />
                </li>
              ))}
            </ul>
          )}
          {room > 0 && (
            <PhotoDrop
              control={control}
              multiple
              explain={photos.items.length === 0}
              action={photos.items.length === 0 ? 'Choose photos' : `Add photos, room for ${room}`}
              onFiles={photos.add}
            />
          )}
        </div>
      )}
    </Field>
  )
}

type PickedProps = { item: PhotoItem; name: string; photos: Evidence }

function Picked({ item: { id, src, progress, error }, name, photos }: PickedProps) {
  const remove = () => photos.remove(id)
  return (
    <>
      <PhotoTile
        src={src}
        name={name}
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
