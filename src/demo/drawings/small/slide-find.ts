import { circle, group, path } from '../kit/svg.ts'
import { drawFlatPhone } from './flat-phone.ts'
import { ground, INK, plant, priceTag, shelf, slide } from './slide-parts.ts'

/** Find it: a shelf of phones, one of them picked out. */
export function drawSlideFind(): string {
  return slide(
    ground('#efe5d6', '#e5d8c4', '#f6efe4'),
    shelf(346, 130, 940),
    shelf(676, 90, 1020),
    drawFlatPhone('galaxy-flip', { x: 226, y: 346, height: 128, colour: '#a9c9b8' }),
    drawFlatPhone('iphone-flat-diagonal', { x: 380, y: 346, height: 226, colour: '#e7b7a8' }),
    drawFlatPhone('pixel-visor', { x: 536, y: 346, height: 236, colour: '#c9cfa0', turn: -3 }),
    drawFlatPhone('nokia-classic', { x: 696, y: 346, height: 178, colour: '#4a6291' }),
    drawFlatPhone('zenfone', { x: 840, y: 346, height: 210, colour: '#cf6a58' }),
    plant(982, 346),
    drawFlatPhone('oneplus-circle', { x: 196, y: 676, height: 238, colour: '#5f8573' }),
    drawFlatPhone('galaxy-lenses', { x: 352, y: 676, height: 230, colour: '#b9a9d0', turn: 3 }),
    drawFlatPhone('iphone-island-pro', { x: 600, y: 676, height: 252, colour: '#47546a' }),
    drawFlatPhone('huawei-rings', { x: 856, y: 676, height: 238, colour: '#d3ab7d', turn: -2 }),
    drawFlatPhone('galaxy-flip-small', { x: 1012, y: 676, height: 126, colour: '#8fa9c4' }),
    priceTag(380, 388, '$320'),
    priceTag(840, 388, '$295'),
    priceTag(1012, 716, '$240'),
    priceTag(600, 738, '$649', true),
    group(
      { transform: 'translate(600 550)' },
      circle(0, 0, 164, { fill: '#ffffff', opacity: 0.14 }),
      path('M122 122L214 214', { stroke: INK, 'stroke-width': 32, 'stroke-linecap': 'round' }),
      circle(0, 0, 164, { fill: 'none', stroke: INK, 'stroke-width': 14 }),
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
