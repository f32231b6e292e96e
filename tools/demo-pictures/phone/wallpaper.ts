import { createRandom, type Random } from '../../../src/demo/random.ts'
import {
  circle,
  DOWN,
  darken,
  ellipse,
  group,
  lighten,
  mix,
  type Paint,
  path,
  rect,
} from '../kit/svg.ts'

/** An abstract image that depends on the seed and fills the rectangle. */
export function drawWallpaper(
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
): string {
  const random = createRandom(seed * 7919 + 17)
  const tones = random.pick(palettes)
  const draw = random.pick([dunes, ribbons, aurora, rings, petals, hills, spheres, folds])
  // The upper half is darkened a little, so that white text is readable on every image.
  const dim = rect(0, 0, w, h * 0.5, 0, {
    fill: paint.linear(
      [
        [0, '#0a0a14', 0.34],
        [0.5, '#0a0a14', 0.2],
        [1, '#0a0a14', 0],
      ],
      DOWN,
    ),
  })
  return group(
    { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
    draw({ paint, w, h, tones, random }),
    dim,
  )
}

/** Four tones each, from the darkest to the lightest. */
export type Palette = readonly [deep: string, strong: string, warm: string, light: string]

export const palettes: readonly Palette[] = [
  ['#1b1340', '#5b2a86', '#e0567b', '#ffb77a'],
  ['#06223a', '#0d5c7d', '#3fb5b5', '#d9f3e6'],
  ['#10261f', '#2c5a45', '#8fb36a', '#f0e6b8'],
  ['#3a2418', '#a8623a', '#e9b27a', '#fbe9d0'],
  ['#14213d', '#3f6fb5', '#a9cdf0', '#f3f8ff'],
  ['#2a0a24', '#8a1c52', '#ef5d7c', '#ffd0c2'],
  ['#14161b', '#343a46', '#7d8696', '#d9dde4'],
  ['#40210a', '#d96a1c', '#ffbe45', '#fff1c9'],
  ['#241a4a', '#6a55c2', '#c0aef5', '#f7ecff'],
  ['#3b1020', '#d2452f', '#ff9a76', '#ffe6d3'],
  ['#0b2b33', '#1f7a6d', '#8fd6b0', '#f2f7d5'],
  ['#1c1b3a', '#31509c', '#f08a6b', '#ffe0b0'],
]

export type Canvas = { paint: Paint; w: number; h: number; tones: Palette; random: Random }

export function gradientBackground({ paint, w, h }: Canvas, from: string, to: string) {
  return rect(0, 0, w, h, 0, {
    fill: paint.linear(
      [
        [0, from],
        [1, to],
      ],
      DOWN,
    ),
  })
}

function wave(w: number, y: number, lift: number, bottom: number, slope: number) {
  const n = (value: number) => value.toFixed(1)
  return `M0 ${n(y)}C${n(w * 0.3)} ${n(y - lift)} ${n(w * 0.55)} ${n(y + lift)} ${n(w)} ${n(y + slope)}V${n(bottom)}H0Z`
}

export function dunes(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const colors = [light, mix(light, warm, 0.6), warm, mix(warm, strong, 0.55), strong, deep]
  return group(
    {},
    gradientBackground(canvas, mix(strong, warm, 0.45), mix(warm, light, 0.7)),
    ...colors.map((color, at) => {
      const y = h * (0.36 + at * 0.12)
      const d = wave(
        w,
        y,
        h * random.between(0.05, 0.12) * (at % 2 ? 1 : -1),
        h,
        h * random.between(-0.07, 0.07),
      )
      return path(d, {
        fill: paint.linear(
          [
            [0, lighten(color, 0.18)],
            [0.5, color],
            [1, darken(color, 0.12)],
          ],
          [0, 0, 0.7, 1],
        ),
      })
    }),
  )
}

export function hills(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const sun = w * random.between(0.12, 0.2)
  return group(
    {},
    gradientBackground(canvas, mix(strong, warm, 0.25), mix(warm, light, 0.75)),
    circle(w * random.between(0.3, 0.7), h * 0.5, sun * 2.6, {
      fill: paint.radial([
        [0, light, 0.8],
        [1, light, 0],
      ]),
    }),
    circle(w * random.between(0.35, 0.65), h * 0.5, sun, { fill: lighten(light, 0.55) }),
    ...[0, 1, 2, 3].map((at) => {
      const color = mix(warm, deep, 0.2 + at * 0.26)
      const d = wave(
        w,
        h * (0.56 + at * 0.1),
        h * random.between(0.04, 0.09) * (at % 2 ? -1 : 1),
        h,
        h * random.between(-0.05, 0.05),
      )
      return path(d, {
        fill: paint.linear(
          [
            [0, lighten(color, 0.12)],
            [1, color],
          ],
          DOWN,
        ),
      })
    }),
  )
}

export function folds(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const colors = [
    mix(warm, light, 0.4),
    warm,
    mix(warm, strong, 0.5),
    strong,
    mix(strong, deep, 0.5),
    deep,
  ]
  const lean = w * random.between(0.5, 0.9) * (random.chance(0.5) ? 1 : -1)
  return group(
    {},
    gradientBackground(canvas, warm, light),
    ...colors.map((color, at) => {
      const x = w * (-0.3 + at * 0.26) - lean / 4
      const d = `M${x.toFixed(1)} 0C${(x + lean).toFixed(1)} ${(h * 0.35).toFixed(1)} ${(x - lean).toFixed(1)} ${(h * 0.65).toFixed(1)} ${(x + lean * 0.4).toFixed(1)} ${h}H${(w * 2).toFixed(1)}V0Z`
      return path(d, {
        fill: paint.linear(
          [
            [0, darken(color, 0.35)],
            [0.12, color],
            [0.4, lighten(color, 0.1)],
            [1, color],
          ],
          [0, 0, 1, 0],
        ),
      })
    }),
  )
}

export function ribbons(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const colors = [strong, warm, light, warm, strong]
  const tilt = random.between(0.18, 0.34) * h
  return group(
    {},
    gradientBackground(canvas, darken(deep, 0.3), deep),
    ...colors.map((color, at) => {
      const y = h * (0.22 + at * 0.13)
      const [a, b, c] = [y + tilt * 0.6, y - tilt, y + tilt]
      const d = `M0 ${a.toFixed(1)}C${(w * 0.4).toFixed(1)} ${b.toFixed(1)} ${(w * 0.6).toFixed(1)} ${c.toFixed(1)} ${w} ${(y - tilt * 0.4).toFixed(1)}v${(h * 0.14).toFixed(1)}C${(w * 0.6).toFixed(1)} ${(c + h * 0.2).toFixed(1)} ${(w * 0.4).toFixed(1)} ${(b + h * 0.1).toFixed(1)} 0 ${(a + h * 0.17).toFixed(1)}Z`
      return path(d, {
        fill: paint.linear(
          [
            [0, darken(color, 0.25)],
            [0.45, lighten(color, 0.15)],
            [1, darken(color, 0.45), 0.85],
          ],
          [0, 0, 0.4, 1],
        ),
      })
    }),
  )
}

export function aurora(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const blobs = [strong, warm, light, strong, warm]
  return group(
    {},
    gradientBackground(canvas, deep, mix(deep, strong, 0.5)),
    ...blobs.map((color, at) =>
      ellipse(
        w * random.between(0, 1),
        h * (0.15 + at * 0.19),
        w * random.between(0.7, 1.1),
        h * random.between(0.2, 0.34),
        {
          fill: paint.radial([
            [0, color, 0.95],
            [0.5, color, 0.5],
            [1, color, 0],
          ]),
        },
      ),
    ),
  )
}

export function rings(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const [cx, cy] = [w * random.between(0.2, 0.8), h * random.between(0.62, 0.82)]
  const colors = [
    mix(deep, strong, 0.35),
    strong,
    mix(strong, warm, 0.5),
    warm,
    mix(warm, light, 0.5),
    light,
  ]
  return group(
    {},
    gradientBackground(canvas, darken(deep, 0.15), deep),
    ...colors.map((color, at) =>
      circle(cx, cy, w * (1.15 - at * 0.18), {
        fill: paint.linear(
          [
            [0, lighten(color, 0.14)],
            [1, darken(color, 0.2)],
          ],
          DOWN,
        ),
      }),
    ),
  )
}

export function petals(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const turn = random.between(0, 40)
  const colors = [strong, warm, light, warm, strong, mix(warm, light, 0.5), strong]
  return group(
    {},
    gradientBackground(canvas, mix(deep, strong, 0.2), darken(deep, 0.3)),
    ...colors.map((color, at) =>
      ellipse(0, -h * 0.23, w * 0.27, h * 0.29, {
        transform: `translate(${(w / 2).toFixed(1)} ${(h * 0.66).toFixed(1)}) rotate(${(turn + at * 51.4).toFixed(1)})`,
        fill: paint.linear(
          [
            [0, lighten(color, 0.2), 0.95],
            [0.6, color, 0.8],
            [1, darken(color, 0.3), 0.75],
          ],
          DOWN,
        ),
      }),
    ),
  )
}

export function spheres(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const balls = [
    [0.2, 0.78, 0.5, strong],
    [0.85, 0.6, 0.36, warm],
    [0.45, 0.45, 0.2, light],
    [0.75, 0.92, 0.3, light],
    [0.15, 0.38, 0.13, warm],
  ] as const
  const shift = random.between(-0.1, 0.1)
  return group(
    {},
    gradientBackground(canvas, mix(warm, strong, 0.45), mix(light, warm, 0.5)),
    ...balls.map(([x, y, r, color]) =>
      circle(w * (x + shift), h * y, w * r, {
        fill: paint.radial(
          [
            [0, lighten(color, 0.5)],
            [0.45, color],
            [0.85, mix(color, deep, 0.5)],
            [1, mix(color, deep, 0.35)],
          ],
          [0.34, 0.3, 0.75],
        ),
      }),
    ),
  )
}
