import { darken, isDark, lighten, mix } from '../kit/colour.ts'
import type { Paint } from '../kit/paint.ts'
import { group, path, softRect } from '../kit/svg.ts'
import type { BackLook } from './back.ts'
import { type Pose, plane } from './pose.ts'
import type { Part } from './slab.ts'

type Island = Extract<Part, { part: 'island' }>

function islandColour(tone: Island['tone'], look: BackLook) {
  switch (tone) {
    case 'body':
      return look.body
    case 'body-dark':
      return darken(look.body, isDark(look.body) ? 0.3 : 0.14)
    case 'body-light':
      return lighten(look.body, 0.12)
    case 'metal':
      return mix(look.metal, '#d9dbe0', 0.15)
    case 'glass':
      return mix(look.body, '#0d0e12', 0.8)
    case 'dark':
      return '#17181c'
  }
}

/** The raised plate that carries the cameras, with its own walls and shadow. */
export function drawIsland(
  paint: Paint,
  pose: Pose,
  island: Island,
  size: readonly [number, number],
  look: BackLook,
): string {
  const colour = islandColour(island.tone, look)
  const raise = island.raise ?? 1.1
  const [x, y] = [island.x - size[0] / 2, island.y - size[1] / 2]
  const shape = (grow: number) =>
    softRect(x - grow, y - grow, island.w + grow * 2, island.h + grow * 2, island.r + grow)
  const turn = island.turn ? ` rotate(${island.turn} ${x + island.w / 2} ${y + island.h / 2})` : ''
  const at = (height: number, dx = 0, dy = 0) =>
    `${plane(pose, -height)} translate(${dx} ${dy})${turn}`
  const wall = island.tone === 'metal' ? look.metal : mix(colour, look.metal, 0.45)
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
            [0, lighten(colour, 0.22)],
            [0.4, colour],
            [1, darken(colour, 0.4)],
          ])
        : paint.linear([
            [0, lighten(colour, 0.26)],
            [0.5, lighten(colour, 0.04)],
            [1, darken(colour, 0.12)],
          ]),
    }),
  )
}
