import { circle, ellipse, group, path, rect, softRect, tag } from '../kit/svg.ts'
import { drawFlatPhone } from './brands.ts'
import { VERMILION } from './marks.ts'
import { digits, INK, PAPER } from './slides.ts'

/** The floor below the things in a picture. */
export const FLOOR = 164
export const GREEN = '#4f7a58'
export const GREEN_WASH = '#dde8d7'
export const GRAY = '#b5b0a7'

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
export const stroke = (color: string, width: number) =>
  ({ fill: 'none', stroke: color, 'stroke-width': width, ...round }) as const

/** What would vanish on a dark ground. */
const NIGHT = '.line{stroke:#b9b4aa}.body{stroke:#5b5862;stroke-width:2}'

/**
 * The steps of buying and of selling, 240 by 180, for light and dark grounds alike. Nothing in them points from one
 * side to the other, so that they fit languages of both directions.
 */
export const steps: Record<string, () => string> = {
  'buy-find': () =>
    step(
      ground(120, 92),
      drawFlatPhone('galaxy-lenses', { x: 62, y: FLOOR, height: 96, color: '#b9a9d0' }),
      drawFlatPhone('zenfone', { x: 178, y: FLOOR, height: 96, color: '#cf6a58' }),
      drawFlatPhone('iphone-island-pro', { x: 120, y: FLOOR, height: 116, color: '#5f8573' }),
      circle(120, 92, 45, { fill: '#ffffff', opacity: 0.22 }),
      path('M152 124L182 154', { class: 'line', ...stroke(INK, 10) }),
      circle(120, 92, 45, { class: 'line', ...stroke(INK, 5) }),
      path('M87 76A37 37 0 0 1 108 57', { ...stroke('#fff', 4), opacity: 0.85 }),
      group(
        { transform: 'translate(174 38) rotate(6)' },
        rect(-34, -16, 68, 32, 8, { fill: VERMILION }),
        group({ transform: 'scale(.8)' }, digits('-40%', -30, -8, '#fff')),
      ),
    ),
  'buy-book': () =>
    step(
      ground(120, 80),
      drawFlatPhone('iphone-flat-diagonal', { x: 100, y: FLOOR, height: 132, color: '#8fa9c4' }),
      path('M102 32H124V80L113 71L102 80Z', { fill: VERMILION }),
      circle(160, 116, 36, { class: 'line', fill: PAPER, stroke: INK, 'stroke-width': 5 }),
      path('M160 88v4M160 140v4M132 116h4M184 116h4', stroke(GRAY, 3.5)),
      path('M160 116V96M160 116L174 125', stroke(INK, 4.5)),
      circle(160, 116, 4, { fill: VERMILION }),
    ),
  'buy-check': () =>
    step(
      ground(120, 88),
      screen(76, 132, rect(-18, -110, 36, 6, 3, { fill: GRAY }), bars(-18, -92)),
      path(softRect(122, 34, 84, 116, 9), { fill: '#000', opacity: 0.07 }),
      path(softRect(118, 30, 84, 116, 9), { fill: PAPER }),
      rect(142, 24, 36, 13, 5, { fill: '#c99e73' }),
      ...[58, 86, 114].map(
        (y, index) =>
          circle(136, y, 9, { fill: GREEN_WASH }) +
          path(`M131.5 ${y}l3.5 4 6 -7.5`, stroke(GREEN, 2.8)) +
          rect(152, y - 3.5, [38, 30, 34][index] ?? 30, 7, 3.5, { fill: '#cfcac1' }),
      ),
    ),
  'buy-done': () =>
    step(
      ground(120, 60),
      screen(
        120,
        140,
        ...[-17, 0, 17].flatMap((x) => [
          rect(x - 6, -118, 12, 16, 3.5, { fill: '#ebe0cf' }),
          circle(x, -110, 2.6, { fill: INK }),
        ]),
        circle(0, -58, 24, { fill: GREEN }),
        path('M-10.5 -58L-3 -50L11 -67', stroke('#fff', 6)),
      ),
      path('M58 62L68 70M48 96H61M58 130L68 122M182 62L172 70M192 96H179M182 130L172 122', {
        ...stroke('#e8b94e', 5),
      }),
    ),
  'sell-photo': () =>
    step(
      ground(120, 60),
      drawFlatPhone('pixel-visor', { x: 120, y: FLOOR - 8, height: 112, color: '#c9cfa0' }),
      path(
        'M72 56V42Q72 32 82 32H96M144 32H158Q168 32 168 42V56M168 138V152Q168 162 158 162H144M96 162H82Q72 162 72 152V138',
        {
          ...stroke(VERMILION, 5),
        },
      ),
      path('M120 8V19M96 12L100 22M144 12L140 22', stroke('#e8b94e', 5)),
    ),
  'sell-price': () =>
    step(
      ground(92, 64),
      drawFlatPhone('huawei-rings', { x: 88, y: FLOOR, height: 132, color: '#d3ab7d' }),
      group(
        { transform: 'translate(160 98) rotate(10)' },
        path('M-34 -24L0 -52L34 -24V52Q34 60 26 60H-26Q-34 60 -34 52Z', { fill: PAPER }),
        circle(0, -28, 6, { fill: GREEN_WASH, class: 'line', stroke: INK, 'stroke-width': 3 }),
        rect(-21, -8, 42, 10, 5, { fill: INK }),
        rect(-14, 9, 28, 6, 3, { fill: GRAY }),
        path('M-22 38H22', stroke('#cfcac1', 4)),
        rect(-14, 30, 28, 16, 5, { fill: GREEN_WASH, stroke: GREEN, 'stroke-width': 2.5 }),
        circle(4, 38, 5, { fill: VERMILION }),
      ),
      path('M120 52Q150 44 164 70', { class: 'line', ...stroke(INK, 3) }),
    ),
  'sell-meet': () =>
    step(
      ground(120, 76),
      drawFlatPhone('iphone-flat-diagonal', { x: 84, y: FLOOR, height: 118, color: '#e2a48f' }),
      path('M158 164C138 138 120 112 120 88A38 38 0 0 1 196 88C196 112 178 138 158 164Z', {
        fill: VERMILION,
      }),
      circle(158, 88, 22, { fill: PAPER }),
      path('M148.5 88.5L155.5 96L168 80', stroke(GREEN, 5)),
    ),
  'sell-ship': () =>
    step(
      ground(120, 78),
      path('M74 88L120 72L166 88L120 106Z', { fill: '#8a6442' }),
      drawFlatPhone('iphone-flat-diagonal', { x: 120, y: 128, height: 88, color: '#e2a48f' }),
      path('M62 92H178V152Q178 164 166 164H74Q62 164 62 152Z', { fill: '#c99e73' }),
      path('M62 92H178V100H62Z', { fill: '#a97f57' }),
      path('M62 92L46 110H104L120 92ZM178 92L194 110H136L120 92Z', { fill: '#dcb88f' }),
      rect(106, 110, 28, 54, 0, { fill: '#e6cba8' }),
      circle(120, 136, 15, { fill: PAPER }),
      path('M113 136L118 141.5L127.5 130', stroke(GREEN, 4)),
    ),
  'sell-paid': () =>
    step(
      ground(120, 84),
      group(
        { transform: 'translate(120 104) rotate(-4)' },
        rect(-70, -40, 140, 76, 9, { fill: '#9db894' }),
        rect(-62, -32, 124, 60, 6, { ...stroke('#7f9a78', 3) }),
        circle(0, -2, 20, { fill: '#c9dac2' }),
        path('M-50 -2h.1M50 -2h.1', stroke('#7f9a78', 9)),
        path('M-9 -2L-3 5L10 -10', stroke(GREEN, 5.5)),
      ),
      ...coins(70, 3),
      ...coins(170, 2),
      ...coins(118, 1),
    ),
}

