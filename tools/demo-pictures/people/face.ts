import type { Random } from '../../../src/demo/random.ts'
import {
  circle,
  DOWN,
  darken,
  ellipse,
  group,
  isDark,
  lighten,
  mix,
  type Paint,
  path,
  rect,
} from '../kit/svg.ts'

const HEAD =
  'M176 214C174 148 210 116 256 116C302 116 338 148 336 214C336 286 304 336 256 336C208 336 176 286 176 214Z'

export function drawHead(paint: Paint, skin: string): string {
  const shade = darken(mix(skin, '#8a3b22', 0.25), 0.06)
  const ear = (x: number, side: number) =>
    group(
      {},
      ellipse(x, 232, 19, 27, { fill: skin }),
      path(`M${x - 4 * side} 220q${11 * side} 10 ${1 * side} 26`, {
        fill: 'none',
        stroke: shade,
        'stroke-width': 4,
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
    )
  return group(
    {},
    ear(174, -1),
    ear(338, 1),
    path(HEAD, {
      fill: paint.linear(
        [
          [0, lighten(skin, 0.1)],
          [0.55, skin],
          [1, mix(skin, shade, 0.45)],
        ],
        DOWN,
      ),
    }),
    circle(204, 274, 24, {
      fill: paint.radial([
        [0, '#e0563f', 0.3],
        [1, '#e0563f', 0],
      ]),
    }),
    circle(308, 274, 24, {
      fill: paint.radial([
        [0, '#e0563f', 0.3],
        [1, '#e0563f', 0],
      ]),
    }),
  )
}

export function drawNeck(paint: Paint, skin: string): string {
  const shade = darken(mix(skin, '#8a3b22', 0.3), 0.14)
  return path('M218 300H294V372Q256 412 218 372Z', {
    fill: paint.linear(
      [
        [0, shade],
        [0.5, shade],
        [1, skin],
      ],
      DOWN,
    ),
  })
}

export function drawFeatures(skin: string, hair: string, random: Random): string {
  const ink = '#2a1d1a'
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  const brow = isDark(hair) ? mix(hair, ink, 0.4) : darken(hair, 0.35)
  const shade = darken(mix(skin, '#8a3b22', 0.35), 0.12)
  const happy = random.chance(0.22)
  const lift = random.between(-3, 3)
  const eye = (x: number) =>
    happy
      ? path(`M${x - 13} 238q13 -15 26 0`, { ...line, stroke: ink, 'stroke-width': 6 })
      : group(
          {},
          isDark(skin) ? ellipse(x, 234, 13, 10.5, { fill: '#f4ebe2' }) : '',
          ellipse(x, 234, 8.5, 10, { fill: ink }),
          circle(x + 2.8, 230, 2.8, { fill: '#fff' }),
        )
  const mouth = random.pick([
    path('M226 290Q256 316 286 290', { ...line, stroke: darken(shade, 0.35), 'stroke-width': 6 }),
    path('M224 286Q256 290 288 286Q284 318 256 319Q228 318 224 286Z', { fill: '#8a2f2b' }) +
      path('M230 288Q256 292 282 288L280 296Q256 300 232 296Z', { fill: '#fff' }),
    path('M232 294Q258 308 284 288', { ...line, stroke: darken(shade, 0.35), 'stroke-width': 6 }),
    path('M230 290Q243 284 256 289Q269 284 282 290Q256 314 230 290Z', {
      fill: mix('#c2504a', skin, 0.2),
    }),
  ])
  return group(
    {},
    path(`M196 ${206 + lift}Q212 ${194 + lift} 230 ${204 + lift}`, {
      ...line,
      stroke: brow,
      'stroke-width': 7,
    }),
    path(`M282 ${204 - lift}Q300 ${194 - lift} 316 ${206 - lift}`, {
      ...line,
      stroke: brow,
      'stroke-width': 7,
    }),
    eye(214),
    eye(298),
    path('M256 234Q250 256 246 264Q254 272 264 266', { ...line, stroke: shade, 'stroke-width': 5 }),
    mouth,
  )
}

export function drawBeard(hair: string, full: boolean): string {
  const color = mix(hair, '#3a2a22', 0.15)
  if (!full)
    return path(
      'M178 244C180 300 210 338 256 338C302 338 332 300 334 244C328 276 312 284 296 276Q256 268 216 276C200 284 184 276 178 244Z',
      { fill: color, opacity: 0.3 },
    )
  return path(
    'M176 236C174 312 206 356 256 356C306 356 338 312 336 236C330 268 314 280 298 272Q276 262 256 270Q236 262 214 272C198 280 182 268 176 236ZM230 288Q256 280 282 288Q276 310 256 310Q236 310 230 288Z',
    { fill: color, 'fill-rule': 'evenodd' },
  )
}

export function drawGlasses(random: Random): string {
  const color = random.pick(['#2b2b30', '#7a4a2a', '#b08a4a', '#3f5a6a'])
  const frame = { fill: '#ffffff', 'fill-opacity': 0.16, stroke: color, 'stroke-width': 6 }
  const round = random.chance(0.5)
  const glass = (x: number) =>
    round ? circle(x, 234, 29, frame) : rect(x - 31, 210, 62, 48, 14, frame)
  return group(
    {},
    glass(213),
    glass(299),
    path('M243 230q13 -9 26 0M183 228l-12 -4M329 228l12 -4', {
      fill: 'none',
      stroke: color,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  )
}
