import { circle, group, path, rect, softRect } from '../kit/svg.ts'
import { drawFlatPhone } from './flat-phone.ts'
import { digits, ground, INK, PAPER, plant, slide } from './slide-parts.ts'
import { VERMILION } from './symbol.ts'

/** Sell it in minutes: a phone on a stand photographs another, and the listing is there. */
export function drawSlideSell(): string {
  return slide(
    ground('#e2e9ed', '#d3dde3', '#eef3f5'),
    path('M330 664Q330 626 420 622H640Q730 626 730 664Z', { fill: '#c3cfd7' }),
    rect(300, 660, 460, 24, 12, { fill: '#aebdc7' }),
    drawFlatPhone('iphone-flat-diagonal', {
      x: 530,
      y: 624,
      height: 330,
      colour: '#e2a48f',
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
        stroke: INK,
        'stroke-width': 12,
        'stroke-linecap': 'round',
      }),
      rect(-26, -240, 52, 36, 8, { fill: INK }),
      path(softRect(-66, -470, 132, 236, 20), { fill: INK }),
      path(softRect(-57, -461, 114, 218, 13), { fill: '#f4efe7' }),
      drawFlatPhone('iphone-flat-diagonal', {
        x: 0,
        y: -292,
        height: 126,
        colour: '#e2a48f',
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
      drawFlatPhone('iphone-flat-diagonal', { x: 148, y: 218, height: 184, colour: '#e2a48f' }),
      rect(22, 252, 168, 16, 8, { fill: INK }),
      rect(22, 282, 112, 11, 5.5, { fill: '#b5b0a7' }),
      group({ transform: 'translate(22 318) scale(1.5)' }, digits('$320', 0, 0, INK)),
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
