import { num, tag } from './svg.ts'

/** Offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Line = readonly [x1: number, y1: number, x2: number, y2: number]

export type Paint = {
  /** The line is in shares of the painted shape: [0, 0, 1, 0] is left to right. */
  linear(stops: readonly Stop[], line?: Line): string
  radial(stops: readonly Stop[], centre?: readonly [x: number, y: number, r: number]): string
  clip(d: string): string
  definitions(): string
}

export const DOWN: Line = [0, 0, 0, 1]
export const DIAGONAL: Line = [0, 0, 1, 1]

function stopTag([offset, colour, opacity]: Stop) {
  return tag('stop', { offset: num(offset), 'stop-color': colour, 'stop-opacity': opacity })
}

/** Collects gradients and clips; what is asked for twice is written once. */
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
    radial(stops, centre = [0.5, 0.5, 0.5]) {
      const [cx, cy, r] = centre
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
