import { useState } from 'react'
import type { Phone, Photo } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'

const stages = ['bg-sand', 'bg-mist', 'bg-sage'] as const
const OWN = /^(\/media\/[0-9a-f-]+)\.webp$/

/** Widths that the image host keeps of each photo. */
const THUMB_WIDTH = 480
const FULL_WIDTH = 1200

type PhonePhotoProps = {
  phone: Pick<Phone, '_id' | 'name' | 'img' | 'colour'>
  /** What is known of the photo, where it is: then it comes as AVIF too, and blurred at first. */
  photo?: Photo | undefined
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
  /** The first is what people wait for; later ones can wait until they are near. */
  priority?: 'first' | 'soon' | 'later'
  className?: string
  /** Description, where more is known than the phone's name and colour. */
  alt?: string
}

/** A photo on its tinted stage, in a room of fixed shape. */
export function PhonePhoto(props: PhonePhotoProps) {
  const { phone, photo, sizes, priority = 'later', className, alt } = props
  const [broken, setBroken] = useState<string>()
  const src = photo?.src ?? phone.img
  const shown = src && src !== broken ? src : undefined
  const image = (
    <img
      {...(shown ? sourcesOf(shown, sizes, photo?.sources?.webp) : { src: '/art/no-photo.svg' })}
      alt={shown ? (alt ?? [phone.name, phone.colour].filter(Boolean).join(', ')) : 'No photo'}
      width={FULL_WIDTH}
      height={FULL_WIDTH}
      loading={priority === 'later' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding="async"
      className="relative size-full object-cover"
      onError={() => setBroken(src)}
    />
  )
  return (
    <div
      className={classNames('relative overflow-hidden rounded-box', stageOf(phone._id), className)}
    >
      {shown && photo?.placeholder && (
        <img src={photo.placeholder} alt="" className="absolute size-full object-cover" />
      )}
      {shown && photo?.sources ? (
        <picture className="contents">
          <source type="image/avif" sizes={sizes} srcSet={photo.sources.avif} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  )
}

/** Our own photos come in several widths. */
function sourcesOf(img: string, sizes: string, webp: string | undefined) {
  const own = OWN.exec(img)?.[1]
  if (!own) return { src: img }
  // `sizes` before `srcSet` before `src`: some browsers start with what they read first.
  return {
    sizes,
    srcSet: webp ?? `${own}-${THUMB_WIDTH}.webp ${THUMB_WIDTH}w, ${img} ${FULL_WIDTH}w`,
    src: img,
  }
}

/** The same phone always stands on the same stage. */
function stageOf(id: string) {
  return stages[(id.codePointAt(id.length - 1) ?? 0) % stages.length]
}
