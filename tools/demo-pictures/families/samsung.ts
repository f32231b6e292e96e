import type { Part, Screen, Slab } from '../phone/slab.ts'
import { dot, flash, flushLens, island, lens, rightKeys, splitKeys } from './parts.ts'

const holed: Screen = {
  top: 2.2,
  side: 1.9,
  bottom: 2.6,
  corner: 5.6,
  cutout: 'hole',
  face: 'centered',
}
const base = {
  kind: 'slab',
  wall: 'flat',
  frame: 'match',
  finish: 'gloss',
  buttons: rightKeys,
} as const

const trio: readonly Part[] = [
  lens(12, 13.5, 5.6, 'body'),
  lens(12, 29, 5.6, 'body'),
  lens(12, 44.5, 5.6, 'body'),
  flash(23.5, 19.5, 1.7),
]

export const samsungs = {
  'galaxy-home': {
    ...base,
    wall: 'round',
    size: [72.4, 148, 8],
    corner: 9.5,
    screen: {
      top: 12,
      side: 2,
      bottom: 13.5,
      corner: 0,
      cutout: 'none',
      face: 'grid',
      home: 'oval',
      pale: true,
    },
    back: [
      island(29.2, 10, 14, 14, 3.4, 'body-light', 0.5),
      lens(36.2, 17, 5, 'dark'),
      flash(49, 17, 1.6),
    ],
    buttons: splitKeys,
  },
  'galaxy-infinity': {
    ...base,
    wall: 'round',
    frame: 'steel',
    size: [70.4, 149.9, 7.8],
    corner: 8.5,
    screen: { ...holed, top: 5, bottom: 5, side: 1.1, cutout: 'hole-right' },
    back: [
      island(14, 19, 42.4, 12.6, 4.6, 'dark', 0.6),
      lens(21, 25.3, 4.5, 'dark'),
      lens(32.6, 25.3, 4.5, 'dark'),
      lens(44, 25.3, 4.5, 'dark'),
      flash(51.6, 25.3, 1.4),
    ],
    buttons: splitKeys,
  },
  'galaxy-island': {
    ...base,
    wall: 'round',
    size: [73.7, 158.5, 7.9],
    corner: 9.5,
    screen: holed,
    back: [
      island(5.5, 6.5, 24, 35.5, 6, 'dark', 0.9),
      lens(13, 14.3, 4.6, 'dark'),
      lens(13, 24.6, 4.6, 'dark'),
      lens(13, 35, 4.6, 'dark'),
      lens(23.2, 20, 3, 'dark'),
      flash(23.2, 33, 1.7),
    ],
  },
  'galaxy-contour': {
    ...base,
    size: [71.2, 151.7, 7.9],
    corner: 9.5,
    screen: holed,
    back: [
      island(0.4, 0.6, 21, 47, 8, 'metal', 0.9),
      lens(11, 11, 5.2, 'dark'),
      lens(11, 23.6, 5.2, 'dark'),
      lens(11, 36.2, 5.2, 'dark'),
      flash(27, 12, 1.7),
    ],
  },
  'galaxy-lenses': { ...base, size: [70.6, 146.7, 7.6], corner: 9.8, screen: holed, back: trio },
  'galaxy-lenses-matte': {
    ...base,
    finish: 'plastic',
    size: [76.7, 158.2, 8.2],
    corner: 9,
    screen: { ...holed, side: 2.6, bottom: 4 },
    back: trio,
  },
  'galaxy-slim': {
    ...base,
    finish: 'matte',
    size: [75.6, 158.2, 5.8],
    corner: 9.5,
    screen: { ...holed, side: 1.6, bottom: 1.8 },
    back: [
      island(5, 6, 15, 36, 7.5, 'body-dark', 1.9),
      lens(12.5, 14.6, 5.6, 'dark'),
      lens(12.5, 32, 5.6, 'dark'),
      flash(25.5, 23, 1.7),
    ],
  },
  'galaxy-ultra': {
    ...base,
    frame: 'titanium',
    finish: 'matte',
    size: [78.6, 162.8, 8.6],
    corner: 3.4,
    screen: { ...holed, corner: 1.6, top: 1.8, bottom: 1.8, side: 1.3 },
    back: [
      lens(13, 14, 6, 'body'),
      lens(13, 30.5, 6, 'body'),
      lens(13, 47, 6, 'body'),
      lens(29, 22, 3.2, 'body'),
      lens(29, 38.8, 4.4, 'body'),
      flash(29, 30.4, 1.6),
      dot(29, 14, 1),
    ],
  },
  'galaxy-note': {
    ...base,
    wall: 'round',
    frame: 'steel',
    size: [77.2, 164.8, 8.1],
    corner: 3.6,
    screen: { ...holed, corner: 1.8, side: 1, top: 2.6, bottom: 3.2 },
    back: [
      island(5, 6, 27, 51, 5.5, 'metal', 1.5),
      flushLens(13.4, 15.4, 6, 'dark'),
      flushLens(13.4, 31, 6, 'dark'),
      { part: 'square-lens', x: 13.4, y: 46.6, r: 5.4 },
      dot(25.6, 15.4, 1),
      flash(25.6, 24, 1.7),
    ],
  },
} as const satisfies Record<string, Slab>
