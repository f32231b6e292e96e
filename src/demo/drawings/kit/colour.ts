type Channels = [number, number, number]

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(parts: Channels) {
  return `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `share` 0 keeps the first colour, 1 gives the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  return toHex(
    [0, 1, 2].map((at) => (a[at] ?? 0) + ((b[at] ?? 0) - (a[at] ?? 0)) * share) as Channels,
  )
}

export function lighten(hex: string, share: number): string {
  return mix(hex, '#ffffff', share)
}

export function darken(hex: string, share: number): string {
  return mix(hex, '#08090c', share)
}

/** 0 is black, 1 is white, weighted as the eye sees it. */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

export function isDark(hex: string): boolean {
  return lightness(hex) < 0.42
}
