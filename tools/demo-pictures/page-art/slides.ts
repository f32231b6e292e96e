import { circle, ellipse, group, path, rect, softRect, tag } from '../kit/svg.ts'
import { drawFlatPhone } from './brands.ts'
import { VERMILION } from './marks.ts'

/** Find it: a shelf of phones, one of them picked out. */
export function drawSlideFind(): string {
  return slide(
    background('sand'),
    shelf(346, 130, 940),
    shelf(676, 90, 1020),
    drawFlatPhone('galaxy-flip', { x: 226, y: 346, height: 128, color: '#a9c9b8' }),
    drawFlatPhone('iphone-flat-diagonal', { x: 380, y: 346, height: 226, color: '#e7b7a8' }),
    drawFlatPhone('pixel-visor', { x: 536, y: 346, height: 236, color: '#c9cfa0', turn: -3 }),
    drawFlatPhone('nokia-classic', { x: 696, y: 346, height: 178, color: '#4a6291' }),
    drawFlatPhone('zenfone', { x: 840, y: 346, height: 210, color: '#cf6a58' }),
    plant(982, 346),
    drawFlatPhone('oneplus-circle', { x: 196, y: 676, height: 238, color: '#5f8573' }),
    drawFlatPhone('galaxy-lenses', { x: 352, y: 676, height: 230, color: '#b9a9d0', turn: 3 }),
    drawFlatPhone('iphone-island-pro', { x: 600, y: 676, height: 252, color: '#47546a' }),
    drawFlatPhone('huawei-rings', { x: 856, y: 676, height: 238, color: '#d3ab7d', turn: -2 }),
    drawFlatPhone('galaxy-flip-small', { x: 1012, y: 676, height: 126, color: '#8fa9c4' }),
    priceTag(380, 388, '-40%'),
    priceTag(840, 388, '-35%'),
    priceTag(1012, 716, '-50%'),
    priceTag(600, 738, '-60%', true),
    group(
      { transform: 'translate(600 550)' },
      circle(0, 0, 164, { fill: '#ffffff', opacity: 0.14 }),
      path('M122 122L214 214', {
        class: 'line',
        stroke: INK,
        'stroke-width': 32,
        'stroke-linecap': 'round',
      }),
      circle(0, 0, 164, { class: 'line', fill: 'none', stroke: INK, 'stroke-width': 14 }),
      path('M-118 -56A131 131 0 0 1 -42 -124', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 10,
        'stroke-linecap': 'round',
        opacity: 0.85,
      }),
    ),
  )
}

