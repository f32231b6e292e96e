import {
  circle,
  DIAGONAL,
  DOWN,
  darken,
  group,
  isDark,
  lighten,
  mix,
  type Paint,
  path,
  rect,
  softRect,
} from '../kit/svg.ts'
import { drawFlash, drawIsland, drawLens, drawSquareLens } from './lens.ts'
import type { Body, Part } from './slab.ts'
import { drawSmallScreen } from './small-screen.ts'
import { type Pose, plane } from './stage.ts'

export type BackStyle = {
  body: string
  metal: string
  accent: string
  seed: number
  finish: Body['finish']
}

function liesFlat(part: Part) {
  return ['shade', 'patch', 'line', 'print'].includes(part.part)
}

/** The back plate: the lit body color and everything flush with it. */
export function drawBack(
  paint: Paint,
  pose: Pose,
  outline: string,
  size: readonly [number, number],
  parts: readonly Part[],
  style: BackStyle,
): string {
  const clip = paint.clip(outline)
  const [w, h] = size
  return group(
    { transform: plane(pose), 'clip-path': clip },
    path(outline, { fill: plateColor(paint, style) }),
    group(
      { transform: `translate(${-w / 2} ${-h / 2})` },
      ...parts.filter(liesFlat).map((part) => drawFlat(paint, part, w, style)),
    ),
    drawSheen(paint, w, h, style),
    path(outline, {
      fill: 'none',
      'stroke-width': 0.9,
      stroke: paint.linear([
        [0, '#ffffff', 0.6],
        [0.3, '#ffffff', 0.06],
        [0.7, '#000000', 0.1],
        [1, '#000000', 0.32],
      ]),
    }),
  )
}

/** Everything that is raised from the plate. */
export function drawFittings(
  paint: Paint,
  pose: Pose,
  size: readonly [number, number],
  parts: readonly Part[],
  style: BackStyle,
): string {
  const standing = parts.filter((part) => !liesFlat(part))
  return group({}, ...standing.map((part) => drawRaised(paint, pose, part, parts, size, style)))
}

export function bodyOutline(w: number, h: number, corner: number): string {
  return softRect(-w / 2, -h / 2, w, h, corner)
}

/** Height of a lens above the surface it is mounted on, in millimeters. */
const LENS_RISE = 0.9

/** Raised parts of the back: camera islands, lenses, lights, outer screens. */
export function drawRaised(
  paint: Paint,
  pose: Pose,
  part: Part,
  all: readonly Part[],
  size: readonly [number, number],
  style: BackStyle,
): string {
  if (part.part === 'island') return drawIsland(paint, pose, part, size, style)
  if (!('x' in part)) return ''
  const base = carrierHeight(part, all)
  const [x, y] = [part.x - size[0] / 2, part.y - size[1] / 2]
  const on = (height: number, ...drawn: string[]) =>
    group({ transform: plane(pose, -height) }, ...drawn)
  if (part.part === 'lens' || part.part === 'square-lens') {
    const ring = ('ring' in part && part.ring) || 'metal'
    const lens = {
      ring,
      body: style.body,
      metal: style.metal,
      accent: style.accent,
      coating: style.seed,
    }
    const foot = part.r * 1.16
    const draw = part.part === 'lens' ? drawLens : drawSquareLens
    const rise = 'bare' in part && part.bare ? 0.15 : LENS_RISE
    return group(
      {},
      on(
        base,
        circle(x + 0.5, y + 0.9, foot, {
          fill: paint.radial([
            [0, '#000000', 0.5],
            [0.78, '#000000', 0.42],
            [1, '#000000', 0],
          ]),
        }),
      ),
      ...[0.2, 0.4, 0.6, 0.8].map((at) =>
        on(
          base + rise * at,
          circle(x, y, part.r, {
            fill: darken(ring === 'dark' ? '#33363d' : style.metal, 0.45 - at * 0.3),
          }),
        ),
      ),
      on(base + rise, draw(paint, x, y, part.r, lens)),
    )
  }
  if (part.part === 'flash') return on(base, drawFlash(paint, x, y, part.r, part.tall))
  if (part.part === 'small-screen') return on(base, drawSmallScreen(paint, x, y, part, style.seed))
  if (part.part === 'dot') {
    return on(
      base,
      circle(x, y, part.r, {
        fill: '#0b0c10',
        stroke: '#ffffff',
        'stroke-opacity': 0.22,
        'stroke-width': 0.18,
      }),
    )
  }
  return ''
}

