import { DOWN, darken, ellipse, group, lighten, num, type Paint, rect } from '../kit/svg.ts'

const stages = { sand: '#ebe0cf', mist: '#dce4ea', sage: '#dae3d6' } as const
export type Stage = keyof typeof stages

export const CANVAS = 1200
/** The y coordinate at which phones touch the floor. */
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

/** The shadow of a standing phone: dark at the contact edge, wide and soft around it. */
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

export type Pose = {
  /** Center of the face on the canvas. */
  x: number
  y: number
  /** Pixels per millimeter. */
  scale: number
  /** Degrees. Positive yaw shows the right wall, positive pitch the top wall. */
  yaw: number
  pitch: number
  roll: number
}

type Vector = readonly [x: number, y: number]
export type Axes = { right: Vector; down: Vector; into: Vector }

/** The three axes of the phone projected onto the canvas, in pixels per millimeter. */
export function axes(pose: Pose): Axes {
  const [yaw, pitch, roll] = [pose.yaw, pose.pitch, pose.roll].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number, number]
  function project(x: number, y: number, z: number): Vector {
    const across = x * Math.cos(yaw) + z * Math.sin(yaw)
    const depth = -x * Math.sin(yaw) + z * Math.cos(yaw)
    const height = y * Math.cos(pitch) - depth * Math.sin(pitch)
    return [
      (across * Math.cos(roll) - height * Math.sin(roll)) * pose.scale,
      (across * Math.sin(roll) + height * Math.cos(roll)) * pose.scale,
    ]
  }
  return { right: project(1, 0, 0), down: project(0, 1, 0), into: project(0, 0, 1) }
}

/** A plane of the phone as an SVG matrix; `into` is its depth behind the face in millimeters. */
export function plane(pose: Pose, into = 0): string {
  const at = axes(pose)
  const x = pose.x + at.into[0] * into
  const y = pose.y + at.into[1] * into
  return matrix(at.right, at.down, [x, y])
}

/** The right (or left) wall as a plane: x runs from the face backwards, y down from the center. */
export function wallPlane(pose: Pose, offset: number): string {
  const at = axes(pose)
  return matrix(at.into, at.down, [pose.x + at.right[0] * offset, pose.y + at.right[1] * offset])
}

function matrix(a: Vector, b: Vector, origin: Vector) {
  return `matrix(${[a[0], a[1], b[0], b[1]].map((n) => n.toFixed(4)).join(' ')} ${num(origin[0])} ${num(origin[1])})`
}

/** Distance in pixels from the center of a standing phone to its lowest point. */
export function reach(pose: Pose, width: number, height: number): number {
  const at = axes(pose)
  return (Math.abs(at.down[1]) * height + Math.abs(at.right[1]) * width) / 2
}
