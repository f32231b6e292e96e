import type { Random } from '../../random.ts'
import { darken, lighten } from '../kit/colour.ts'
import { DOWN, type Paint } from '../kit/paint.ts'
import { group, path } from '../kit/svg.ts'

const BODY = 'M62 512C66 428 136 392 214 368Q256 420 298 368C376 392 446 428 450 512Z'

/** A jumper, a shirt, a hood, a high collar or stripes. */
export function drawClothes(paint: Paint, colour: string, random: Random): string {
  const cloth = path(BODY, {
    fill: paint.linear(
      [
        [0, lighten(colour, 0.14)],
        [1, darken(colour, 0.16)],
      ],
      DOWN,
    ),
  })
  const line = {
    fill: 'none',
    stroke: darken(colour, 0.3),
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
        path('M208 371Q256 428 304 371L314 376Q256 446 198 376Z', { fill: darken(colour, 0.2) }),
        fold,
      )
    case 'shirt':
      return group(
        {},
        cloth,
        path('M214 364L190 392L232 444L256 408L280 444L322 392L298 364Q256 412 214 364Z', {
          fill: lighten(colour, 0.42),
        }),
        path('M256 410V512', { ...line, opacity: 0.7 }),
        fold,
      )
    case 'hood':
      return group(
        {},
        path('M150 420Q160 340 214 344H298Q352 340 362 420Q310 380 256 430Q202 380 150 420Z', {
          fill: darken(colour, 0.22),
        }),
        cloth,
        path('M214 368Q256 440 298 368L318 378Q300 440 256 452Q212 440 194 378Z', {
          fill: darken(colour, 0.24),
        }),
        path('M236 448V496M276 448V490', { ...line, stroke: lighten(colour, 0.5) }),
      )
    case 'high':
      return group(
        {},
        cloth,
        path('M212 336Q256 362 300 336L306 384Q256 418 206 384Z', { fill: lighten(colour, 0.1) }),
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
            stroke: lighten(colour, 0.65),
            'stroke-width': 13,
          }),
        ),
        path('M208 371Q256 428 304 371L312 375Q256 440 200 375Z', { fill: darken(colour, 0.2) }),
      )
    case 'jacket':
      return group(
        {},
        path(BODY, { fill: '#f1ece2' }),
        path('M62 512C66 428 136 392 206 370L240 512ZM450 512C446 428 376 392 306 370L272 512Z', {
          fill: paint.linear(
            [
              [0, lighten(colour, 0.1)],
              [1, darken(colour, 0.18)],
            ],
            DOWN,
          ),
        }),
        path('M206 370L190 410L216 430L240 512M306 370L322 410L296 430L272 512', line),
      )
  }
}
