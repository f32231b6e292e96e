import { darken } from '../kit/colour.ts'
import type { Paint } from '../kit/paint.ts'
import { circle, group } from '../kit/svg.ts'
import type { BackLook } from './back.ts'
import { drawIsland } from './island.ts'
import { drawFlash, drawLens, drawSquareLens } from './lens.ts'
import { type Pose, plane } from './pose.ts'
import type { Part } from './slab.ts'
import { drawSmallScreen } from './small-screen.ts'

/** A lens stands this many millimetres above what carries it. */
const LENS_RISE = 0.9

/** What stands up from the back: camera plates, lenses, lights, outer screens. */
export function drawRaised(
  paint: Paint,
  pose: Pose,
  part: Part,
  all: readonly Part[],
  size: readonly [number, number],
  look: BackLook,
): string {
  if (part.part === 'island') return drawIsland(paint, pose, part, size, look)
  if (!('x' in part)) return ''
  const base = carrierHeight(part, all)
  const [x, y] = [part.x - size[0] / 2, part.y - size[1] / 2]
  const on = (height: number, ...drawn: string[]) =>
    group({ transform: plane(pose, -height) }, ...drawn)
  if (part.part === 'lens' || part.part === 'square-lens') {
    const ring = ('ring' in part && part.ring) || 'metal'
    const lens = {
      ring,
      body: look.body,
      metal: look.metal,
      accent: look.accent,
      coating: look.seed,
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
            fill: darken(ring === 'dark' ? '#33363d' : look.metal, 0.45 - at * 0.3),
          }),
        ),
      ),
      on(base + rise, draw(paint, x, y, part.r, lens)),
    )
  }
  if (part.part === 'flash') return on(base, drawFlash(paint, x, y, part.r, part.tall))
  if (part.part === 'small-screen') return on(base, drawSmallScreen(paint, x, y, part, look.seed))
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
  const under = all.find(
    (other) =>
      other.part === 'island' &&
      part.x > other.x &&
      part.x < other.x + other.w &&
      part.y > other.y &&
      part.y < other.y + other.h,
  )
  return under?.part === 'island' ? (under.raise ?? 1.1) : 0
}
