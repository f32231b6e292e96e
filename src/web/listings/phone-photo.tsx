import { type ReactNode, useState } from 'react'
import type { Phone, Photo } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { useTranslations } from '../ui/text.ts'

const stages = ['bg-sand', 'bg-mist', 'bg-sage'] as const
const OWN = /^(\/media\/[0-9a-f-]+)\.webp$/

/** How wide the photo on the page of its phone is shown, for `sizes`. */
export const LARGE_PHOTO = '(width >= 72rem) 32rem, (width >= 48rem) 46vw, 100vw'

type PhonePhotoProps = {
  phone: Pick<Phone, '_id' | 'name' | 'img' | 'color'>
  /** What is known of the photo where it is shown large: more widths, and a blurred preview. */
  photo?: Photo | undefined
  /**
   * How wide it is shown, for the browser's choice of file. Without, it is as wide as the column of a card: the
   * smaller file fits plain screens, the larger one dense screens.
   */
  sizes?: string | undefined
  /** The first is what people wait for; later ones can wait until they are near. */
  priority?: 'first' | 'soon' | 'later' | undefined
  className?: string
  /** Description, where more is known than the phone's name and color. */
  alt?: string
  /** On the photo. */
  children?: ReactNode
}

/** A photo on its tinted stage, in a room of fixed shape. */
export function PhonePhoto(props: PhonePhotoProps) {
  const { phone, photo, sizes, priority = 'later', className, alt, children } = props
  const t = useTranslations('shell')
  const [broken, setBroken] = useState<string>()
  const src = photo?.src ?? phone.img
  const shown = src && src !== broken ? src : undefined
  // What decides how it is fetched comes before its address.
  const image = (
    <img
      loading={priority === 'later' ? 'lazy' : undefined}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      {...filesOf(shown, photo, sizes)}
      alt={shown ? (alt ?? describePhone(phone)) : t('noPhoto')}
      onError={() => setBroken(src)}
    />
  )
  return (
    <div className={classNames('phone-photo', stageOf(phone._id), className)}>
      {shown && photo?.placeholder && (
        <img src={photo.placeholder} alt="" className="phone-photo-preview" />
      )}
      {image}
      {children}
    </div>
  )
}

/** 'Pixel 2, Clearly White', for a photo that its seller has not described. */
export function describePhone({ name, color }: Pick<Phone, 'name' | 'color'>): string {
  const isNamed = !color || name.toLowerCase().includes(color.toLowerCase())
  return isNamed ? name : `${name}, ${color}`
}

/** The smallest file of a photo. */
export function smallFile(src: string): string {
  const name = OWN.exec(src)?.[1]
  return name ? `${name}-480.avif` : src
}

/** The files of a photo. The server sends WebP under these names to browsers without AVIF. */
function filesOf(src: string | undefined, photo: Photo | undefined, sizes: string | undefined) {
  if (!src) return { src: '/art/no-photo.svg' }
  const name = OWN.exec(src)?.[1]
  if (!name) return { src }
  const [small, large] = [`${name}-480.avif`, `${name}-800.avif`]
  // React preloads from the `srcSet` alone, so that it has to name the file of plain screens too.
  if (!sizes) return { srcSet: `${small}, ${large} 2x`, src: small }
  return {
    sizes,
    srcSet: photo?.sources?.avif ?? `${small} 480w,${large} 800w`,
    src: photo ? src : large,
  }
}

/** The same phone always stands on the same stage. */
function stageOf(id: string) {
  return stages[(id.codePointAt(id.length - 1) ?? 0) % stages.length]
}
