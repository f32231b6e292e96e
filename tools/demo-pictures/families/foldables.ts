import type { Screen, Slab } from '../phone/slab.ts'
import { dot, flash, flushLens, island, lens, rightKeys } from './parts.ts'

const tall: Screen = {
  top: 3,
  side: 3,
  bottom: 3.4,
  corner: 7,
  cutout: 'hole',
  face: 'centered',
  crease: 'across',
}
const wide: Screen = {
  top: 3.4,
  side: 3.4,
  bottom: 3.4,
  corner: 3.6,
  cutout: 'none',
  face: 'aside',
  crease: 'down',
}
const base = {
  kind: 'slab',
  wall: 'flat',
  frame: 'match',
  finish: 'matte',
  buttons: rightKeys,
} as const

/** Folding phones: shown open from the front and closed from behind. */
export const foldables = {
  'galaxy-flip': {
    ...base,
    size: [71.9, 165.2, 6.9],
    shut: [71.9, 85, 15],
    corner: 8.4,
    screen: tall,
    back: [
      { part: 'small-screen', x: 3, y: 3.4, w: 65.9, h: 50, r: 5.4 },
      lens(12, 44.4, 5.6, 'metal'),
      lens(25.6, 44.4, 5.6, 'metal'),
      flash(35, 44.4, 1.5),
      { part: 'line', d: 'M0 58.4H72', width: 0.4 },
    ],
  },
  'galaxy-flip-small': {
    ...base,
    finish: 'gloss',
    size: [72.2, 166, 6.9],
    shut: [72.2, 86.4, 15.9],
    corner: 8.4,
    screen: tall,
    back: [
      { part: 'patch', d: 'M-1 -1H74V27H-1Z', tone: 'darker' },
      { part: 'small-screen', x: 24, y: 5.6, w: 43, h: 17.6, r: 3 },
      lens(11.4, 9.6, 4.2, 'dark'),
      lens(11.4, 20, 4.2, 'dark'),
    ],
  },
  razr: {
    ...base,
    finish: 'leather',
    size: [74, 170.8, 7],
    shut: [74, 88.1, 15.1],
    corner: 9.4,
    screen: tall,
    back: [
      { part: 'small-screen', x: 2.4, y: 2.6, w: 69.2, h: 60, r: 7 },
      lens(45.6, 52, 5.4, 'dark'),
      lens(59.4, 52, 5.4, 'dark'),
      flash(66.6, 45, 1.3),
    ],
  },
  'galaxy-fold': {
    ...base,
    size: [130.1, 155.1, 6.3],
    shut: [67.1, 155.1, 14.2],
    corner: 5.4,
    screen: wide,
    back: [
      island(5.4, 6, 15, 41, 7.5, 'body-dark', 1.5),
      lens(12.9, 14, 5, 'dark'),
      lens(12.9, 26.5, 5, 'dark'),
      lens(12.9, 39, 5, 'dark'),
      flash(26, 14, 1.6),
    ],
  },
  'pixel-fold': {
    ...base,
    finish: 'matte',
    size: [150.2, 155.2, 5.1],
    shut: [77.1, 155.2, 10.5],
    corner: 8,
    screen: { ...wide, corner: 6 },
    back: [
      island(6, 8, 52, 22, 7, 'metal', 1.4),
      island(7.6, 9.6, 32, 8.6, 4.3, 'dark', 1.8),
      island(7.6, 20, 32, 8.6, 4.3, 'dark', 1.8),
      flushLens(13, 13.9, 3.6, 'dark'),
      flushLens(25, 13.9, 3.6, 'dark'),
      flushLens(13, 24.3, 3.6, 'dark'),
      flash(49, 14, 1.7),
      dot(49, 24),
    ],
  },
  'honor-fold': {
    ...base,
    finish: 'leather',
    frame: 'gold',
    size: [141.5, 156.7, 4.7],
    shut: [72.7, 156.7, 10.1],
    corner: 6.4,
    screen: wide,
    back: [
      island(16, 8, 42, 42, 17, 'dark', 1.8),
      flushLens(28, 20, 5.6, 'gold'),
      flushLens(46, 20, 5.6, 'gold'),
      flushLens(28, 38, 5.6, 'gold'),
      flash(46, 38, 1.8),
    ],
  },
} as const satisfies Record<string, Slab>
