import { darken, lighten, mix } from '../kit/colour.ts'
import { DOWN } from '../kit/paint.ts'
import { circle, ellipse, group } from '../kit/svg.ts'
import { type Canvas, ground } from './canvas.ts'

export function aurora(canvas: Canvas) {
  const { paint, w, h, tones, random } = canvas
  const [deep, strong, warm, light] = tones
  const blobs = [strong, warm, light, strong, warm]
  return group(
    {},
    ground(canvas, deep, mix(deep, strong, 0.5)),
    ...blobs.map((colour, at) =>
      ellipse(
        w * random.between(0, 1),
        h * (0.15 + at * 0.19),
        w * random.between(0.7, 1.1),
        h * random.between(0.2, 0.34),
        {
          fill: paint.radial([
            [0, colour, 0.95],
            [0.5, colour, 0.5],
            [1, colour, 0],
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
  const colours = [
    mix(deep, strong, 0.35),
    strong,
    mix(strong, warm, 0.5),
    warm,
    mix(warm, light, 0.5),
    light,
  ]
  return group(
    {},
    ground(canvas, darken(deep, 0.15), deep),
    ...colours.map((colour, at) =>
      circle(cx, cy, w * (1.15 - at * 0.18), {
        fill: paint.linear(
          [
            [0, lighten(colour, 0.14)],
            [1, darken(colour, 0.2)],
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
  const colours = [strong, warm, light, warm, strong, mix(warm, light, 0.5), strong]
  return group(
    {},
    ground(canvas, mix(deep, strong, 0.2), darken(deep, 0.3)),
    ...colours.map((colour, at) =>
      ellipse(0, -h * 0.23, w * 0.27, h * 0.29, {
        transform: `translate(${(w / 2).toFixed(1)} ${(h * 0.66).toFixed(1)}) rotate(${(turn + at * 51.4).toFixed(1)})`,
        fill: paint.linear(
          [
            [0, lighten(colour, 0.2), 0.95],
            [0.6, colour, 0.8],
            [1, darken(colour, 0.3), 0.75],
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
    ground(canvas, mix(warm, strong, 0.45), mix(light, warm, 0.5)),
    ...balls.map(([x, y, r, colour]) =>
      circle(w * (x + shift), h * y, w * r, {
        fill: paint.radial(
          [
            [0, lighten(colour, 0.5)],
            [0.45, colour],
            [0.85, mix(colour, deep, 0.5)],
            [1, mix(colour, deep, 0.35)],
          ],
          [0.34, 0.3, 0.75],
        ),
      }),
    ),
  )
}
