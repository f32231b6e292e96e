import { catalog, type PhoneModel } from '../../src/demo/catalog.ts'
import { type DemoPicture, isPictureFor } from '../../src/demo/pictures/picture-set.ts'
import { createRandom, type Random, seedFrom } from '../../src/demo/random.ts'
import type { FamilyName } from './families/families.ts'
import type { PhoneDrawing } from './phone/draw-phone.ts'
import type { Grade } from './phone/wear.ts'

/** A picture of the demo with how it is drawn, and how the same phone is drawn from another side. */
export type DesignedPicture = DemoPicture & {
  drawing: Required<PhoneDrawing>
  angleDrawing: Required<PhoneDrawing> | null
}

/** Besides a picture in good condition, every fourth model has one that shows marks of use. */
const WORN_EVERY = 4
const goodSides = ['both', 'back', 'both', 'front'] as const
const wornSides = ['back', 'front'] as const
const wornGrades = ['C', 'D', 'C'] as const
const stages = ['sand', 'mist', 'sage'] as const

/**
 * The same pictures on every machine. Each model of the catalog has at least one in a color that it
 * was sold in; models of one family and color share theirs.
 */
export function choosePictures(): DesignedPicture[] {
  const random = createRandom(1)
  const good: DesignedPicture[] = []
  for (const model of catalog)
    if (!good.some((picture) => isPictureFor(picture, model)))
      good.push(design(model, random, good.length))
  const worn = catalog
    .filter((_, index) => index % WORN_EVERY === 0)
    .map((model, index) => design(model, random, index, wornGrades[index % wornGrades.length]))
  const byKey = new Map([...good, ...worn].map((picture) => [picture.key, picture]))
  return [...byKey.values()]
}

function design(
  model: PhoneModel,
  random: Random,
  index: number,
  worn?: 'C' | 'D',
): DesignedPicture {
  const { colors } = model
  // A test makes sure that it can be drawn.
  const family = model.family as FamilyName
  const color = random.pick(colors).hex
  const wear: Grade = worn ?? 'B'
  const side = worn
    ? (wornSides[index % wornSides.length] ?? 'back')
    : (goodSides[index % goodSides.length] ?? 'both')
  const key = `${family}-${color.slice(1)}-${wear}`.toLowerCase()
  const drawing = {
    family,
    color,
    wear,
    side,
    stage: stages[index % stages.length] ?? 'sand',
    seed: seedFrom(key) % 100_000,
    accent: accentFor(color),
  }
  return {
    key,
    family,
    color,
    side,
    grades: worn ? [worn] : ['A', 'B'],
    drawing,
    ...(worn
      ? { angle: null, angleDrawing: null }
      : { angle: `${key}-angle`, angleDrawing: fromAnotherSide(drawing, index) }),
  }
}

/** On another background too, so that two sellers' photos of one model do not look alike. */
function fromAnotherSide(drawing: Required<PhoneDrawing>, index: number): Required<PhoneDrawing> {
  const side = drawing.side === 'back' ? 'front' : 'back'
  return { ...drawing, side, stage: stages[(index + 1) % stages.length] ?? 'mist' }
}

/** The second color that goes with a body: warm on cool ones, and the other way round. */
function accentFor(hex: string) {
  const warm = Number.parseInt(hex.slice(1, 3), 16) > Number.parseInt(hex.slice(5, 7), 16)
  return warm ? '#e2694a' : '#e8a23c'
}
