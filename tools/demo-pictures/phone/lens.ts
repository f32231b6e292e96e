import {
  circle,
  DIAGONAL,
  darken,
  ellipse,
  group,
  isDark,
  lighten,
  mix,
  type Paint,
  path,
  rect,
  softRect,
} from '../kit/svg.ts'
import type { BackStyle } from './back.ts'
import type { Part, RingTone } from './slab.ts'
import { type Pose, plane } from './stage.ts'

type Island = Extract<Part, { part: 'island' }>

function islandColor(tone: Island['tone'], style: BackStyle) {
  switch (tone) {
    case 'body':
      return style.body
    case 'body-dark':
      return darken(style.body, isDark(style.body) ? 0.3 : 0.14)
    case 'body-light':
      return lighten(style.body, 0.12)
    case 'metal':
      return mix(style.metal, '#d9dbe0', 0.15)
    case 'glass':
      return mix(style.body, '#0d0e12', 0.8)
    case 'dark':
      return '#17181c'
  }
}

/** The raised camera island with its walls and shadow. */
export function drawIsland(
  paint: Paint,
  pose: Pose,
  island: Island,
  size: readonly [number, number],
  style: BackStyle,
): string {
  const color = islandColor(island.tone, style)
  const raise = island.raise ?? 1.1
  const [x, y] = [island.x - size[0] / 2, island.y - size[1] / 2]
  const shape = (grow: number) =>
    softRect(x - grow, y - grow, island.w + grow * 2, island.h + grow * 2, island.r + grow)
  const turn = island.turn ? ` rotate(${island.turn} ${x + island.w / 2} ${y + island.h / 2})` : ''
  const at = (height: number, dx = 0, dy = 0) =>
    `${plane(pose, -height)} translate(${dx} ${dy})${turn}`
  const wall = island.tone === 'metal' ? style.metal : mix(color, style.metal, 0.45)
  const steps = [0.2, 0.4, 0.6, 0.8, 1]
  const bright = island.tone === 'dark' || island.tone === 'glass'
  return group(
    {},
    ...[2.2, 1.7, 1.2, 0.7, 0.2].map((grow) =>
      path(shape(grow), { transform: at(0, 0.5, 0.9), fill: '#000000', opacity: 0.06 }),
    ),
    ...steps.map((step) =>
      path(shape(0), { transform: at(raise * step), fill: darken(wall, 0.42 - step * 0.22) }),
    ),
    path(shape(0), {
      transform: at(raise),
      fill: paint.linear([
        [0, lighten(wall, 0.75)],
        [0.3, lighten(wall, 0.15)],
        [0.7, darken(wall, 0.25)],
        [1, lighten(wall, 0.3)],
      ]),
    }),
    path(shape(-0.35), {
      transform: at(raise),
      fill: bright
        ? paint.linear([
            [0, lighten(color, 0.22)],
            [0.4, color],
            [1, darken(color, 0.4)],
          ])
        : paint.linear([
            [0, lighten(color, 0.26)],
            [0.5, lighten(color, 0.04)],
            [1, darken(color, 0.12)],
          ]),
    }),
  )
}

/** Lens coatings as they look in daylight. */
const coatings = [
  ['#2b4a8f', '#6f4bd8'],
  ['#1f5f6b', '#3f8fd8'],
  ['#4a2f7a', '#c05a9a'],
  ['#24584a', '#62b58f'],
] as const

export type LensStyle = {
  ring: RingTone
  body: string
  metal: string
  accent: string
  coating: number
}

function ringColor(style: LensStyle): string {
  switch (style.ring) {
    case 'body':
      return style.body
    case 'metal':
      return style.metal
    case 'gold':
      return '#c9a46a'
    case 'accent':
      return style.accent
    case 'dark':
      return '#2b2d33'
  }
}

