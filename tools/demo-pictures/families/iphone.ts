import type { Part, Screen, Slab } from '../phone/slab.ts'
import { dot, flash, island, lens, switchKeys } from './parts.ts'

const home: Screen = {
  top: 17.6,
  side: 4.2,
  bottom: 17.6,
  corner: 0,
  cutout: 'none',
  face: 'grid',
  home: 'ring',
  pale: true,
}
const notched: Screen = {
  top: 3.2,
  side: 3.2,
  bottom: 3.2,
  corner: 6.4,
  cutout: 'notch',
  face: 'ios',
}
const islanded: Screen = {
  top: 2.2,
  side: 2.2,
  bottom: 2.2,
  corner: 7.6,
  cutout: 'island',
  face: 'ios',
}

const rounded = {
  kind: 'slab',
  wall: 'round',
  frame: 'steel',
  finish: 'gloss',
  buttons: switchKeys,
} as const
const squared = {
  kind: 'slab',
  wall: 'flat',
  frame: 'steel',
  finish: 'gloss',
  buttons: switchKeys,
} as const

const pair: readonly Part[] = [
  island(3.4, 3.4, 29.5, 29.5, 8, 'body-light'),
  lens(11.6, 11.8, 6.1),
  lens(24.8, 24.8, 6.1),
  flash(24.8, 11.8, 2.3),
  dot(11.8, 24.8),
]
const trio: readonly Part[] = [
  island(3.2, 3.2, 35.5, 36.5, 9.5, 'body-light', 1.5),
  lens(12.3, 12.4, 7),
  lens(12.3, 30.2, 7),
  lens(29.6, 21.2, 7),
  flash(29.8, 8.9, 2.4),
  { part: 'dot', x: 29.8, y: 34, r: 2.1 },
]

export const iphones = {
  'iphone-home': {
    ...rounded,
    size: [67.3, 138.4, 7.3],
    corner: 10.5,
    screen: home,
    back: [lens(10.2, 10.2, 4.3, 'metal'), dot(17.2, 10.2, 0.5), flash(22.2, 10.2, 1.9)],
  },
  'iphone-home-plus': {
    ...rounded,
    size: [78.1, 158.4, 7.5],
    corner: 11,
    screen: home,
    back: [
      island(4.6, 5.4, 21.5, 9.6, 4.6, 'body-light', 0.8),
      lens(10, 10.2, 3.7, 'dark'),
      lens(19.8, 10.2, 3.7, 'dark'),
      flash(31, 10.2, 1.9),
    ],
  },
  'iphone-notch-single': {
    ...rounded,
    frame: 'match',
    size: [75.7, 150.9, 8.3],
    corner: 13,
    screen: { ...notched, top: 4.4, side: 4.4, bottom: 4.4 },
    back: [lens(12, 13, 5.6, 'metal'), dot(12, 21.4, 0.5), flash(12, 26.4, 2)],
  },
  'iphone-notch-pill': {
    ...rounded,
    size: [70.9, 143.6, 7.7],
    corner: 12,
    screen: notched,
    back: [
      island(5.2, 5.2, 11, 28.5, 5.4, 'body-light'),
      lens(10.7, 11, 4.6, 'dark'),
      lens(10.7, 28, 4.6, 'dark'),
      flash(10.7, 19.5, 1.8),
    ],
  },
  'iphone-notch-square': {
    ...rounded,
    frame: 'match',
    size: [73.5, 148, 8.2],
    corner: 12.5,
    screen: notched,
    back: [
      island(4, 4, 27, 28.5, 8, 'body-light'),
      lens(11.8, 11.8, 5.6),
      lens(11.8, 24.8, 5.6),
      flash(23.8, 18.3, 2.2),
      dot(23.8, 11.8),
    ],
  },
  'iphone-notch-pro': {
    ...rounded,
    finish: 'matte',
    size: [71.4, 144, 8.1],
    corner: 12,
    screen: notched,
    back: [...trio.map((part) => part)],
  },
  'iphone-flat': {
    ...squared,
    frame: 'match',
    size: [71.5, 146.7, 7.6],
    corner: 10.8,
    screen: { ...notched, top: 2.9, side: 2.9, bottom: 2.9 },
    back: [
      island(3.8, 3.8, 28, 29, 8, 'body-light'),
      lens(11.6, 11.8, 5.8),
      lens(11.6, 25, 5.8),
      flash(24, 18.4, 2.2),
      dot(24, 11.8),
    ],
  },
  'iphone-flat-diagonal': {
    ...squared,
    frame: 'match',
    size: [71.5, 146.7, 7.7],
    corner: 10.8,
    screen: { ...notched, cutout: 'slim-notch', top: 2.9, side: 2.9, bottom: 2.9 },
    back: pair,
  },
  'iphone-flat-pro': {
    ...squared,
    finish: 'matte',
    size: [71.5, 146.7, 7.7],
    corner: 10.8,
    screen: { ...notched, cutout: 'slim-notch', top: 2.8, side: 2.8, bottom: 2.8 },
    back: trio,
  },
  'iphone-island': {
    ...squared,
    frame: 'match',
    finish: 'matte',
    size: [71.6, 147.6, 7.8],
    corner: 11.4,
    screen: islanded,
    back: pair,
  },
  'iphone-island-pill': {
    ...squared,
    frame: 'match',
    finish: 'matte',
    size: [71.6, 147.6, 7.8],
    corner: 11.4,
    screen: islanded,
    back: [
      island(4.4, 4.6, 14.6, 31, 7.3, 'body-light'),
      lens(11.7, 12, 6),
      lens(11.7, 28.2, 6),
      flash(24.5, 20.1, 2.1),
      dot(11.7, 20.1, 0.5),
    ],
  },
  'iphone-island-pro': {
    ...squared,
    frame: 'titanium',
    finish: 'matte',
    size: [71.5, 149.6, 8.3],
    corner: 11.8,
    screen: { ...islanded, top: 1.6, side: 1.6, bottom: 1.6 },
    back: trio,
  },
  'iphone-plateau': {
    ...squared,
    frame: 'match',
    finish: 'matte',
    size: [71.9, 150, 8.7],
    corner: 11.8,
    screen: { ...islanded, top: 1.6, side: 1.6, bottom: 1.6 },
    back: [
      island(2.6, 3.4, 66.7, 36.5, 12, 'body', 1.7),
      lens(13.4, 13, 7, 'dark'),
      lens(13.4, 30.4, 7, 'dark'),
      lens(30.2, 21.7, 7, 'dark'),
      flash(61, 11.5, 2.4),
      { part: 'dot', x: 61, y: 31.5, r: 2 },
      {
        part: 'patch',
        d: 'M14 56Q14 50 20 50H52Q58 50 58 56V130Q58 136 52 136H20Q14 136 14 130Z',
        tone: 'lighter',
      },
    ],
  },
  'iphone-air': {
    ...squared,
    frame: 'steel',
    finish: 'matte',
    size: [74.7, 156.2, 5.6],
    corner: 12.2,
    screen: { ...islanded, top: 1.6, side: 1.6, bottom: 1.6 },
    back: [
      island(3, 3.6, 68.7, 19.5, 9.7, 'body', 1.9),
      lens(14, 13.4, 7.2, 'metal'),
      flash(58, 13.4, 2.4),
      dot(63.5, 13.4),
    ],
  },
} as const satisfies Record<string, Slab>
