export type Attributes = Record<string, string | number | undefined>

/** Two decimals are a fiftieth of a pixel at the size we draw: enough, and short. */
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

/** A rectangle whose corners flow into the sides, as machined phones have them. */
export function softRect(x: number, y: number, w: number, h: number, radius: number): string {
  // Where two corners meet there is no side to flow into: then it is a plain half circle.
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
