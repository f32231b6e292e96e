import { useState } from 'react'
import { classNames } from '../class-names.ts'

const sizes = { small: 'size-8 text-sm', medium: 'size-11 text-base', large: 'size-20 text-xl' }
const pixels = { small: 32, medium: 44, large: 80 }
const tints = ['bg-sand', 'bg-mist', 'bg-sage'] as const

type AvatarProps = {
  name: string
  src?: string | undefined
  size?: keyof typeof sizes
  /** Only where the name is not next to it. */
  named?: boolean
}

export function Avatar({ name, src, size = 'medium', named = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shape = classNames(
    'inline-flex shrink-0 items-center justify-center rounded-full font-semibold',
    sizes[size],
  )

  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt={named ? name : ''}
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        className={classNames(shape, 'bg-sand object-cover')}
        onError={() => setBroken(src)}
      />
    )
  }
  const circle = classNames(shape, tintOf(name))
  if (!named) {
    // Not text: next to or inside an element with a name it would be read twice.
    return (
      <span
        aria-hidden="true"
        data-initials={toInitials(name)}
        className={classNames(circle, 'before:content-[attr(data-initials)]')}
      />
    )
  }
  return (
    <span role="img" aria-label={name} className={circle}>
      {toInitials(name)}
    </span>
  )
}

export function toInitials(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The same name always gets the same tint. */
function tintOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tints[sum % tints.length]
}
