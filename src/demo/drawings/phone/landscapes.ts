import { darken, lighten, mix } from '../kit/colour.ts'
import { DOWN } from '../kit/paint.ts'
import { circle, group, path } from '../kit/svg.ts'
import { type Canvas, ground } from './canvas.ts'

function wave(w: number, y: number, lift: number, bottom: number, slope: number) {
  const n = (value: number) => value.toFixed(1)
  return `M0 ${n(y)}C${n(w * 0.3)} ${n(y - lift)} ${n(w * 0.55)} ${n(y + lift)} ${n(w)} ${n(y + slope)}V${n(bottom)}H0Z`
}

export function dunes(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const colours = [light, mix(light, warm, 0.6), warm, mix(warm, strong, 0.55), strong, deep]
  return group(
    {},
    ground(canvas, mix(strong, warm, 0.45), mix(warm, light, 0.7)),
    ...colours.map((colour, at) => {
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
            [0, lighten(colour, 0.18)],
            [0.5, colour],
            [1, darken(colour, 0.12)],
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
    ground(canvas, mix(strong, warm, 0.25), mix(warm, light, 0.75)),
    circle(w * random.between(0.3, 0.7), h * 0.5, sun * 2.6, {
      fill: paint.radial([
        [0, light, 0.8],
        [1, light, 0],
      ]),
    }),
    circle(w * random.between(0.35, 0.65), h * 0.5, sun, { fill: lighten(light, 0.55) }),
    ...[0, 1, 2, 3].map((at) => {
      const colour = mix(warm, deep, 0.2 + at * 0.26)
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
            [0, lighten(colour, 0.12)],
            [1, colour],
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
  const colours = [
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
    ground(canvas, warm, light),
    ...colours.map((colour, at) => {
      const x = w * (-0.3 + at * 0.26) - lean / 4
      const d = `M${x.toFixed(1)} 0C${(x + lean).toFixed(1)} ${(h * 0.35).toFixed(1)} ${(x - lean).toFixed(1)} ${(h * 0.65).toFixed(1)} ${(x + lean * 0.4).toFixed(1)} ${h}H${(w * 2).toFixed(1)}V0Z`
      return path(d, {
        fill: paint.linear(
          [
            [0, darken(colour, 0.35)],
            [0.12, colour],
            [0.4, lighten(colour, 0.1)],
            [1, colour],
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
  const colours = [strong, warm, light, warm, strong]
  const tilt = random.between(0.18, 0.34) * h
  return group(
    {},
    ground(canvas, darken(deep, 0.3), deep),
    ...colours.map((colour, at) => {
      const y = h * (0.22 + at * 0.13)
      const [a, b, c] = [y + tilt * 0.6, y - tilt, y + tilt]
      const d = `M0 ${a.toFixed(1)}C${(w * 0.4).toFixed(1)} ${b.toFixed(1)} ${(w * 0.6).toFixed(1)} ${c.toFixed(1)} ${w} ${(y - tilt * 0.4).toFixed(1)}v${(h * 0.14).toFixed(1)}C${(w * 0.6).toFixed(1)} ${(c + h * 0.2).toFixed(1)} ${(w * 0.4).toFixed(1)} ${(b + h * 0.1).toFixed(1)} 0 ${(a + h * 0.17).toFixed(1)}Z`
      return path(d, {
        fill: paint.linear(
          [
            [0, darken(colour, 0.25)],
            [0.45, lighten(colour, 0.15)],
            [1, darken(colour, 0.45), 0.85],
          ],
          [0, 0, 0.4, 1],
        ),
      })
    }),
  )
}
