import { createRandom, type Random } from '../../../src/demo/random.ts'
import {
  circle,
  createPaint,
  DOWN,
  darken,
  group,
  lighten,
  type Paint,
  path,
  picture,
  rect,
} from '../kit/svg.ts'
import { drawBeard, drawFeatures, drawGlasses, drawHead, drawNeck } from './face.ts'
import { type HairStyle, hairs } from './hair.ts'

/** Hair styles to choose from; any if left out. */
type HairLength = 'short' | 'long' | 'scarf'

const cuts: Record<HairLength, readonly HairStyle[]> = {
  short: ['crop', 'parted', 'quiff', 'curls', 'shaved', 'beanie', 'crop', 'parted'],
  long: ['bob', 'long', 'waves', 'bun', 'afro', 'fringe'],
  scarf: ['scarf'],
}

export type Portrait = { seed: number; hair?: HairLength }

const SIZE = 512

/** A friendly portrait, 512 by 512; the same seed always draws the same person. */
export function drawAvatar({ seed, hair: wanted }: Portrait): string {
  const random = createRandom(seed * 2654435761 + 99)
  const paint = createPaint('a')
  const skin = random.pick(skins)
  const dark = skins.indexOf(skin) > 3
  const [background, shade] = random.pick(backgrounds)
  const gray = random.chance(0.14)
  const color = gray
    ? random.pick(greyHair)
    : random.pick(dark ? naturalHair.slice(0, 3) : naturalHair)
  const style = random.pick(cuts[wanted ?? random.pick(['short', 'long'] as const)])
  const scarf = random.pick(['#7a9471', '#8c6a9a', '#c77f6a', '#3f6f7d', '#44517c'])
  const hair = hairs[style]
  const tone = style === 'scarf' ? scarf : color
  const bearded = cuts.short.includes(style) && random.chance(0.42)
  const drawn = [
    rect(0, 0, SIZE, SIZE, 0, { fill: background }),
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
    bearded ? drawBeard(color, random.chance(0.6)) : '',
    drawFeatures(skin, style === 'scarf' ? '#3d2a20' : color, random),
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

export const skins = [
  '#f6d7c3',
  '#f0c6a6',
  '#e3ad86',
  '#c98b62',
  '#a86c45',
  '#7d4b2e',
  '#5d3622',
] as const
export const naturalHair = [
  '#2a2020',
  '#3d2a20',
  '#5a3a24',
  '#8a5a30',
  '#b98546',
  '#dcb878',
  '#9c4a2a',
  '#1d1b22',
] as const
export const greyHair = ['#c9c7c4', '#e6e3de', '#8d8a88'] as const
export const cloths = [
  '#d9412b',
  '#2f5d62',
  '#e0a23a',
  '#3f4f7a',
  '#7a9471',
  '#c98aa0',
  '#33353d',
  '#eee6d8',
  '#8a5a83',
  '#4f86a8',
] as const
export const backgrounds = [
  ['#f3dccb', '#e7c2a9'],
  ['#d9e6ea', '#b9d0d9'],
  ['#dde8d7', '#bfd3b6'],
  ['#f4e3b8', '#e8cc86'],
  ['#e6dcee', '#cdbce0'],
  ['#f6d5d0', '#ebb3ab'],
  ['#d4e6e0', '#a9cfc4'],
] as const

const BODY = 'M62 512C66 428 136 392 214 368Q256 420 298 368C376 392 446 428 450 512Z'

/** A sweater, a shirt, a hoodie, a turtleneck or stripes. */
export function drawClothes(paint: Paint, color: string, random: Random): string {
  const cloth = path(BODY, {
    fill: paint.linear(
      [
        [0, lighten(color, 0.14)],
        [1, darken(color, 0.16)],
      ],
      DOWN,
    ),
  })
  const line = {
    fill: 'none',
    stroke: darken(color, 0.3),
    'stroke-width': 5,
    'stroke-linecap': 'round',
  } as const
  const kind = random.pick(['crew', 'shirt', 'hood', 'high', 'stripes', 'jacket'] as const)
  const fold = path('M132 512Q134 470 146 446M380 512Q378 470 366 446', { ...line, opacity: 0.5 })
  switch (kind) {
    case 'crew':
      return group(
        {},
        cloth,
        path('M208 371Q256 428 304 371L314 376Q256 446 198 376Z', { fill: darken(color, 0.2) }),
        fold,
      )
    case 'shirt':
      return group(
        {},
        cloth,
        path('M214 364L190 392L232 444L256 408L280 444L322 392L298 364Q256 412 214 364Z', {
          fill: lighten(color, 0.42),
        }),
        path('M256 410V512', { ...line, opacity: 0.7 }),
        fold,
      )
    case 'hood':
      return group(
        {},
        path('M150 420Q160 340 214 344H298Q352 340 362 420Q310 380 256 430Q202 380 150 420Z', {
          fill: darken(color, 0.22),
        }),
        cloth,
        path('M214 368Q256 440 298 368L318 378Q300 440 256 452Q212 440 194 378Z', {
          fill: darken(color, 0.24),
        }),
        path('M236 448V496M276 448V490', { ...line, stroke: lighten(color, 0.5) }),
      )
    case 'high':
      return group(
        {},
        cloth,
        path('M212 336Q256 362 300 336L306 384Q256 418 206 384Z', { fill: lighten(color, 0.1) }),
        path('M208 362Q256 392 304 362', { ...line, opacity: 0.45 }),
        fold,
      )
    case 'stripes':
      return group(
        {},
        cloth,
        group(
          { 'clip-path': paint.clip(BODY) },
          path('M40 424H480M40 460H480M40 496H480', {
            fill: 'none',
            stroke: lighten(color, 0.65),
            'stroke-width': 13,
          }),
        ),
        path('M208 371Q256 428 304 371L312 375Q256 440 200 375Z', { fill: darken(color, 0.2) }),
      )
    case 'jacket':
      return group(
        {},
        path(BODY, { fill: '#f1ece2' }),
        path('M62 512C66 428 136 392 206 370L240 512ZM450 512C446 428 376 392 306 370L272 512Z', {
          fill: paint.linear(
            [
              [0, lighten(color, 0.1)],
              [1, darken(color, 0.18)],
            ],
            DOWN,
          ),
        }),
        path('M206 370L190 410L216 430L240 512M306 370L322 410L296 430L272 512', line),
      )
  }
}
