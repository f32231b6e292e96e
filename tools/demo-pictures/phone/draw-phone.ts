import { createRandom } from '../../../src/demo/random.ts'
import { type FamilyName, families } from '../families/families.ts'
import {
  createPaint,
  darken,
  group,
  isDark,
  lighten,
  mix,
  type Paint,
  picture,
} from '../kit/svg.ts'
import { bodyOutline, drawBack, drawFittings } from './back.ts'
import { drawFront } from './front.ts'
import { drawHandset } from './handset.ts'
import { drawRim, drawShell, type Shell } from './shell.ts'
import type { Body, Family } from './slab.ts'
import { CANVAS, drawShadow, drawStage, FLOOR, type Pose, reach, type Stage } from './stage.ts'
import { drawWear, type Grade } from './wear.ts'

export type PhoneDrawing = {
  family: FamilyName
  /** Body color, as #rrggbb. */
  color: string
  wear: Grade
  side: Side
  stage?: Stage
  /** Selects the wallpaper, the pose and the positions of the scratches. */
  seed?: number
  /** Second color, for families that have one: a side key, a ring, a light. */
  accent?: string
}

/** A phone in a studio scene, 1200 by 1200, as one self-contained SVG. */
export function drawPhone({
  family,
  color,
  wear,
  side,
  stage = 'sand',
  seed = 1,
  accent = '#d9412b',
}: PhoneDrawing): string {
  const paint = createPaint('p')
  const model = buildModel(paint, families[family], { color, accent, wear, seed })
  const drawn = drawStage(paint, stage) + compose(paint, model, side, seed)
  return picture(CANVAS, CANVAS, paint.definitions(), drawn)
}

export type Side = 'front' | 'back' | 'both'

/** One side of a phone, with its outer size in millimeters. */
type Face = { size: readonly [w: number, h: number]; draw(pose: Pose): string }
export type Model = { front: Face; back: Face }

/** Maximum height of a phone above the floor, and maximum width that leaves a margin; pixels. */
const ROOM = { tall: 890, wide: 800 }

/**
 * Smaller phones are drawn smaller, but less so than in reality, so that each fills its picture.
 */
function scaleFor([w, h]: readonly [number, number]) {
  const fit = Math.min(ROOM.tall / h, ROOM.wide / w)
  const usual = ROOM.tall / 152
  return Math.min(fit, usual * 0.35 + fit * 0.65)
}

export function compose(paint: Paint, model: Model, side: Side, seed: number): string {
  const random = createRandom(seed + 11)
  const flip = random.chance(0.6) ? 1 : -1
  const pitch = random.between(3, 5)
  function stand(face: Face, x: number, yaw: number, scale: number, lift: number) {
    const base: Pose = { x, y: 0, scale, yaw, pitch, roll: 0 }
    const pose = { ...base, y: FLOOR - lift - reach(base, face.size[0], face.size[1]) }
    return group({}, drawShadow(paint, pose, face.size), face.draw(pose))
  }
  if (side !== 'both') {
    const yaw = side === 'front' ? random.between(12, 20) : random.between(14, 24)
    return stand(model[side], 600 - flip * 8, flip * yaw, scaleFor(model[side].size), 0)
  }
  const scale = Math.min(
    scaleFor(model.front.size),
    ROOM.wide / (model.front.size[0] + model.back.size[0] * 0.72),
  )
  const [front, back] = [model.front.size[0] * scale, model.back.size[0] * scale]
  // Sometimes the back is drawn in front of the screen, if their sizes are similar.
  const alike =
    model.front.size[1] === model.back.size[1] && model.front.size[0] === model.back.size[0]
  const [near, far] =
    alike && random.chance(0.3) ? [model.back, model.front] : [model.front, model.back]
  // Most cameras are on the left of the back, so a phone behind on the right is moved out further.
  const apart = (front + back) * (flip > 0 ? 0.42 : 0.46)
  return group(
    {},
    stand(
      far,
      600 - flip * apart * (front / (front + back)),
      flip * random.between(24, 30),
      scale * 0.94,
      58,
    ),
    stand(
      near,
      600 + flip * apart * (back / (front + back)),
      -flip * random.between(10, 16),
      scale * 0.96,
      0,
    ),
  )
}

type Measure = readonly [w: number, h: number]
type DrawSide = (pose: Pose, inner: string, measure: Measure) => string
type Fitted = (pose: Pose, measure: Measure) => string

export type PhoneStyle = { color: string; accent: string; wear: Grade; seed: number }

function frameColor(frame: Body['frame'], body: string): string {
  switch (frame) {
    case 'match':
      return isDark(body) ? lighten(body, 0.12) : darken(mix(body, '#b9bcc2', 0.25), 0.08)
    case 'steel':
      return isDark(body) ? mix(body, '#8b8e95', 0.35) : mix(body, '#c3c6cb', 0.5)
    case 'aluminium':
      return '#b4b7bc'
    case 'black':
      return '#2a2b30'
    case 'gold':
      return '#c2a477'
    case 'titanium':
      return mix(body, '#8f8a84', 0.5)
  }
}

/** Both sides of a phone, ready to be posed. */
export function buildModel(paint: Paint, family: Family, style: PhoneStyle): Model {
  const metal = frameColor(family.frame, style.color)
  function shellOf([width, height, depth]: Body['size'], from: 'front' | 'back'): Shell {
    const outline = bodyOutline(width, height, family.corner)
    return {
      outline,
      width,
      height,
      depth,
      corner: family.corner,
      wall: family.wall,
      metal,
      buttons: family.buttons,
      accent: style.accent,
      mirrored: from === 'back',
      shut: from === 'back' && Boolean(family.shut),
    }
  }
  /** Wear is drawn on the face, below its raised parts. */
  function side(from: 'front' | 'back', size: Body['size'], face: DrawSide, fittings?: Fitted) {
    const shell = shellOf(size, from)
    const measure = [size[0], size[1]] as const
    const inner = bodyOutline(size[0] - 0.9, size[1] - 0.9, family.corner - 0.45)
    const glass =
      family.kind === 'slab' &&
      (from === 'front' || (!['leather', 'plastic'].includes(family.finish) && !family.shut))
    const worn = {
      outline: shell.outline,
      size: measure,
      corner: family.corner,
      wear: style.wear,
      seed: style.seed + (from === 'front' ? 1 : 0),
      glass,
    }
    return {
      size: measure,
      draw: (pose: Pose) =>
        group(
          {},
          drawShell(paint, pose, shell),
          drawRim(paint, pose, shell),
          face(pose, inner, measure),
          drawWear(paint, pose, worn),
          fittings?.(pose, measure) ?? '',
        ),
    }
  }
  const { accent, seed, color: body } = style
  const behind = { body, metal, accent, seed, finish: family.finish }
  return {
    front: side('front', family.size, (pose, inner, measure) =>
      family.kind === 'slab'
        ? drawFront(paint, pose, inner, measure, family.screen, { body, seed })
        : drawHandset(paint, pose, inner, family, style),
    ),
    back: side(
      'back',
      family.shut ?? family.size,
      (pose, inner, measure) => drawBack(paint, pose, inner, measure, family.back, behind),
      (pose, measure) => drawFittings(paint, pose, measure, family.back, behind),
    ),
  }
}
