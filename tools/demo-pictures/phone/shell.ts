import {
  DOWN,
  darken,
  group,
  lighten,
  mix,
  type Paint,
  path,
  rect,
  type Stop,
  softRect,
} from '../kit/svg.ts'
import type { Button } from './slab.ts'
import { axes, type Pose, plane, wallPlane } from './stage.ts'

export type Shell = {
  outline: string
  width: number
  height: number
  depth: number
  corner: number
  wall: 'flat' | 'round'
  metal: string
  buttons: readonly Button[]
  accent: string
  /** Seen from behind, the buttons switch sides. */
  mirrored: boolean
  /** A closed foldable: a dark gap runs between its halves. */
  shut?: boolean
}

/** Number of slices that form the wall; more make no visible difference at this size. */
const SLICES = 9
/** A closed foldable is twice as thick. */
const SHUT_SLICES = 18

function wallShade(shell: Shell, along: number) {
  if (shell.shut) {
    const leaf = (along * 2) % 1
    return Math.abs(along - 0.5) < 0.07
      ? darken(shell.metal, 0.85)
      : mix(darken(shell.metal, 0.3), lighten(shell.metal, 0.2), Math.sin(Math.PI * leaf))
  }
  if (shell.wall === 'flat')
    return along > 0.9 || along < 0.06 ? lighten(shell.metal, 0.3) : shell.metal
  const bulge = Math.sin(Math.PI * Math.min(1, along * 1.05))
  return mix(darken(shell.metal, 0.5), lighten(shell.metal, 0.22), bulge)
}

/** A wall lit from above, with a dark streak and light reflected by the floor. */
function wallStops(color: string): readonly Stop[] {
  return [
    [0, lighten(color, 0.5)],
    [0.05, lighten(color, 0.2)],
    [0.09, darken(color, 0.35)],
    [0.16, color],
    [0.5, lighten(color, 0.16)],
    [0.82, darken(color, 0.12)],
    [0.93, darken(color, 0.5)],
    [1, lighten(color, 0.1)],
  ]
}

/** Width of the painted wall, in millimeters. */
const HOOP = 2.6

function hoop(shell: Shell, thick: number) {
  const [w, h] = [shell.width - thick, shell.height - thick]
  return softRect(-w / 2, -h / 2, w, h, shell.corner - thick / 2)
}

/** The body behind the face: walls, buttons and antenna seams. */
export function drawShell(paint: Paint, pose: Pose, shell: Shell): string {
  const count = shell.shut ? SHUT_SLICES : SLICES
  // An outline is enough, because the face covers the middle, and a thin line renders faster.
  const around = hoop(shell, HOOP)
  const slices = Array.from({ length: count + 1 }, (_, at) => {
    const along = 1 - at / count
    return path(around, {
      transform: plane(pose, shell.depth * along),
      stroke: paint.linear(wallStops(wallShade(shell, along)), DOWN),
    })
  })
  return group(
    {},
    group({ fill: 'none', 'stroke-width': HOOP }, ...slices),
    shell.shut ? '' : drawWall(paint, pose, shell),
  )
}

function drawWall(paint: Paint, pose: Pose, shell: Shell) {
  const visibleSide = axes(pose).into[0] >= 0 ? 'right' : 'left'
  const offset = visibleSide === 'right' ? shell.width / 2 : -shell.width / 2
  const facing = shell.mirrored ? (visibleSide === 'right' ? 'left' : 'right') : visibleSide
  const on = shell.buttons.filter((button) => button.edge === facing)
  const top = -shell.height / 2
  const seams = shell.wall === 'flat' ? [top + shell.corner + 7, -top - shell.corner - 7] : []
  return group(
    { transform: wallPlane(pose, offset) },
    ...seams.map((y) =>
      rect(0.25, y, shell.depth - 0.5, 1.1, 0, { fill: darken(shell.metal, 0.3), opacity: 0.55 }),
    ),
    ...on.map((button) => drawButton(paint, shell, button)),
  )
}

function drawButton(paint: Paint, shell: Shell, button: Button) {
  const color = button.accent ? shell.accent : shell.metal
  const thick = Math.min(2.9, shell.depth * 0.42)
  const x = (shell.depth - thick) / 2
  const y = button.from - shell.height / 2
  return group(
    {},
    rect(x - 0.3, y - 0.3, thick + 0.6, button.length + 0.6, thick / 2 + 0.3, {
      fill: darken(color, 0.6),
      opacity: 0.7,
    }),
    rect(x, y, thick, button.length, thick / 2, {
      fill: paint.linear(
        [
          [0, lighten(color, 0.45)],
          [0.35, color],
          [1, darken(color, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    }),
  )
}

/** The bright chamfer where the wall meets the glass. */
export function drawRim(paint: Paint, pose: Pose, shell: Shell): string {
  const light = lighten(shell.metal, 0.55)
  return path(hoop(shell, 1.2), {
    transform: plane(pose),
    fill: 'none',
    'stroke-width': 1.2,
    stroke: paint.linear([
      [0, lighten(light, 0.4)],
      [0.22, shell.metal],
      [0.45, light],
      [0.62, darken(shell.metal, 0.25)],
      [0.8, light],
      [1, darken(shell.metal, 0.4)],
    ]),
  })
}
