import { darken, isDark, lighten, mix } from '../kit/colour.ts'
import type { Paint } from '../kit/paint.ts'
import { circle, group, path, rect } from '../kit/svg.ts'
import type { BackLook } from './back.ts'
import type { Part } from './slab.ts'

/** What lies level in the plate: shades, lines, patches, a fingerprint reader. */
export function drawFlat(paint: Paint, part: Part, w: number, look: BackLook): string {
  if (part.part === 'shade') {
    const glass = isDark(look.body) ? darken(look.body, 0.35) : mix(look.body, '#17181c', 0.82)
    return rect(0, 0, w, part.h, 0, {
      fill: paint.linear([
        [0, lighten(glass, 0.16)],
        [0.5, glass],
        [1, darken(glass, 0.2)],
      ]),
    })
  }
  if (part.part === 'print') {
    return group(
      {},
      circle(part.x, part.y, part.r, {
        fill: paint.linear([
          [0, darken(look.body, 0.4)],
          [1, lighten(look.body, 0.25)],
        ]),
      }),
      circle(part.x, part.y, part.r * 0.88, {
        fill: paint.linear([
          [0, darken(look.body, 0.12)],
          [1, lighten(look.body, 0.12)],
        ]),
      }),
    )
  }
  if (part.part === 'line') {
    const colour = part.accent ? look.accent : part.glow ? '#ffffff' : darken(look.body, 0.3)
    return path(part.d, {
      fill: 'none',
      stroke: colour,
      'stroke-width': part.width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: part.glow ? 0.95 : 0.7,
    })
  }
  if (part.part === 'patch') {
    const tone = {
      darker: darken(look.body, 0.14),
      lighter: lighten(look.body, 0.16),
      metal: look.metal,
      accent: look.accent,
    }[part.tone]
    return path(part.d, {
      fill: paint.linear([
        [0, lighten(tone, 0.12)],
        [1, darken(tone, 0.12)],
      ]),
    })
  }
  return ''
}
