import { darken, isDark, lighten, mix } from '../kit/colour.ts'
import type { Paint } from '../kit/paint.ts'
import { group } from '../kit/svg.ts'
import { bodyOutline, drawBack, drawFittings } from './back.ts'
import type { Model } from './compose.ts'
import { drawFront } from './front.ts'
import { drawHandset } from './handset.ts'
import type { Pose } from './pose.ts'
import { drawRim, drawShell, type Shell } from './shell.ts'
import type { Body, Family } from './slab.ts'
import { drawWear, type Grade } from './wear.ts'

type Measure = readonly [w: number, h: number]
type Faced = (pose: Pose, inner: string, measure: Measure) => string
type Fitted = (pose: Pose, measure: Measure) => string

export type Look = { colour: string; accent: string; wear: Grade; seed: number }

function frameColour(frame: Body['frame'], body: string): string {
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

/** The two sides of a phone, ready to be posed. */
export function buildModel(paint: Paint, family: Family, look: Look): Model {
  const metal = frameColour(family.frame, look.colour)
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
      accent: look.accent,
      mirrored: from === 'back',
      shut: from === 'back' && Boolean(family.shut),
    }
  }
  /** Wear lies on the face, and under what stands up from it. */
  function side(from: 'front' | 'back', size: Body['size'], face: Faced, fittings?: Fitted) {
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
      wear: look.wear,
      seed: look.seed + (from === 'front' ? 1 : 0),
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
  const { accent, seed, colour: body } = look
  const behind = { body, metal, accent, seed, finish: family.finish }
  return {
    front: side('front', family.size, (pose, inner, measure) =>
      family.kind === 'slab'
        ? drawFront(paint, pose, inner, measure, family.screen, { body, seed })
        : drawHandset(paint, pose, inner, family, look),
    ),
    back: side(
      'back',
      family.shut ?? family.size,
      (pose, inner, measure) => drawBack(paint, pose, inner, measure, family.back, behind),
      (pose, measure) => drawFittings(paint, pose, measure, family.back, behind),
    ),
  }
}
