import { darken, lighten } from '../kit/colour.ts'
import { DOWN, type Paint } from '../kit/paint.ts'
import { ellipse, group, num, rect } from '../kit/svg.ts'
import { axes, type Pose } from './pose.ts'

const stages = { sand: '#ebe0cf', mist: '#dce4ea', sage: '#dae3d6' } as const
export type Stage = keyof typeof stages

export const CANVAS = 1200
/** Where standing phones touch the floor. */
export const FLOOR = 1052

/** A paper backdrop that curves from wall to floor, lit from the upper left. */
export function drawStage(paint: Paint, stage: Stage): string {
  const tint = stages[stage]
  return group(
    {},
    rect(0, 0, CANVAS, CANVAS, 0, {
      fill: paint.linear(
        [
          [0, lighten(tint, 0.3)],
          [0.62, tint],
          [0.8, darken(tint, 0.055)],
          [0.9, tint],
          [1, lighten(tint, 0.16)],
        ],
        DOWN,
      ),
    }),
    rect(0, 0, CANVAS, CANVAS, 0, {
      fill: paint.radial(
        [
          [0, '#ffffff', 0.72],
          [0.36, '#ffffff', 0.2],
          [0.66, '#ffffff', 0],
          [1, darken(tint, 0.5), 0.17],
        ],
        [0.38, 0.32, 0.94],
      ),
    }),
  )
}

/** Shadow of a standing phone: dark along the edge that touches, wide and soft around. */
export function drawShadow(
  paint: Paint,
  pose: Pose,
  [width, height]: readonly [number, number],
): string {
  const at = axes(pose)
  const x = pose.x + (at.down[0] * height) / 2
  const y = pose.y + (at.down[1] * height) / 2
  const long = width * pose.scale
  const slope = (Math.atan2(at.right[1], at.right[0]) * 180) / Math.PI
  const wide = paint.radial([
    [0, '#1d1710', 0.36],
    [0.3, '#1d1710', 0.22],
    [0.65, '#1d1710', 0.06],
    [1, '#1d1710', 0],
  ])
  const tight = paint.radial([
    [0, '#120e0a', 0.8],
    [0.72, '#120e0a', 0.5],
    [0.88, '#120e0a', 0.16],
    [1, '#120e0a', 0],
  ])
  return group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(slope)})` },
    ellipse(long * 0.16, 6, long * 0.95, 66, { fill: wide }),
    ellipse(0, 0, long * 0.53, 13, { fill: tight }),
  )
}
