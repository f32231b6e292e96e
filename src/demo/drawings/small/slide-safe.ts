import { circle, ellipse, group, path, rect, softRect } from '../kit/svg.ts'
import { drawFlatPhone } from './flat-phone.ts'
import { ground, INK, PAPER, plant, slide } from './slide-parts.ts'
import { VERMILION } from './symbol.ts'

/** Safe: booked for you, with a check, until you meet. */
export function drawSlideSafe(): string {
  return slide(
    ground('#e2e9dd', '#d3decd', '#eef3ea'),
    ellipse(620, 706, 330, 26, { fill: '#5c6a55', opacity: 0.2 }),
    path('M560 150C690 30 836 60 836 220', {
      fill: 'none',
      stroke: INK,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(560 700) rotate(-5)' },
      path(softRect(-142, -588, 284, 588, 46), { fill: INK }),
      path(softRect(-128, -574, 256, 560, 34), { fill: '#f7f4ee' }),
      rect(-34, -558, 68, 20, 10, { fill: INK }),
      path(softRect(-104, -508, 208, 200, 20), { fill: '#ebe0cf' }),
      drawFlatPhone('galaxy-lenses', { x: 0, y: -322, height: 172, colour: '#b9a9d0' }),
      rect(-104, -284, 150, 18, 9, { fill: INK }),
      rect(-104, -252, 96, 12, 6, { fill: '#b5b0a7' }),
      ...[0, 1, 2].map(
        (at) =>
          circle(-88, -202 + at * 44, 14, { fill: '#dde8d7' }) +
          path(`M-95 ${-202 + at * 44}l5 6 9 -11`, {
            fill: 'none',
            stroke: '#4f7a58',
            'stroke-width': 4,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }) +
          rect(-62, -208 + at * 44, [150, 118, 136][at] ?? 120, 12, 6, { fill: '#cfcac1' }),
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
