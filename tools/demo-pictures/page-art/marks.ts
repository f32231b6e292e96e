import { circle, ellipse, group, path, rect, softRect, tag } from '../kit/svg.ts'

export const VERMILION = '#d9412b'

/** The accent of pages by day. */
const ACCENT = '#cf3a1d'

/** Seven holes of a rotary dial around its stop, as in the header of pages. */
export function drawSymbol(): string {
  const hole = { fill: 'none', stroke: '#fff', 'stroke-linecap': 'round' } as const
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 32 32' },
    rect(0, 0, 32, 32, 9, { fill: ACCENT }),
    path('M16 7.5h0', { ...hole, 'stroke-width': 4.2, opacity: 0.45 }),
    path('M22.65 10.7h0M24.29 17.89h0M19.69 23.66h0M12.31 23.66h0M7.71 17.89h0M9.35 10.7h0', {
      ...hole,
      'stroke-width': 4.2,
    }),
    path('M16 16h0', { ...hole, 'stroke-width': 6 }),
  )
}

/** Where no photo is: a phone waiting to be photographed, 480 by 480, quiet on any ground. */
export function drawNoPhoto(): string {
  const gray = '#9b948a'
  const line = {
    fill: 'none',
    stroke: gray,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 480 480' },
    rect(0, 0, 480, 480, 0, { fill: '#a39a8c', opacity: 0.14 }),
    ellipse(240, 392, 104, 11, { fill: gray, opacity: 0.3 }),
    path(softRect(172, 96, 136, 292, 26), { fill: gray, opacity: 0.18 }),
    path(softRect(172, 96, 136, 292, 26), line),
    path(softRect(188, 112, 50, 52, 14), line),
    circle(204, 128, 6, { fill: gray }),
    circle(222, 148, 6, { fill: gray }),
    path('M288 214L206 372M288 262L232 370', { ...line, opacity: 0.4 }),
    path(
      'M112 130V88Q112 72 128 72H150M330 72H352Q368 72 368 88V130M368 352V394Q368 410 352 410H330M150 410H128Q112 410 112 394V352',
      { ...line, opacity: 0.75 },
    ),
  )
}

const LINE = '#8b8478'

/** Page not found: an old receiver off its hook, asking a phone that has no signal. */
export function drawNotFound(): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 480 360' },
    ellipse(240, 326, 196, 13, { fill: LINE, opacity: 0.24 }),
    dialPhone(),
    cord(),
    receiver(),
    lostPhone(),
    signal(),
  )
}

function dialPhone() {
  const holes = Array.from({ length: 9 }, (_, index) => {
    const turn = ((index * 32 - 200) * Math.PI) / 180
    return circle(
      Math.round(154 + Math.cos(turn) * 39),
      Math.round(246 + Math.sin(turn) * 39),
      7.5,
      { fill: '#f5e8d6' },
    )
  })
  return group(
    {},
    path('M78 178Q78 164 92 164H216Q230 164 230 178L252 302Q254 322 234 322H74Q54 322 56 302Z', {
      fill: VERMILION,
    }),
    path('M56 302Q54 322 74 322H234Q254 322 252 302L250 292Q250 308 234 308H74Q58 308 58 292Z', {
      fill: '#a82f1d',
    }),
    path(
      'M92 164V146Q92 138 100 138H116Q122 138 122 146V164M186 164V146Q186 138 192 138H208Q216 138 216 146V164',
      { fill: '#c23823' },
    ),
    path('M100 176H150L112 300H78Z', { fill: '#fff', opacity: 0.09 }),
    circle(154, 246, 56, { fill: '#fbf3e6' }),
    circle(154, 246, 51, { fill: '#3a3733' }),
    ...holes,
    circle(154, 246, 20, { fill: '#fbf3e6' }),
    path('M146 241v.1M162 241v.1', {
      stroke: '#3a3733',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    circle(154, 254, 3.4, { fill: '#3a3733' }),
  )
}

/** A coiled cord from the foot of the set up to the hanging end of the receiver. */
function cord() {
  const [x0, y0, x1, y1, x2, y2] = [250, 296, 400, 300, 322, 80]
  const turns = 12
  const points = Array.from({ length: turns * 10 + 1 }, (_, index) => {
    const t = index / (turns * 10)
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
    const wide = 9 * Math.min(1, t * 9, (1 - t) * 9)
    const turn = t * turns * Math.PI * 2
    return `${(x + Math.cos(turn) * wide).toFixed(1)} ${(y + Math.sin(turn) * wide).toFixed(1)}`
  })
  return path(`M${points.join(' ')}`, {
    fill: 'none',
    stroke: '#a82f1d',
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

function receiver() {
  return group(
    { transform: 'translate(238 92) rotate(-24)' },
    path(
      'M-92 6C-92 -38 -50 -54 0 -54S92 -38 92 6C92 18 82 22 72 22H54C44 22 42 14 42 6C42 -8 28 -14 0 -14S-42 -8 -42 6C-42 14 -44 22 -54 22H-72C-82 22 -92 18 -92 6Z',
      { fill: VERMILION },
    ),
    path('M-80 -6C-76 -32 -44 -44 0 -44', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.25,
    }),
    path('M-84 22H-44M44 22H84', {
      stroke: '#8f2716',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  )
}

function lostPhone() {
  return group(
    { transform: 'translate(404 322) rotate(6)' },
    path(softRect(-46, -176, 92, 176, 17), { fill: '#3a3733' }),
    path(softRect(-40, -170, 80, 164, 12), { fill: '#dce4ea' }),
    path('M-40 -60Q-12 -84 12 -62T40 -66V-18Q40 -6 28 -6H-28Q-40 -6 -40 -18Z', { fill: '#b9cbb4' }),
    rect(-12, -163, 24, 6, 3, { fill: '#3a3733' }),
    path('M-16 -112v.1M16 -112v.1', {
      stroke: '#3a3733',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    path('M-11 -90Q0 -98 11 -90', {
      fill: 'none',
      stroke: '#3a3733',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  )
}

function signal() {
  const line = { fill: 'none', stroke: LINE, 'stroke-width': 7, 'stroke-linecap': 'round' } as const
  return group(
    {},
    path('M384 96q20 -16 42 -3', { ...line, opacity: 0.9 }),
    path('M370 74q32 -28 72 -7', { ...line, opacity: 0.6, 'stroke-dasharray': '2 15' }),
    path('M358 50q44 -38 98 -10', { ...line, opacity: 0.35, 'stroke-dasharray': '2 15' }),
    circle(406, 118, 6, { fill: LINE }),
  )
}
