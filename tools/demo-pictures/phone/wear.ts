import { createRandom, type Random } from '../../../src/demo/random.ts'
import { ellipse, group, type Paint, path } from '../kit/svg.ts'

import { type Pose, plane } from './stage.ts'

export type Grade = 'A' | 'B' | 'C' | 'D'

/** How many traces of each kind a grade has. */
const traces = {
  A: { hairlines: 0, scratches: 0, nicks: 0, scuffs: 0 },
  B: { hairlines: 5, scratches: 1, nicks: 2, scuffs: 0 },
  C: { hairlines: 10, scratches: 4, nicks: 6, scuffs: 2 },
  D: { hairlines: 14, scratches: 8, nicks: 11, scuffs: 4 },
} as const satisfies Record<Grade, object>

export type Worn = {
  outline: string
  size: readonly [w: number, h: number]
  corner: number
  wear: Grade
  seed: number
  /** Only glass cracks. */
  glass: boolean
}

/** Signs of use: scratches, nicks and, on glass at grade D, a crack. */
export function drawWear(paint: Paint, pose: Pose, worn: Worn): string {
  const { outline, size, corner, wear, seed, glass } = worn
  if (wear === 'A') return ''
  const random = createRandom(seed * 101 + 3)
  const [w, h] = size
  const count = traces[wear]
  const many = (total: number, draw: () => string) => Array.from({ length: total }, draw).join('')
  return group(
    { transform: plane(pose) },
    group(
      { 'clip-path': paint.clip(outline), fill: 'none', 'stroke-linecap': 'round' },
      path(
        many(count.hairlines, () => stroke(random, w, h, 3, 9)),
        { stroke: '#fff', 'stroke-opacity': 0.26, 'stroke-width': 0.13 },
      ),
      path(
        many(count.scratches, () => stroke(random, w, h, 7, 20)),
        { stroke: '#fff', 'stroke-opacity': 0.42, 'stroke-width': 0.2 },
      ),
      many(count.scuffs, () => scuff(paint, random, w, h)),
      wear === 'D' && glass ? crack(random, w, h) : '',
    ),
    many(count.nicks, () => nick(random, w, h, corner)),
  )
}

function stroke(random: Random, w: number, h: number, shortest: number, longest: number) {
  const angle = random.between(-0.5, 1.2)
  const length = random.between(shortest, longest)
  const [x, y] = [random.between(-w * 0.45, w * 0.4), random.between(-h * 0.46, h * 0.42)]
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const bend = random.between(-0.07, 0.07) * length
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx / 2 + bend).toFixed(1)} ${(dy / 2 - bend).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`
}

/** A dull, rubbed patch near an edge. */
function scuff(paint: Paint, random: Random, w: number, h: number) {
  const x = (random.chance(0.5) ? 1 : -1) * w * random.between(0.36, 0.47)
  return ellipse(
    x,
    random.between(-h * 0.45, h * 0.45),
    random.between(1.5, 3),
    random.between(4, 9),
    {
      fill: paint.radial([
        [0, '#ffffff', 0.15],
        [0.6, '#ffffff', 0.06],
        [1, '#ffffff', 0],
      ]),
    },
  )
}

/** Bare metal where an edge hit the ground, more often on the corners than on the sides. */
function nick(random: Random, w: number, h: number, corner: number) {
  const [sx, sy] = [random.chance(0.5) ? 1 : -1, random.chance(0.5) ? 1 : -1]
  const inset = 0.4
  const long = random.between(0.5, 1.5)
  if (random.chance(0.6)) {
    const angle = random.between(0.15, Math.PI / 2 - 0.15)
    const x = sx * (w / 2 - corner + Math.cos(angle) * (corner - inset))
    const y = sy * (h / 2 - corner + Math.sin(angle) * (corner - inset))
    const turn = (Math.atan2(sy * Math.sin(angle), sx * Math.cos(angle)) * 180) / Math.PI + 90
    return chip(x, y, turn, long * 0.8)
  }
  return chip(sx * (w / 2 - inset), sy * random.between(0, h / 2 - corner * 1.3), 90, long)
}

function chip(x: number, y: number, turn: number, long: number) {
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})` },
    ellipse(0, 0.06, long * 1.08, 0.26, { fill: '#1a1a1d', opacity: 0.5 }),
    ellipse(0, -0.04, long, 0.18, { fill: '#e9e9ea', opacity: 0.9 }),
  )
}

/** Rays from where a corner hit the ground, joined by a few short arcs. */
function crack(random: Random, w: number, h: number) {
  const [sx, sy] = [random.chance(0.5) ? 1 : -1, random.chance(0.6) ? 1 : -1]
  const [x, y] = [sx * w * 0.48, sy * h * 0.455]
  const home = Math.atan2(-sy * 1.25, -sx * 0.8)
  const rays = Array.from({ length: 7 }, (_, arm) => {
    const points: [number, number][] = [[x, y]]
    let angle = home + (arm - 3) * 0.235 + random.between(-0.06, 0.06)
    const joints = [3, 5, 9, 13, 8, 5, 3][arm] ?? 3
    for (let at = 0; at < joints; at++) {
      const [px, py] = points.at(-1) ?? [x, y]
      angle += random.between(-0.17, 0.17)
      const step = random.between(3, 7)
      points.push([px + Math.cos(angle) * step, py + Math.sin(angle) * step])
    }
    return points
  })
  const ties = rays.slice(1).flatMap((ray, arm) => {
    const before = rays[arm] ?? []
    return [1, 2, 4]
      .filter((joint) => joint < ray.length && joint < before.length && random.chance(0.75))
      .map((joint) => [before[joint] ?? [x, y], ray[joint] ?? [x, y]])
  })
  const draw = (points: readonly (readonly [number, number] | number[])[]) =>
    `M${points.map(([px = 0, py = 0]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`
  const d = [...rays, ...ties].map(draw).join('')
  return group(
    { 'stroke-linejoin': 'bevel' },
    path(d, {
      stroke: '#05060a',
      'stroke-opacity': 0.5,
      'stroke-width': 0.24,
      transform: 'translate(.16 .2)',
    }),
    path(d, { stroke: '#ffffff', 'stroke-opacity': 0.8, 'stroke-width': 0.15 }),
    ellipse(x, y, 3.4, 3.4, { fill: '#ffffff', opacity: 0.28 }),
  )
}
