import { createRandom } from '../../random.ts'
import type { Paint } from '../kit/paint.ts'
import { group } from '../kit/svg.ts'
import { type Pose, reach } from './pose.ts'
import { drawShadow, FLOOR } from './stage.ts'

export type Side = 'front' | 'back' | 'both'

/** One side of a phone to put on the stage, with its outer measure in millimetres. */
type Face = { size: readonly [w: number, h: number]; draw(pose: Pose): string }
export type Model = { front: Face; back: Face }

/** Pixels from the floor to the top of the tallest phone, and the widest that leaves air around. */
const ROOM = { tall: 890, wide: 800 }

/** Smaller phones are smaller, but less than in life: each should fill its picture. */
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
  // Now and then the back stands before the screen, if neither is much smaller.
  const alike =
    model.front.size[1] === model.back.size[1] && model.front.size[0] === model.back.size[0]
  const [near, far] =
    alike && random.chance(0.3) ? [model.back, model.front] : [model.front, model.back]
  // Cameras sit on the left of most backs: a phone behind on the right steps out further.
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
