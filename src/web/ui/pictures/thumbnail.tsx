import { useState } from 'react'
import { classNames } from '../class-names.ts'

type ThumbnailProps = {
  src: string
  /** Where the row is a card, on phones, it has the height of the four lines beside it. */
  isLargeOnCards?: boolean
}

/** The photo of a phone in a row; decorative, because its name is next to it. */
export function Thumbnail({ src, isLargeOnCards = false }: ThumbnailProps) {
  const [broken, setBroken] = useState(false)
  return (
    <img
      src={src && !broken ? src : '/art/no-photo.svg'}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={classNames(
        'size-12 max-w-none shrink-0 rounded-field bg-sand object-cover',
        isLargeOnCards && 'max-md:size-20',
      )}
      onError={() => setBroken(true)}
    />
  )
}
