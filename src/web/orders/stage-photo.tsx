import { useState } from 'react'

/** The photo of the phone on its stage; decoration, for its name stands beside it. */
export function StagePhoto({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <img
      src={src && !broken ? src : '/art/no-photo.svg'}
      alt=""
      width={320}
      height={240}
      className="aspect-[4/3] w-28 rounded-field xl:w-full xl:rounded-box bg-sand object-cover"
      onError={() => setBroken(true)}
    />
  )
}
