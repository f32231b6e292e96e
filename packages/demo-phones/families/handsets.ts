import type { Handset } from '../phone/slab.ts'
import { dot, flash, lens } from './parts.ts'

const base = {
  kind: 'handset',
  wall: 'round',
  frame: 'match',
  finish: 'matte',
  buttons: [],
} as const

/** Phones with keys. */
export const handsets = {
  'nokia-classic': {
    ...base,
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
    ...base,
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
    ...base,
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
    ...base,
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
    ...base,
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
    ...base,
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
