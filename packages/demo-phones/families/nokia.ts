import type { Screen, Slab } from '../phone/slab.ts'
import { dot, flash, flushLens, island, lens, rightKeys } from './parts.ts'

const metro: Screen = {
  top: 13.5,
  side: 4.4,
  bottom: 15.5,
  corner: 0,
  cutout: 'none',
  face: 'tiles',
  keys: true,
}
const holed: Screen = { top: 2.8, side: 2.6, bottom: 5.4, corner: 5, cutout: 'hole', face: 'aside' }
const shell = {
  kind: 'slab',
  wall: 'round',
  frame: 'match',
  finish: 'plastic',
  buttons: rightKeys,
} as const

export const nokiaSlabs = {
  lumia: {
    ...shell,
    size: [70.8, 130.3, 10.7],
    corner: 6.4,
    screen: metro,
    back: [
      lens(35.4, 22, 5.2, 'metal'),
      flash(26.4, 22, 1.5),
      flash(26.4, 17.6, 0.01),
      { part: 'patch', d: 'M30.4 76H40.4V98H30.4Z', tone: 'darker' },
    ],
    buttons: [
      { edge: 'right', from: 30, length: 15 },
      { edge: 'right', from: 60, length: 9 },
      { edge: 'right', from: 96, length: 8 },
    ],
  },
  'lumia-disc': {
    ...shell,
    size: [71.4, 130.4, 10.4],
    corner: 6.4,
    screen: metro,
    back: [
      island(13.2, 12, 45, 45, 22.5, 'dark', 1.8),
      flushLens(31, 34.5, 9.5, 'metal'),
      { part: 'flash', x: 48, y: 34.5, r: 2.6, tall: true },
    ],
  },
  'nokia-round': {
    ...shell,
    finish: 'gloss',
    frame: 'steel',
    size: [75.2, 159.9, 8.3],
    corner: 8.4,
    screen: { ...holed, cutout: 'drop' },
    back: [
      island(22.6, 13, 30, 30, 15, 'dark', 0.9),
      lens(37.6, 20, 3.9, 'dark'),
      lens(31, 31.6, 3.9, 'dark'),
      lens(44.2, 31.6, 3.9, 'dark'),
      flash(37.6, 29, 1.4),
      { part: 'print', x: 37.6, y: 56, r: 6 },
    ],
  },
  'nokia-disc': {
    ...shell,
    size: [79.7, 168.9, 9.1],
    corner: 9.4,
    screen: holed,
    back: [
      island(21.8, 12, 36, 36, 18, 'glass', 1.1),
      lens(33, 23, 4.6, 'metal'),
      lens(46.6, 23, 4.6, 'metal'),
      lens(33, 37, 4.6, 'metal'),
      lens(46.6, 37, 4.6, 'metal'),
      flash(39.8, 30, 1.4),
      dot(39.8, 44),
    ],
  },
} as const satisfies Record<string, Slab>
