import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { type KeyboardEvent, lazy, useRef, useState } from 'react'
import { languages } from '../../../shared/languages.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Photo } from '../../api/index.ts'
import { IconButton, SpinnerRing } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { describePhone, LARGE_PHOTO, PhonePhoto } from '../phone-photo.tsx'
import type { PhoneDetail } from '../queries.ts'

type GalleryThumbsProps = {
  photos: readonly Photo[]
  index: number
  onChoose: (index: number) => void
}

/** Small pictures of all photos; the one that is shown is marked. */
function GalleryThumbs({ photos, index, onChoose }: GalleryThumbsProps) {
  const t = useTranslations('phone')
  const language = useLanguage()
  return (
    <ul className="grid grid-cols-6 gap-2">
      {photos.map((photo, place) => (
        <li key={photo.src}>
          <button
            type="button"
            aria-label={t('photoOf', {
              shown: formatCount(place + 1, language),
              total: formatCount(photos.length, language),
            })}
            aria-current={place === index || undefined}
            className={classNames(
              'block aspect-square w-full cursor-pointer overflow-hidden rounded-field bg-sand outline-offset-2',
              place === index ? 'outline-2 outline-ink' : 'opacity-80 hover:opacity-100',
            )}
            onClick={() => onChoose(place)}
          >
            <img
              src={smallest(photo)}
              alt=""
              width={240}
              height={240}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The narrowest file comes first. */
function smallest({ src, sources }: Photo): string {
  return sources?.webp.split(' ', 1)[0] ?? src
}

/** The alternative texts of a phone's photos: what its seller wrote, or else the phone and which photo it is. */
function usePhotoAlts(phone: PhoneDetail): (index: number) => string {
  const { photos } = phone
  const t = useTranslations('phone')
  const language = useLanguage()
  const described = describePhone(phone)
  const total = formatCount(photos.length, language)
  return (index) =>
    photos[index]?.alt ||
    (photos.length > 1
      ? t('photoAlt', { phone: described, shown: formatCount(index + 1, language), total })
      : described)
}

const PhotoZoom = lazy(() => import('./photo-zoom.tsx'))

/** The photos of a phone: swiped, stepped or jumped through, and each opened in full. */
export function Gallery({ phone }: { phone: PhoneDetail }) {
  const t = useTranslations('phone')
  const language = useLanguage()
  // From right to left, the next photo is on the left.
  const forward = languages[language].direction === 'rtl' ? -1 : 1
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const zoom = useLazyDialog()
  const photos = phone.photos
  const many = photos.length > 1
  const altOf = usePhotoAlts(phone)

  function show(next: number) {
    const list = track.current
    if (next < 0 || next >= photos.length) return
    list?.scrollTo({ left: forward * next * list.clientWidth, behavior: 'smooth' })
  }

  function turn(event: KeyboardEvent) {
    // In the dialog the arrows turn its own photo.
    if (zoom.isOpen || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    show(index + (event.key === 'ArrowRight' ? forward : -forward))
  }

  function enlarge(photo: number) {
    setIndex(photo)
    zoom.open()
  }

  if (photos.length === 0)
    return (
      <PhonePhoto
        phone={phone}
        sizes={LARGE_PHOTO}
        priority="first"
        className="gallery-photos aspect-square"
      />
    )
  return (
    <section
      aria-label={t('photos', { name: phone.name })}
      className="flex min-w-0 flex-col gap-3"
      onKeyDown={turn}
    >
      <div className="relative">
        <ul
          ref={track}
          className="gallery-photos carousel-track flex snap-x snap-mandatory overflow-x-auto rounded-box"
          onScroll={({ currentTarget: list }) =>
            setIndex(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
          }
        >
          {photos.map((photo, place) => (
            <li key={photo.src} className="relative w-full shrink-0 snap-center snap-always">
              <PhonePhoto
                phone={phone}
                photo={photo}
                alt={altOf(place)}
                sizes={LARGE_PHOTO}
                priority={place === 0 ? 'first' : 'later'}
                className="aspect-square"
              />
              <button
                type="button"
                aria-label={
                  many
                    ? t('enlargeNumber', { shown: formatCount(place + 1, language) })
                    : t('enlarge')
                }
                aria-haspopup="dialog"
                className="absolute inset-0 flex cursor-zoom-in items-start justify-end rounded-box p-3 -outline-offset-4"
                onClick={() => enlarge(place)}
              >
                <span className="mark-button">
                  {zoom.isLoading && place === index ? (
                    <SpinnerRing />
                  ) : (
                    <Maximize2 className="size-5" />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {many && (
          <div className="absolute end-3 bottom-3 flex items-center rounded-full border border-hairline bg-paper">
            <IconButton
              label={t('previous')}
              icon={<ChevronLeft className="size-5 rtl:-scale-x-100" />}
              onClick={() => show(index - 1)}
            />
            <p aria-live="polite" className="text-sm tabular-nums">
              {t('position', {
                shown: formatCount(index + 1, language),
                total: formatCount(photos.length, language),
              })}
            </p>
            <IconButton
              label={t('next')}
              icon={<ChevronRight className="size-5 rtl:-scale-x-100" />}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
      </div>
      {many && <GalleryThumbs photos={photos} index={index} onChoose={show} />}
      <LazyDialog dialog={zoom}>
        <PhotoZoom
          phone={phone}
          index={index}
          alt={altOf(index)}
          open={zoom.isOpen}
          onTurn={(next) => {
            setIndex(next)
            show(next)
          }}
          onClose={zoom.close}
        />
      </LazyDialog>
    </section>
  )
}
