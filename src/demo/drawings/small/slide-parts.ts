import { circle, group, path, rect, tag } from '../kit/svg.ts'
import { VERMILION } from './symbol.ts'

const WOOD = '#c99e73'
const WOOD_EDGE = '#a97f57'
export const INK = '#2a2830'
export const PAPER = '#fbfaf7'

export function slide(...drawn: string[]): string {
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 800' }, ...drawn)
}

export function ground(tint: string, floor: string, glow: string) {
  return (
    rect(0, 0, 1200, 800, 0, { fill: tint }) +
    rect(0, 640, 1200, 160, 0, { fill: floor }) +
    circle(620, 360, 330, { fill: glow })
  )
}

export function priceTag(x: number, y: number, price: string, hot = false) {
  const wide = price.length * 17 + 36
  return group(
    { transform: `translate(${x} ${y}) rotate(${hot ? -5 : 4})` },
    path('M0 -34V-8', { stroke: INK, 'stroke-width': 2.5 }),
    rect(-wide / 2, -10, wide, 42, 9, { fill: hot ? VERMILION : PAPER }),
    circle(0, -2, 3.6, { fill: hot ? '#fff' : INK }),
    digits(price, -price.length * 8.5 + 1, 8, hot ? '#fff' : INK),
  )
}

/** Figures from a few strokes, so that the picture needs no font. */
const figures: Record<string, string> = {
  0: 'M6 0Q0 0 0 8T6 16 12 8 6 0Z',
  1: 'M3 3L8 0V16',
  2: 'M1 4Q2 0 6 0T11 4Q11 8 1 16H12',
  3: 'M1 1H11L5 7Q12 7 11 12 9 16 5 16 2 16 1 14',
  4: 'M9 16V0L0 11H12',
  5: 'M11 0H2L1 7Q11 4 11 11 10 16 5 16 2 16 1 14',
  6: 'M9 0Q1 4 1 11 2 16 6 16T11 11Q11 7 7 7T1 11',
  7: 'M0 0H11L5 16',
  8: 'M6 7Q1 6 1 3.5T6 0 11 3.5 6 7Q0 8 0 12T6 16 12 12 6 7Z',
  9: 'M3 16Q11 12 11 5 10 0 6 0T1 5Q1 9 5 9T11 5',
  $: 'M11 4Q10 1 6 1T1 4.5Q1 7 6 8T11 12Q10 15 6 15T1 12M6 -2V18',
}

export function digits(text: string, x: number, y: number, colour: string) {
  return group(
    {
      transform: `translate(${x} ${y})`,
      fill: 'none',
      stroke: colour,
      'stroke-width': 2.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...[...text].map((figure, at) =>
      path(figures[figure] ?? '', { transform: `translate(${at * 17})` }),
    ),
  )
}

export function shelf(y: number, x: number, w: number) {
  return (
    rect(x, y, w, 20, 5, { fill: WOOD }) +
    rect(x, y + 13, w, 7, 3, { fill: WOOD_EDGE }) +
    rect(x + 20, y + 20, w - 40, 12, 0, { fill: '#000', opacity: 0.06 })
  )
}

export function plant(x: number, y: number) {
  return group(
    { transform: `translate(${x} ${y})` },
    path('M0 -60Q-44 -84 -50 -140 -6 -130 0 -60ZM0 -60Q40 -90 44 -150 2 -136 0 -60Z', {
      fill: '#7f9a78',
    }),
    path('M0 -56Q-6 -120 6 -176 28 -120 0 -56Z', { fill: '#96b08d' }),
    path('M-36 -66H36L28 0H-28Z', { fill: '#c8674f' }),
    rect(-40, -74, 80, 16, 5, { fill: '#d77c62' }),
  )
}
