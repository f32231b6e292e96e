import { createRandom } from '../../random.ts'
import { darken } from '../kit/colour.ts'
import { createPaint } from '../kit/paint.ts'
import { circle, group, path, picture, rect } from '../kit/svg.ts'
import { drawClothes } from './clothes.ts'
import { drawBeard, drawFeatures, drawGlasses, drawHead, drawNeck } from './face.ts'
import { type HairStyle, hairs } from './hair.ts'
import { cloths, greyHair, grounds, naturalHair, skins } from './tones.ts'

/** Which cuts a person may have; anything when left out. */
type HairLength = 'short' | 'long' | 'scarf'

const cuts: Record<HairLength, readonly HairStyle[]> = {
  short: ['crop', 'parted', 'quiff', 'curls', 'shaved', 'beanie', 'crop', 'parted'],
  long: ['bob', 'long', 'waves', 'bun', 'afro', 'fringe'],
  scarf: ['scarf'],
}

export type Portrait = { seed: number; hair?: HairLength }

const SIZE = 512

/** A friendly portrait, 512 by 512; the same seed is always the same person. */
export function drawAvatar({ seed, hair: wanted }: Portrait): string {
  const random = createRandom(seed * 2654435761 + 99)
  const paint = createPaint('a')
  const skin = random.pick(skins)
  const dark = skins.indexOf(skin) > 3
  const [ground, shade] = random.pick(grounds)
  const grey = random.chance(0.14)
  const colour = grey
    ? random.pick(greyHair)
    : random.pick(dark ? naturalHair.slice(0, 3) : naturalHair)
  const style = random.pick(cuts[wanted ?? random.pick(['short', 'long'] as const)])
  const scarf = random.pick(['#7a9471', '#8c6a9a', '#c77f6a', '#3f6f7d', '#44517c'])
  const hair = hairs[style]
  const tone = style === 'scarf' ? scarf : colour
  const bearded = cuts.short.includes(style) && random.chance(0.42)
  const drawn = [
    rect(0, 0, SIZE, SIZE, 0, { fill: ground }),
    circle(256, 250, 214, { fill: shade, opacity: 0.55 }),
    hair.back(darken(tone, 0.14)),
    drawNeck(paint, skin),
    drawClothes(paint, random.pick(cloths), random),
    style === 'long' || style === 'waves'
      ? path('M158 300Q150 400 172 446Q196 430 190 330ZM354 300Q362 400 340 446Q316 430 322 330Z', {
          fill: darken(tone, 0.06),
        })
      : '',
    drawHead(paint, skin),
    bearded ? drawBeard(colour, random.chance(0.6)) : '',
    drawFeatures(skin, style === 'scarf' ? '#3d2a20' : colour, random),
    hair.front(tone),
    random.chance(0.3) ? drawGlasses(random) : '',
    cuts.long.includes(style) && random.chance(0.4)
      ? group(
          {},
          circle(172, 266, 7, { fill: '#d9b25a' }),
          circle(340, 266, 7, { fill: '#d9b25a' }),
        )
      : '',
  ]
  return picture(SIZE, SIZE, paint.definitions(), ...drawn)
}
