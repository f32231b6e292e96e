import type { Random } from '../../random.ts'
import { DOWN, type Paint } from '../kit/paint.ts'
import { rect } from '../kit/svg.ts'
import type { Palette } from './palettes.ts'

export type Canvas = { paint: Paint; w: number; h: number; tones: Palette; random: Random }

export function ground({ paint, w, h }: Canvas, from: string, to: string) {
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
