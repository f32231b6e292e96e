import { useState } from 'react'

/** The photo of a phone in a row; decorative, because its name is next to it. */
export function Thumbnail({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <img
      src={src && !broken ? src : '/art/no-photo.svg'}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="size-12 max-w-none shrink-0 rounded-field bg-sand object-cover"
      onError={() => setBroken(true)}
    />
  )
}
