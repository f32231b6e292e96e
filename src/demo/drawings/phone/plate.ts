import { darken, isDark, lighten } from '../kit/colour.ts'
import { DIAGONAL, DOWN, type Paint } from '../kit/paint.ts'
import { group, path, rect } from '../kit/svg.ts'
import type { BackLook } from './back.ts'

export function plateColour(paint: Paint, look: BackLook) {
  const { body, finish } = look
  if (finish === 'gloss')
    return paint.linear([
      [0, lighten(body, 0.2)],
      [0.35, body],
      [0.7, darken(body, 0.12)],
      [1, darken(body, 0.26)],
    ])
  if (finish === 'clear')
    return paint.linear(
      [
        [0, lighten(body, 0.12)],
        [1, darken(body, 0.14)],
      ],
      DOWN,
    )
  return paint.linear([
    [0, lighten(body, 0.16)],
    [0.5, body],
    [1, darken(body, 0.18)],
  ])
}

export function drawSheen(paint: Paint, w: number, h: number, look: BackLook) {
  const strength = isDark(look.body) ? 0.75 : 1
  if (look.finish === 'gloss') {
    const band = `M${-w / 2} ${h * 0.12}L${w / 2} ${-h * 0.3}V${-h / 2}H${-w * 0.1}L${-w / 2} ${-h * 0.2}Z`
    const thin = `M${-w / 2} ${h * 0.24}L${w / 2} ${-h * 0.18}V${-h * 0.13}L${-w / 2} ${h * 0.29}Z`
    return group(
      {},
      path(band, {
        fill: paint.linear(
          [
            [0, '#ffffff', 0.05 * strength],
            [0.5, '#ffffff', 0.3 * strength],
            [1, '#ffffff', 0.04],
          ],
          DIAGONAL,
        ),
      }),
      path(thin, {
        fill: paint.linear([
          [0, '#ffffff', 0.02],
          [0.5, '#ffffff', 0.16 * strength],
          [1, '#ffffff', 0.02],
        ]),
      }),
    )
  }
  const glow = rect(-w / 2, -h / 2, w, h, 0, {
    fill: paint.radial(
      [
        [0, '#ffffff', 0.3 * strength],
        [0.6, '#ffffff', 0.07],
        [1, '#ffffff', 0],
      ],
      [0.28, 0.3, 0.62],
    ),
  })
  return look.finish === 'leather' ? group({}, grain(w, h), glow) : glow
}

/** Rows of short dashes read as pressed leather. */
function grain(w: number, h: number) {
  const rows = Array.from(
    { length: 58 },
    (_, at) => `M${-w / 2 + (at % 3) * 0.7} ${(-h / 2 + ((at + 0.5) * h) / 58).toFixed(1)}h${w}`,
  )
  return path(rows.join(''), {
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.085,
    'stroke-width': 1,
    'stroke-linecap': 'round',
    'stroke-dasharray': '.5 1.5 .9 1.7 .2 1.3',
  })
}