export function step(...drawn: string[]): string {
  const all = drawn.join('')
  const night = all.includes('class=')
    ? tag('style', {}, `@media (prefers-color-scheme:dark){${NIGHT}}`)
    : ''
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 240 180' }, night, all)
}

export function ground(x: number, rx: number) {
  return ellipse(x, FLOOR + 2, rx, 6, { fill: '#8a8479', opacity: 0.28 })
}

/** A phone from the front with its middle at x; what is on the screen is drawn from its foot. */
export function screen(x: number, height: number, ...drawn: string[]) {
  const half = Math.round(height * 0.25)
  return group(
    { transform: `translate(${x} ${FLOOR})` },
    path(softRect(-half, -height, half * 2, height, 12), { class: 'body', fill: INK }),
    path(softRect(-half + 4, 4 - height, half * 2 - 8, height - 8, 9), { fill: '#f7f4ee' }),
    rect(-9, 8 - height, 18, 5, 2.5, { fill: INK }),
    ...drawn,
  )
}

/** A test of the screen: stripes of color. */
function bars(x: number, y: number) {
  return ['#cf6a58', '#e8b94e', '#7f9a78', '#8fa9c4']
    .map((fill, index) => rect(x + index * 9, y, 9, 62, 0, { fill }))
    .join('')
}

/** A pile of coins on the floor. */
function coins(x: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const y = FLOOR - 10 - index * 9
    return (
      path(`M${x - 19} ${y}V${y + 6}A19 6 0 0 0 ${x + 19} ${y + 6}V${y}Z`, { fill: '#c1922f' }) +
      ellipse(x, y, 19, 6, { fill: '#e8b94e' })
    )
  })
}
