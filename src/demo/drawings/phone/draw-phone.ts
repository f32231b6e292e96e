import { type FamilyName, families } from '../families/families.ts'
import { createPaint } from '../kit/paint.ts'
import { picture } from '../kit/svg.ts'
import { compose, type Side } from './compose.ts'
import { buildModel } from './model.ts'
import { CANVAS, drawStage, type Stage } from './stage.ts'
import type { Grade } from './wear.ts'

export type PhoneDrawing = {
  family: FamilyName
  /** Colour of the body, as #rrggbb. */
  colour: string
  wear: Grade
  side: Side
  stage?: Stage
  /** Chooses wallpaper, pose and where the scratches lie. */
  seed?: number
  /** Second colour, where a family has one: a side key, a ring, a light. */
  accent?: string
}

/** A phone on its stage, 1200 by 1200, as one self-contained SVG. */
export function drawPhone({
  family,
  colour,
  wear,
  side,
  stage = 'sand',
  seed = 1,
  accent = '#d9412b',
}: PhoneDrawing): string {
  const paint = createPaint('p')
  const model = buildModel(paint, families[family], { colour, accent, wear, seed })
  const drawn = drawStage(paint, stage) + compose(paint, model, side, seed)
  return picture(CANVAS, CANVAS, paint.definitions(), drawn)
}