/** Sell it in minutes: a phone on a stand photographs another, and the listing is there. */
export function drawSlideSell(): string {
  return slide(
    background('mist'),
    path('M330 664Q330 626 420 622H640Q730 626 730 664Z', { class: 'stand', fill: '#c3cfd7' }),
    rect(300, 660, 460, 24, 12, { class: 'plate', fill: '#aebdc7' }),
    drawFlatPhone('iphone-flat-diagonal', {
      x: 530,
      y: 624,
      height: 330,
      color: '#e2a48f',
      turn: -4,
    }),
    group(
      {
        fill: 'none',
        stroke: VERMILION,
        'stroke-width': 10,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      path(
        'M392 320V280Q392 262 410 262H450M618 262H658Q676 262 676 280V320M676 588V628M392 628V588',
        {},
      ),
    ),
    group(
      { transform: 'translate(212 690)' },
      path('M0 -210L-62 0M0 -210L62 0M0 -210V0', {
        class: 'line',
        stroke: INK,
        'stroke-width': 12,
        'stroke-linecap': 'round',
      }),
      rect(-26, -240, 52, 36, 8, { class: 'body', fill: INK }),
      path(softRect(-66, -470, 132, 236, 20), { class: 'body', fill: INK }),
      path(softRect(-57, -461, 114, 218, 13), { fill: '#f4efe7' }),
      drawFlatPhone('iphone-flat-diagonal', {
        x: 0,
        y: -292,
        height: 126,
        color: '#e2a48f',
        turn: -4,
      }),
      circle(0, -264, 13, { fill: PAPER, stroke: VERMILION, 'stroke-width': 5 }),
    ),
    path('M300 318L330 330M306 268L336 290M300 372H334', {
      stroke: '#e8b94e',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(800 176)' },
      path(softRect(8, 14, 296, 414, 26), { fill: '#000', opacity: 0.07 }),
      path(softRect(0, 0, 296, 414, 26), { fill: PAPER }),
      path(softRect(18, 18, 260, 212, 16), { fill: '#ebe0cf' }),
      drawFlatPhone('iphone-flat-diagonal', { x: 148, y: 218, height: 184, color: '#e2a48f' }),
      rect(22, 252, 168, 16, 8, { fill: INK }),
      rect(22, 282, 112, 11, 5.5, { fill: '#b5b0a7' }),
      group({ transform: 'translate(22 318) scale(1.5)' }, digits('-60%', 0, 0, INK)),
      rect(160, 316, 112, 30, 15, { fill: '#dde8d7' }),
      path('M178 331l8 8 15 -16', {
        fill: 'none',
        stroke: '#4f7a58',
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      rect(214, 327, 42, 9, 4.5, { fill: '#4f7a58' }),
      path(softRect(22, 364, 252, 32, 11), { fill: VERMILION }),
      rect(108, 376, 80, 9, 4.5, { fill: '#fff' }),
    ),
    plant(1120, 668),
  )
}

/** Safe: booked for you, with a check, until you meet. */
export function drawSlideSafe(): string {
  return slide(
    background('sage'),
    ellipse(620, 706, 330, 26, { fill: '#5c6a55', opacity: 0.2 }),
    path('M560 150C690 30 836 60 836 220', {
      class: 'line',
      fill: 'none',
      stroke: INK,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(560 700) rotate(-5)' },
      path(softRect(-142, -588, 284, 588, 46), { class: 'body', fill: INK }),
      path(softRect(-128, -574, 256, 560, 34), { fill: '#f7f4ee' }),
      rect(-34, -558, 68, 20, 10, { fill: INK }),
      path(softRect(-104, -508, 208, 200, 20), { fill: '#ebe0cf' }),
      drawFlatPhone('galaxy-lenses', { x: 0, y: -322, height: 172, color: '#b9a9d0' }),
      rect(-104, -284, 150, 18, 9, { fill: INK }),
      rect(-104, -252, 96, 12, 6, { fill: '#b5b0a7' }),
      ...[0, 1, 2].map(
        (index) =>
          circle(-88, -202 + index * 44, 14, { fill: '#dde8d7' }) +
          path(`M-95 ${-202 + index * 44}l5 6 9 -11`, {
            fill: 'none',
            stroke: '#4f7a58',
            'stroke-width': 4,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }) +
          rect(-62, -208 + index * 44, [150, 118, 136][index] ?? 120, 12, 6, { fill: '#cfcac1' }),
      ),
      path(softRect(-104, -74, 208, 42, 14), { fill: VERMILION }),
      rect(-42, -59, 84, 12, 6, { fill: '#fff' }),
    ),
    group(
      { transform: 'translate(836 178) rotate(8)' },
      path('M-92 60L0 0L92 60V268Q92 290 70 290H-70Q-92 290 -92 268Z', {
        fill: '#000',
        opacity: 0.08,
        transform: 'translate(8 12)',
      }),
      path('M-92 60L0 0L92 60V268Q92 290 70 290H-70Q-92 290 -92 268Z', { fill: PAPER }),
      circle(0, 44, 13, { fill: '#d3decd', stroke: INK, 'stroke-width': 5 }),
      circle(0, 154, 60, { fill: '#4f7a58' }),
      path('M-27 155L-8 175L29 131', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 14,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      rect(-54, 238, 108, 14, 7, { fill: INK }),
      rect(-34, 262, 68, 9, 4.5, { fill: '#b5b0a7' }),
    ),
    group(
      { transform: 'translate(246 470)' },
      path(
        'M0 -118C40 -92 70 -88 98 -88C98 10 66 64 0 98C-66 64 -98 10 -98 -88C-70 -88 -40 -92 0 -118Z',
        { fill: '#7f9a78' },
      ),
      path('M0 -118C40 -92 70 -88 98 -88C98 10 66 64 0 98Z', { fill: '#6c8866' }),
      rect(-36, -16, 72, 58, 12, { fill: PAPER }),
      path('M-22 -16V-34A22 22 0 0 1 22 -34V-16', {
        fill: 'none',
        stroke: PAPER,
        'stroke-width': 12,
      }),
      circle(0, 10, 8, { fill: '#6c8866' }),
    ),
    plant(1040, 690),
  )
}

const WOOD = '#c99e73'
const WOOD_EDGE = '#a97f57'
export const INK = '#2a2830'
export const PAPER = '#fbfaf7'

/** Colors of the scene around the things in it, by day and by night. */
const scenes = {
  sand: { day: ['#efe5d6', '#e5d8c4', '#f6efe4'], night: ['#2b2721', '#221f1a', '#3a342b'] },
  mist: { day: ['#e2e9ed', '#d3dde3', '#eef3f5'], night: ['#20272d', '#191f24', '#2d373f'] },
  sage: { day: ['#e2e9dd', '#d3decd', '#eef3ea'], night: ['#202822', '#191f1b', '#2c372e'] },
} as const
type Scene = keyof typeof scenes

/**
 * What would vanish on a dark ground, or shine on it. A browser tells the picture which theme the page around it
 * has (`color-scheme`); older ones tell it that of the system.
 */
const NIGHT =
  '.line{stroke:#b9b4aa}.body{stroke:#5b5862;stroke-width:3}.stand{fill:#39444c}.plate{fill:#4a5761}'

export function slide(...drawn: string[]): string {
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 800' }, ...drawn)
}

function background(scene: Scene) {
  const { day, night } = scenes[scene]
  const [wall, floor, glow] = night
  const dark = `.wall{fill:${wall}}.floor{fill:${floor}}.glow{fill:${glow}}${NIGHT}`
  return (
    tag('style', {}, `@media (prefers-color-scheme:dark){${dark}}`) +
    rect(0, 0, 1200, 800, 0, { class: 'wall', fill: day[0] }) +
    rect(0, 640, 1200, 160, 0, { class: 'floor', fill: day[1] }) +
    circle(620, 360, 330, { class: 'glow', fill: day[2] })
  )
}

export function priceTag(x: number, y: number, price: string, hot = false) {
  const wide = price.length * 17 + 36
  return group(
    { transform: `translate(${x} ${y}) rotate(${hot ? -5 : 4})` },
    path('M0 -34V-8', { class: 'line', stroke: INK, 'stroke-width': 2.5 }),
    rect(-wide / 2, -10, wide, 42, 9, { fill: hot ? VERMILION : PAPER }),
    circle(0, -2, 3.6, { fill: hot ? '#fff' : INK }),
    digits(price, -price.length * 8.5 + 1, 8, hot ? '#fff' : INK),
  )
}

/**
 * Figures from a few strokes, so that the picture needs no font. Tags show a saving, which needs no
 * currency.
 */
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
  '-': 'M1 8H10',
  '%': 'M12 0L1 16M3 0Q0 0 0 3T3 6 6 3 3 0ZM10 10Q7 10 7 13T10 16 13 13 10 10Z',
}

export function digits(text: string, x: number, y: number, color: string) {
  return group(
    {
      transform: `translate(${x} ${y})`,
      fill: 'none',
      stroke: color,
      'stroke-width': 2.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...[...text].map((figure, index) =>
      path(figures[figure] ?? '', { transform: `translate(${index * 17})` }),
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
