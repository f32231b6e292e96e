import type { Button, Screen, Slab } from '../phone/slab.ts'
import { dot, flash, flushLens, island, lens } from './parts.ts'

const keys: readonly Button[] = [
  { edge: 'right', from: 39, length: 9, accent: true },
  { edge: 'right', from: 53, length: 19 },
]
const holed: Screen = {
  top: 3,
  side: 2.8,
  bottom: 3.8,
  corner: 6.4,
  cutout: 'hole',
  face: 'stacked',
}
const base = {
  kind: 'slab',
  wall: 'round',
  frame: 'match',
  finish: 'matte',
  buttons: keys,
} as const

export const googles = {
  'pixel-shade': {
    ...base,
    size: [70.1, 151.3, 8.2],
    corner: 8.5,
    screen: {
      top: 11.5,
      side: 3,
      bottom: 11.5,
      corner: 2.4,
      cutout: 'none',
      face: 'stacked',
      pale: true,
    },
    back: [
      { part: 'shade', h: 43 },
      lens(14, 13.6, 4.6, 'dark'),
      flash(26, 13.6, 1.6),
      { part: 'print', x: 35, y: 52, r: 6 },
    ],
  },
  'pixel-square': {
    ...base,
    finish: 'plastic',
    size: [69.4, 144, 8.2],
    corner: 9.5,
    screen: { ...holed, cutout: 'hole-left' },
    back: [
      island(5.4, 5.6, 21, 21, 5, 'dark', 0.9),
      lens(11.7, 16, 4.2, 'dark'),
      lens(20.6, 16, 4.2, 'dark'),
      flash(16.2, 9, 1.3),
      { part: 'print', x: 34.7, y: 42, r: 6 },
    ],
  },
  'pixel-band': {
    ...base,
    finish: 'gloss',
    frame: 'black',
    size: [74.8, 158.6, 8.9],
    corner: 7.5,
    screen: holed,
    back: [
      { part: 'patch', d: 'M-1 -1H76V22.5H-1Z', tone: 'accent' },
      island(0.2, 22.4, 74.4, 17.6, 1.2, 'dark', 1.6),
      flushLens(15.5, 31.2, 5.6, 'dark'),
      flushLens(30, 31.2, 5.6, 'dark'),
      flash(56, 31.2, 2),
    ],
  },
  'pixel-visor': {
    ...base,
    frame: 'aluminium',
    finish: 'gloss',
    size: [73.2, 155.6, 8.7],
    corner: 8.2,
    screen: holed,
    back: [
      island(0.2, 22, 72.8, 17.6, 1.2, 'metal', 1.7),
      island(9, 24, 30.5, 13.6, 6.8, 'dark', 1.9),
      flushLens(16.4, 30.8, 5, 'dark'),
      flushLens(31.6, 30.8, 5, 'dark'),
      flash(48, 30.8, 1.9),
      dot(54, 30.8),
    ],
  },
  'pixel-visor-soft': {
    ...base,
    frame: 'steel',
    size: [70.8, 150.5, 8.9],
    corner: 11.5,
    screen: { ...holed, corner: 8 },
    back: [
      island(0.2, 19.5, 70.4, 17.6, 1.4, 'metal', 1.7),
      island(8, 21.4, 31.5, 13.8, 6.9, 'dark', 1.9),
      flushLens(15.8, 28.3, 5, 'dark'),
      flushLens(31.4, 28.3, 5, 'dark'),
      flash(49.5, 28.3, 1.9),
    ],
  },
  'pixel-pill': {
    ...base,
    wall: 'flat',
    frame: 'steel',
    finish: 'gloss',
    size: [72, 152.8, 8.5],
    corner: 12.4,
    screen: { ...holed, side: 2.2, top: 2.4, bottom: 2.6, corner: 9 },
    back: [
      island(5.4, 17.5, 61.2, 21.5, 10.75, 'metal', 1.9),
      island(7, 19.1, 58, 18.3, 9.15, 'dark', 2.1),
      flushLens(17, 28.2, 6, 'dark'),
      flushLens(32.4, 28.2, 6, 'dark'),
      flash(55.5, 28.2, 2.1),
      dot(48.5, 28.2, 1.1),
    ],
  },
  'pixel-flat': {
    ...base,
    finish: 'plastic',
    wall: 'flat',
    size: [73.3, 154.7, 8.9],
    corner: 12,
    screen: { ...holed, side: 3.4, top: 3.6, bottom: 4.2, corner: 8 },
    back: [
      island(6, 18.5, 36, 15.6, 7.8, 'dark', 0.35),
      flushLens(14.2, 26.3, 5, 'dark'),
      flushLens(29, 26.3, 5, 'dark'),
      flash(36.8, 26.3, 1.6),
    ],
  },
} as const satisfies Record<string, Slab>
