import type { Button, IslandTone, Part, RingTone } from '../phone/slab.ts'

export function island(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  tone: IslandTone,
  raise?: number,
): Part {
  return { part: 'island', x, y, w, h, r, tone, raise }
}

export function lens(x: number, y: number, r: number, ring?: RingTone): Part {
  return { part: 'lens', x, y, r, ring }
}

/** A flush lens with the plate around it. */
export function flushLens(x: number, y: number, r: number, ring?: RingTone): Part {
  return { part: 'lens', x, y, r, ring, bare: true }
}

export function flash(x: number, y: number, r = 2, tall = false): Part {
  return { part: 'flash', x, y, r, tall }
}

export function dot(x: number, y: number, r = 0.6): Part {
  return { part: 'dot', x, y, r }
}

/** Volume above power on the right, as on most phones. */
export const rightKeys: readonly Button[] = [
  { edge: 'right', from: 33, length: 19 },
  { edge: 'right', from: 58, length: 10 },
]

/** Volume on the left, power on the right. */
export const splitKeys: readonly Button[] = [
  { edge: 'left', from: 34, length: 20 },
  { edge: 'right', from: 42, length: 11 },
]

/** A switch and two volume keys on the left, one long key on the right. */
export const switchKeys: readonly Button[] = [
  { edge: 'left', from: 25, length: 5 },
  { edge: 'left', from: 36, length: 10 },
  { edge: 'left', from: 49, length: 10 },
  { edge: 'right', from: 41, length: 16 },
]
