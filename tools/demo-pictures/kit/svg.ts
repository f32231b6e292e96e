export type Attributes = Record<string, string | number | undefined>

/** Two decimals are a fiftieth of a pixel at the drawn size: precise enough, and short. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
  return children.length
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`
}

export function group(attributes: Attributes, ...children: string[]): string {
  return tag('g', attributes, ...children)
}

export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes })
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx, cy, r, ...attributes })
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): string {
  return tag('ellipse', { cx, cy, rx, ry, ...attributes })
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  attributes: Attributes,
): string {
  return tag('rect', { x, y, width, height, rx: rx || undefined, ...attributes })
}

export function picture(width: number, height: number, ...children: string[]): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  )
}

/** A rectangle with smooth corners, as on machined phones. */
export function softRect(x: number, y: number, w: number, h: number, radius: number): string {
  // Corners that touch leave no side to blend into, so they become a semicircle.
  const round = radius * 2 > Math.min(w, h) - 0.02
  const a = Math.min(radius * (round ? 1 : 1.22), w / 2, h / 2)
  const k = a * (round ? 0.448 : 0.36)
  const [r, b] = [x + w, y + h]
  return (
    `M${num(x + a)} ${num(y)}H${num(r - a)}C${num(r - k)} ${num(y)} ${num(r)} ${num(y + k)} ${num(r)} ${num(y + a)}` +
    `V${num(b - a)}C${num(r)} ${num(b - k)} ${num(r - k)} ${num(b)} ${num(r - a)} ${num(b)}` +
    `H${num(x + a)}C${num(x + k)} ${num(b)} ${num(x)} ${num(b - k)} ${num(x)} ${num(b - a)}` +
    `V${num(y + a)}C${num(x)} ${num(y + k)} ${num(x + k)} ${num(y)} ${num(x + a)} ${num(y)}Z`
  )
}

/** Offset 0 to 1, color, opacity (default 1). */
export type Stop = readonly [offset: number, color: string, opacity?: number]
export type Line = readonly [x1: number, y1: number, x2: number, y2: number]

export type Paint = {
  /** The line is in fractions of the painted shape: [0, 0, 1, 0] is left to right. */
  linear(stops: readonly Stop[], line?: Line): string
  radial(stops: readonly Stop[], center?: readonly [x: number, y: number, r: number]): string
  clip(d: string): string
  definitions(): string
}

export const DOWN: Line = [0, 0, 0, 1]
export const DIAGONAL: Line = [0, 0, 1, 1]

function stopTag([offset, color, opacity]: Stop) {
  return tag('stop', { offset: num(offset), 'stop-color': color, 'stop-opacity': opacity })
}

/** Collects gradients and clip paths; identical ones are written once. */
export function createPaint(prefix: string): Paint {
  const ids = new Map<string, string>()
  function define(name: string, attributes: Record<string, string | number>, body: string) {
    const key = name + JSON.stringify(attributes) + body
    const id = ids.get(key)
    if (id) return `url(#${id})`
    const next = `${prefix}${ids.size}`
    ids.set(key, next)
    written.push(tag(name, { id: next, ...attributes }, body))
    return `url(#${next})`
  }
  const written: string[] = []
  return {
    linear(stops, line = DIAGONAL) {
      const [x1, y1, x2, y2] = line
      return define('linearGradient', { x1, y1, x2, y2 }, stops.map(stopTag).join(''))
    },
    radial(stops, center = [0.5, 0.5, 0.5]) {
      const [cx, cy, r] = center
      return define('radialGradient', { cx, cy, r }, stops.map(stopTag).join(''))
    },
    clip(d) {
      return define('clipPath', {}, tag('path', { d }))
    },
    definitions() {
      return written.length ? tag('defs', {}, ...written) : ''
    },
  }
}

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

/** `share` 0 is the first color, 1 the second. */
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

/** 0 is black, 1 is white; weighted by perceived brightness. */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

export function isDark(hex: string): boolean {
  return lightness(hex) < 0.42
}
