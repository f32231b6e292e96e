import { useState } from 'react'
import type { Phone, Photo } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'

const stages = ['bg-sand', 'bg-mist', 'bg-sage'] as const
const OWN = /^(\/media\/[0-9a-f-]+)\.webp$/

type PhonePhotoProps = {
  phone: Pick<Phone, '_id' | 'name' | 'img' | 'colour'>
  /** What is known of the photo where it is shown large: more widths, and a blurred preview. */
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
  const own = shown && OWN.exec(shown)?.[1]
  const image = (
    <img
      src={(own && !photo ? `${own}-800.webp` : shown) ?? '/art/no-photo.svg'}
      alt={shown ? (alt ?? [phone.name, phone.colour].filter(Boolean).join(', ')) : 'No photo'}
      width={FULL_WIDTH}
      height={FULL_WIDTH}
      loading={priority === 'later' ? 'lazy' : undefined}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
  return (
    <div className={classNames('phone-photo', stageOf(phone._id), className)}>
      {shown && photo?.placeholder && <img src={photo.placeholder} alt="" />}
      {own ? (
        <picture>
          <source
            type="image/avif"
            sizes={sizes}
            srcSet={photo?.sources?.avif ?? `${own}-480.avif 480w,${own}-800.avif 800w`}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  )
}

/** A room for the picture before it is there. */
const FULL_WIDTH = 1200

/** The same phone always stands on the same stage. */
function stageOf(id: string) {
  return stages[(id.codePointAt(id.length - 1) ?? 0) % stages.length]
}