/** A camera lens: metal ring, black barrel, coated glass, two reflections. */
export function drawLens(paint: Paint, x: number, y: number, r: number, style: LensStyle): string {
  const ring = ringColor(style)
  const [deep, bright] = coatings[style.coating % coatings.length] ?? coatings[0]
  const glass = r * 0.74
  return group(
    { transform: `translate(${x} ${y})` },
    circle(0, 0, r, {
      fill: paint.linear(
        [
          [0, lighten(ring, 0.75)],
          [0.3, lighten(ring, 0.1)],
          [0.55, darken(ring, 0.45)],
          [0.8, lighten(ring, 0.2)],
          [1, darken(ring, 0.3)],
        ],
        DIAGONAL,
      ),
    }),
    circle(0, 0, r * 0.9, {
      fill: paint.linear(
        [
          [0, darken(ring, 0.65)],
          [1, lighten(ring, 0.25)],
        ],
        DIAGONAL,
      ),
    }),
    circle(0, 0, r * 0.86, { fill: '#0a0b0e' }),
    circle(0, 0, glass, {
      fill: paint.radial([
        [0, '#10131c'],
        [0.5, '#0b0d13'],
        [0.86, '#171b26'],
        [1, '#2c3140'],
      ]),
    }),
    circle(0, 0, glass * 0.68, {
      fill: paint.radial(
        [
          [0, '#04050a'],
          [0.42, darken(deep, 0.55)],
          [0.78, deep],
          [1, '#0a0d16'],
        ],
        [0.42, 0.4, 0.62],
      ),
    }),
    circle(0, 0, glass * 0.3, { fill: '#030408' }),
    ellipse(-glass * 0.2, -glass * 0.26, glass * 0.3, glass * 0.2, {
      fill: paint.radial([
        [0, bright, 0.85],
        [1, bright, 0],
      ]),
      transform: 'rotate(-38)',
    }),
    path(crescent(glass * 0.9), { fill: '#ffffff', opacity: 0.28 }),
    circle(glass * 0.3, glass * 0.34, glass * 0.09, { fill: '#dfe9ff', opacity: 0.55 }),
    circle(-glass * 0.32, -glass * 0.36, glass * 0.1, { fill: '#ffffff', opacity: 0.85 }),
  )
}

/** A thin arc of reflected light along the upper left of the glass. */
function crescent(r: number) {
  const at = (angle: number, size: number) => {
    const turn = (angle * Math.PI) / 180
    return `${(Math.cos(turn) * size).toFixed(2)} ${(Math.sin(turn) * size).toFixed(2)}`
  }
  return `M${at(175, r)}A${r.toFixed(2)} ${r.toFixed(2)} 0 0 1 ${at(285, r)}A${(r * 1.18).toFixed(2)} ${(r * 1.18).toFixed(2)} 0 0 0 ${at(175, r)}Z`
}

/** A periscope lens has a square window. */
export function drawSquareLens(
  paint: Paint,
  x: number,
  y: number,
  r: number,
  style: LensStyle,
): string {
  return group(
    { transform: `translate(${x} ${y})` },
    circle(0, 0, r, {
      fill: paint.linear([
        [0, lighten(ringColor(style), 0.6)],
        [0.5, darken(ringColor(style), 0.4)],
        [1, lighten(ringColor(style), 0.2)],
      ]),
    }),
    circle(0, 0, r * 0.88, { fill: '#0a0b0e' }),
    rect(-r * 0.46, -r * 0.46, r * 0.92, r * 0.92, r * 0.12, {
      fill: paint.linear([
        [0, '#2a3350'],
        [0.45, '#0b0e18'],
        [1, '#1b2036'],
      ]),
    }),
    path(
      `M${-r * 0.46} ${-r * 0.1}L${r * 0.1} ${-r * 0.46}H${-r * 0.3}Q${-r * 0.46} ${-r * 0.46} ${-r * 0.46} ${-r * 0.3}Z`,
      { fill: '#fff', opacity: 0.2 },
    ),
  )
}

export function drawFlash(paint: Paint, x: number, y: number, r: number, tall = false): string {
  const shape = {
    fill: paint.radial(
      [
        [0, '#fffbe9'],
        [0.55, '#f6e7b4'],
        [1, '#cdb98a'],
      ],
      [0.42, 0.4, 0.62],
    ),
    stroke: '#6b6047',
    'stroke-opacity': 0.5,
    'stroke-width': 0.2,
  }
  const half = tall ? r * 0.62 : r
  return group(
    {},
    tall ? rect(x - half, y - r * 1.5, half * 2, r * 3, half, shape) : circle(x, y, r, shape),
    circle(x - r * 0.28, y - r * 0.3, r * 0.22, { fill: '#fff', opacity: 0.9 }),
  )
}
