import type { Handset, Screen, Slab } from '../phone/slab.ts'
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

const keypad = {
  kind: 'handset',
  wall: 'round',
  frame: 'match',
  finish: 'matte',
  buttons: [],
} as const

/** Phones with keys, by Nokia and others. */
export const handsets = {
  'nokia-classic': {
    ...keypad,
    size: [48, 113, 20],
    corner: 15,
    window: { x: 5.5, y: 12, w: 37, h: 34, r: 8 },
    screen: { x: 9.5, y: 18.5, w: 29, h: 21 },
    navigation: { x: 6, y: 50, w: 36, h: 13, style: 'bar' },
    keys: { x: 5.5, y: 66, w: 37, h: 36, style: 'ovals' },
    back: [
      { part: 'line', d: 'M4 40Q24 46 44 40', width: 0.6 },
      { part: 'patch', d: 'M18 33Q24 28 30 33L29 37Q24 34 19 37Z', tone: 'darker' },
    ],
  },
  'nokia-bar': {
    ...keypad,
    size: [50, 120, 13.5],
    corner: 8.5,
    window: { x: 4, y: 5, w: 42, h: 48, r: 5 },
    screen: { x: 7, y: 12, w: 36, h: 36 },
    navigation: { x: 5, y: 56, w: 40, h: 15, style: 'square' },
    keys: { x: 4.5, y: 74, w: 41, h: 39, style: 'grid' },
    back: [
      lens(25, 14, 3.6, 'dark'),
      flash(34, 14, 1.4),
      { part: 'patch', d: 'M14 108H36V110H14ZM14 112H36V113.6H14Z', tone: 'darker' },
    ],
  },
  'nokia-slim': {
    ...keypad,
    wall: 'flat',
    frame: 'steel',
    finish: 'gloss',
    size: [53, 131, 12],
    corner: 7.5,
    window: { x: 3.4, y: 4, w: 46.2, h: 54, r: 4.4 },
    screen: { x: 6.4, y: 12, w: 40.2, h: 42 },
    navigation: { x: 4.6, y: 61, w: 43.8, h: 17, style: 'disc' },
    keys: { x: 3.6, y: 81, w: 45.8, h: 44, style: 'rows' },
    back: [
      lens(26.5, 15, 4, 'metal'),
      flash(36, 15, 1.5),
      { part: 'line', d: 'M3 36H50', width: 0.4 },
    ],
  },
  'nokia-shell': {
    ...keypad,
    size: [55, 188, 11],
    corner: 9,
    shut: [55, 99, 21],
    window: { x: 4, y: 6, w: 47, h: 76, r: 5.5 },
    screen: { x: 8, y: 16, w: 39, h: 54 },
    navigation: { x: 6, y: 103, w: 43, h: 22, style: 'disc' },
    keys: { x: 5, y: 129, w: 45, h: 50, style: 'rows' },
    hinge: 92,
    back: [
      { part: 'small-screen', x: 11, y: 36, w: 33, h: 26, r: 4 },
      lens(27.5, 20, 4.2, 'dark'),
      flash(37, 20, 1.4),
    ],
  },
  'nokia-keyboard': {
    ...keypad,
    wall: 'flat',
    frame: 'steel',
    finish: 'gloss',
    size: [59, 114, 11],
    corner: 7.5,
    window: { x: 4, y: 4, w: 51, h: 47, r: 4.5 },
    screen: { x: 7, y: 11, w: 45, h: 35 },
    navigation: { x: 5, y: 54, w: 49, h: 16, style: 'square' },
    keys: { x: 3.4, y: 72.5, w: 52.2, h: 36, style: 'letters' },
    back: [
      lens(29.5, 15, 4.4, 'metal'),
      flash(40, 15, 1.5),
      dot(20, 15, 0.8),
      { part: 'patch', d: 'M8 30H51V100H8Z', tone: 'lighter' },
    ],
  },
  'keyboard-tall': {
    ...keypad,
    frame: 'black',
    finish: 'leather',
    size: [72.5, 149, 9.4],
    corner: 6.4,
    window: { x: 2.6, y: 3.6, w: 67.3, h: 101, r: 4 },
    screen: { x: 4.6, y: 11, w: 63.3, h: 92 },
    navigation: { x: 0, y: 0, w: 0, h: 0, style: 'bar' },
    keys: { x: 3.6, y: 107, w: 65.3, h: 37, style: 'letters' },
    back: [lens(13, 13, 4.8, 'metal'), flash(25, 13, 1.8)],
  },
} as const satisfies Record<string, Handset>
