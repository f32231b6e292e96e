import { group, path } from './svg.ts'

/** Height of a capital in glyph units. */
const CAPITAL_HEIGHT = 16

/** Letters drawn as strokes, so that pictures need no font: [width, path]. */
const strokes: Record<string, readonly [width: number, d: string]> = {
  '0': [10, 'M5 0C2 0 0 3 0 8S2 16 5 16 10 13 10 8 8 0 5 0Z'],
  '1': [6, 'M1 3.2 5 0V16'],
  '2': [10, 'M.5 4.6C.5 2 2.4 0 5 0S9.5 2 9.5 4.6C9.5 8.2 4 11.4.3 16H10'],
  '3': [
    10,
    'M.7 2.6C1.5 1 3 0 5 0 7.6 0 9.3 1.6 9.3 3.8S7.6 7.5 5 7.5C8 7.5 10 9.2 10 11.8S7.8 16 5 16C2.6 16 .9 14.9 0 13',
  ],
  '4': [10, 'M7.6 16V0L0 11.4H10'],
  '5': [
    10,
    'M9 0H2L1.2 7.3C2.2 6.4 3.5 6 4.9 6 7.8 6 10 8 10 11S7.8 16 4.9 16C2.7 16 .9 15 0 13.2',
  ],
  '6': [
    10,
    'M8.6 1.7C7.8.6 6.6 0 5.2 0 2 0 0 3 0 8.5 0 13 2 16 5 16S10 14 10 11 7.9 6.2 5.1 6.2.4 8.2.2 10.8',
  ],
  '7': [9.5, 'M0 0H9.5L3.4 16'],
  '8': [
    10,
    'M5 7.4C2.5 7.4.8 5.9.8 3.7S2.5 0 5 0 9.2 1.5 9.2 3.7 7.5 7.4 5 7.4C2 7.4 0 9.1 0 11.7S2 16 5 16 10 14.3 10 11.7 8 7.4 5 7.4Z',
  ],
  '9': [
    10,
    'M1.4 14.3C2.2 15.4 3.4 16 4.8 16 8 16 10 13 10 7.5 10 3 8 0 5 0S0 2 0 5 2.1 9.8 4.9 9.8 9.6 7.8 9.8 5.2',
  ],
  ':': [1, 'M.5 4.6V4.7M.5 11.6V11.7'],
  '*': [7, 'M3.5 4V11M.5 5.7 6.5 9.3M6.5 5.7.5 9.3'],
  '#': [10, 'M3.2 2 2.2 14M7.8 2 6.8 14M.5 5.8H10M0 10.2H9.5'],
  A: [10, 'M0 16 5 0 10 16M1.8 10.5H8.2'],
  B: [
    10,
    'M0 7.6V0H4.8C7.3 0 8.8 1.5 8.8 3.8S7.3 7.6 4.8 7.6H0V16H5.2C8 16 9.8 14.3 9.8 11.8S8 7.6 5.2 7.6',
  ],
  C: [10, 'M10 3C9 1 7.2 0 5.2 0 2 0 0 3 0 8S2 16 5.2 16C7.2 16 9 15 10 13'],
  D: [10, 'M0 0V16H4C8 16 10 13 10 8S8 0 4 0Z'],
  E: [9, 'M9 0H0V16H9M0 7.6H8'],
  F: [9, 'M9 0H0V16M0 7.6H8'],
  G: [10, 'M10 3C9 1 7.2 0 5.2 0 2 0 0 3 0 8S2 16 5.2 16C8 16 10 14 10 9H5.5'],
  H: [10, 'M0 0V16M10 0V16M0 7.6H10'],
  I: [0, 'M0 0V16'],
  J: [7, 'M7 0V11.5C7 14.5 5.6 16 3.5 16S0 14.8 0 12.5'],
  K: [10, 'M0 0V16M9.5 0 0 10M3.4 6.6 10 16'],
  L: [8.5, 'M0 0V16H8.5'],
  M: [12, 'M0 16V0L6 10 12 0V16'],
  N: [10, 'M0 16V0L10 16V0'],
  O: [11, 'M5.5 0C2.2 0 0 3 0 8S2.2 16 5.5 16 11 13 11 8 8.8 0 5.5 0Z'],
  P: [10, 'M0 16V0H5C8 0 9.8 1.8 9.8 4.6S8 9.2 5 9.2H0'],
  Q: [11, 'M5.5 0C2.2 0 0 3 0 8S2.2 16 5.5 16 11 13 11 8 8.8 0 5.5 0ZM7 12 10.8 16.4'],
  R: [10, 'M0 16V0H5C8 0 9.8 1.8 9.8 4.6S8 9.2 5 9.2H0M5.5 9.2 10 16'],
  S: [
    10,
    'M9.3 2.8C8.5 1 7 0 5 0 2.3 0 .6 1.6.6 3.9.6 9.2 9.8 6.2 9.8 12 9.8 14.4 7.9 16 5 16 2.6 16 .8 14.9 0 12.9',
  ],
  T: [10, 'M0 0H10M5 0V16'],
  U: [10, 'M0 0V10.5C0 14 2 16 5 16S10 14 10 10.5V0'],
  V: [10, 'M0 0 5 16 10 0'],
  W: [14, 'M0 0 3.5 16 7 3 10.5 16 14 0'],
  X: [10, 'M0 0 10 16M10 0 0 16'],
  Y: [10, 'M0 0 5 8 10 0M5 8V16'],
  Z: [10, 'M0 0H10L0 16H10'],
}

export type Lettering = {
  x: number
  y: number
  /** Height of a capital, in the units of the drawing. */
  height: number
  /** Stroke width as a share of the height. */
  weight: number
  color: string
  opacity?: number
  anchor?: 'start' | 'middle' | 'end'
  gap?: number
}

/** Draws capitals and digits with their top left (or middle, or right) at x, y. */
export function letters(text: string, style: Lettering): string {
  const scale = style.height / CAPITAL_HEIGHT
  const gap = style.gap ?? 4.5
  let along = 0
  const drawn: string[] = []
  for (const letter of text) {
    const [width, d] = strokes[letter] ?? [4, '']
    if (d)
      drawn.push(
        path(d, { transform: along ? `translate(${Math.round(along * 10) / 10})` : undefined }),
      )
    along += width + gap
  }
  const total = (along - gap) * scale
  const start =
    style.x - (style.anchor === 'middle' ? total / 2 : style.anchor === 'end' ? total : 0)
  return group(
    {
      transform: `translate(${start.toFixed(2)} ${style.y.toFixed(2)}) scale(${scale.toFixed(4)})`,
      fill: 'none',
      stroke: style.color,
      'stroke-width': style.weight * CAPITAL_HEIGHT,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: style.opacity,
    },
    ...drawn,
  )
}
