import { createRandom } from '../../random.ts'
import { DOWN, type Paint } from '../kit/paint.ts'
import { group, rect } from '../kit/svg.ts'
import { dunes, folds, hills, ribbons } from './landscapes.ts'
import { aurora, petals, rings, spheres } from './lights.ts'
import { palettes } from './palettes.ts'

/** An abstract picture of its own for every seed, filling the rectangle given. */
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
  // The upper half is dimmed a little, so that white letters can be read on every picture.
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
