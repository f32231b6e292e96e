import type { Paint } from '../kit/paint.ts'
import { group, path, softRect } from '../kit/svg.ts'
import { drawFlat } from './back-print.ts'
import { drawRaised } from './back-raised.ts'
import { drawSheen, plateColour } from './plate.ts'
import { type Pose, plane } from './pose.ts'
import type { Body, Part } from './slab.ts'

export type BackLook = {
  body: string
  metal: string
  accent: string
  seed: number
  finish: Body['finish']
}

function liesFlat(part: Part) {
  return ['shade', 'patch', 'line', 'print'].includes(part.part)
}

/** The back plate: body colour under the light, and what is level with it. */
export function drawBack(
  paint: Paint,
  pose: Pose,
  outline: string,
  size: readonly [number, number],
  parts: readonly Part[],
  look: BackLook,
): string {
  const clip = paint.clip(outline)
  const [w, h] = size
  return group(
    { transform: plane(pose), 'clip-path': clip },
    path(outline, { fill: plateColour(paint, look) }),
    group(
      { transform: `translate(${-w / 2} ${-h / 2})` },
      ...parts.filter(liesFlat).map((part) => drawFlat(paint, part, w, look)),
    ),
    drawSheen(paint, w, h, look),
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

/** Everything that stands up from the plate. */
export function drawFittings(
  paint: Paint,
  pose: Pose,
  size: readonly [number, number],
  parts: readonly Part[],
  look: BackLook,
): string {
  const standing = parts.filter((part) => !liesFlat(part))
  return group({}, ...standing.map((part) => drawRaised(paint, pose, part, parts, size, look)))
}

export function bodyOutline(w: number, h: number, corner: number): string {
  return softRect(-w / 2, -h / 2, w, h, corner)
}