function carrierHeight(part: { x: number; y: number }, all: readonly Part[]) {
  const lower = all.find(
    (other) =>
      other.part === 'island' &&
      part.x > other.x &&
      part.x < other.x + other.w &&
      part.y > other.y &&
      part.y < other.y + other.h,
  )
  return lower?.part === 'island' ? (lower.raise ?? 1.1) : 0
}

/** Flush parts of the back: shades, lines, patches, a fingerprint reader. */
export function drawFlat(paint: Paint, part: Part, w: number, style: BackStyle): string {
  if (part.part === 'shade') {
    const glass = isDark(style.body) ? darken(style.body, 0.35) : mix(style.body, '#17181c', 0.82)
    return rect(0, 0, w, part.h, 0, {
      fill: paint.linear([
        [0, lighten(glass, 0.16)],
        [0.5, glass],
        [1, darken(glass, 0.2)],
      ]),
    })
  }
  if (part.part === 'print') {
    return group(
      {},
      circle(part.x, part.y, part.r, {
        fill: paint.linear([
          [0, darken(style.body, 0.4)],
          [1, lighten(style.body, 0.25)],
        ]),
      }),
      circle(part.x, part.y, part.r * 0.88, {
        fill: paint.linear([
          [0, darken(style.body, 0.12)],
          [1, lighten(style.body, 0.12)],
        ]),
      }),
    )
  }
  if (part.part === 'line') {
    const color = part.accent ? style.accent : part.glow ? '#ffffff' : darken(style.body, 0.3)
    return path(part.d, {
      fill: 'none',
      stroke: color,
      'stroke-width': part.width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: part.glow ? 0.95 : 0.7,
    })
  }
  if (part.part === 'patch') {
    const tone = {
      darker: darken(style.body, 0.14),
      lighter: lighten(style.body, 0.16),
      metal: style.metal,
      accent: style.accent,
    }[part.tone]
    return path(part.d, {
      fill: paint.linear([
        [0, lighten(tone, 0.12)],
        [1, darken(tone, 0.12)],
      ]),
    })
  }
  return ''
}

export function plateColor(paint: Paint, style: BackStyle) {
  const { body, finish } = style
  if (finish === 'gloss')
    return paint.linear([
      [0, lighten(body, 0.2)],
      [0.35, body],
      [0.7, darken(body, 0.12)],
      [1, darken(body, 0.26)],
    ])
  if (finish === 'clear')
    return paint.linear(
      [
        [0, lighten(body, 0.12)],
        [1, darken(body, 0.14)],
      ],
      DOWN,
    )
  return paint.linear([
    [0, lighten(body, 0.16)],
    [0.5, body],
    [1, darken(body, 0.18)],
  ])
}

export function drawSheen(paint: Paint, w: number, h: number, style: BackStyle) {
  const strength = isDark(style.body) ? 0.75 : 1
  if (style.finish === 'gloss') {
    const band = `M${-w / 2} ${h * 0.12}L${w / 2} ${-h * 0.3}V${-h / 2}H${-w * 0.1}L${-w / 2} ${-h * 0.2}Z`
    const thin = `M${-w / 2} ${h * 0.24}L${w / 2} ${-h * 0.18}V${-h * 0.13}L${-w / 2} ${h * 0.29}Z`
    return group(
      {},
      path(band, {
        fill: paint.linear(
          [
            [0, '#ffffff', 0.05 * strength],
            [0.5, '#ffffff', 0.3 * strength],
            [1, '#ffffff', 0.04],
          ],
          DIAGONAL,
        ),
      }),
      path(thin, {
        fill: paint.linear([
          [0, '#ffffff', 0.02],
          [0.5, '#ffffff', 0.16 * strength],
          [1, '#ffffff', 0.02],
        ]),
      }),
    )
  }
  const glow = rect(-w / 2, -h / 2, w, h, 0, {
    fill: paint.radial(
      [
        [0, '#ffffff', 0.3 * strength],
        [0.6, '#ffffff', 0.07],
        [1, '#ffffff', 0],
      ],
      [0.28, 0.3, 0.62],
    ),
  })
  return style.finish === 'leather' ? group({}, grain(w, h), glow) : glow
}

/** Rows of short dashes that look like embossed leather. */
function grain(w: number, h: number) {
  const rows = Array.from(
    { length: 58 },
    (_, at) => `M${-w / 2 + (at % 3) * 0.7} ${(-h / 2 + ((at + 0.5) * h) / 58).toFixed(1)}h${w}`,
  )
  return path(rows.join(''), {
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.085,
    'stroke-width': 1,
    'stroke-linecap': 'round',
    'stroke-dasharray': '.5 1.5 .9 1.7 .2 1.3',
  })
}
