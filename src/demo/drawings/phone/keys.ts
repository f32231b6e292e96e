import { darken, isDark, lighten, lightness } from '../kit/colour.ts'
import { letters } from '../kit/glyphs.ts'
import { DOWN, type Paint } from '../kit/paint.ts'
import { ellipse, group, path, rect, softRect } from '../kit/svg.ts'
import type { Handset } from './slab.ts'

const pad = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
const under = ['', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ', '', '', '']
const rows = ['QWERTYUIOP', 'ASDFGHJKL*', '0ZXCVBNM:#']

/** Keys to press: a telephone pad in three styles, or a full row of letters. */
export function drawKeys(
  paint: Paint,
  keys: Handset['keys'],
  look: { colour: string; accent: string },
): string {
  if (keys.style === 'letters') return drawLetters(paint, keys, look.colour)
  const [stepX, stepY] = [keys.w / 3, keys.h / 4]
  const pale = keys.style === 'ovals'
  const cap = pale
    ? '#e8e9ea'
    : isDark(look.colour)
      ? lighten(look.colour, 0.07)
      : lighten(look.colour, 0.2)
  const ink = lightness(cap) > 0.5 ? '#1c1d21' : '#f4f4f2'
  const fill = paint.linear(
    [
      [0, lighten(cap, 0.3)],
      [0.5, cap],
      [1, darken(cap, 0.22)],
    ],
    DOWN,
  )
  const edge = { stroke: darken(look.colour, 0.6), 'stroke-opacity': 0.6, 'stroke-width': 0.3 }
  const tray =
    keys.style === 'rows'
      ? path(softRect(keys.x - 1, keys.y - 1, keys.w + 2, keys.h + 2, 3), {
          fill: darken(look.colour, 0.55),
          opacity: 0.5,
        })
      : ''
  return group(
    {},
    tray,
    ...pad.map((digit, at) => {
      const [column, row] = [at % 3, Math.floor(at / 3)]
      const [x, y] = [
        keys.x + column * stepX,
        keys.y + row * stepY + (keys.style === 'ovals' && column !== 1 ? -1.2 : 0),
      ]
      const [w, h] =
        keys.style === 'rows' ? [stepX - 0.35, stepY - 1.1] : [stepX - 1.6, stepY - 1.8]
      const [cx, cy] = [x + stepX / 2, y + stepY / 2]
      const lean = keys.style === 'ovals' ? (column - 1) * -10 : 0
      const shape = pale
        ? ellipse(cx, cy, w / 2, h / 2, {
            fill,
            ...edge,
            transform: lean ? `rotate(${lean} ${cx} ${cy})` : undefined,
          })
        : keys.style === 'rows'
          ? rect(cx - w / 2, cy - h / 2, w, h, 1.1, { fill })
          : path(softRect(cx - w / 2, cy - h / 2, w, h, 1.9), { fill, ...edge })
      const tall = Math.min(2.9, h * 0.46)
      const word = under[at] ?? ''
      return group(
        {},
        shape,
        letters(digit, {
          x: word ? cx - w * 0.2 : cx,
          y: cy - tall / 2,
          height: tall,
          weight: 0.15,
          colour: ink,
          anchor: 'middle',
        }),
        word
          ? letters(word, {
              x: cx + w * 0.17,
              y: cy - tall * 0.1,
              height: tall * 0.42,
              weight: 0.16,
              colour: ink,
              opacity: 0.75,
              anchor: 'middle',
            })
          : '',
      )
    }),
  )
}

function drawLetters(paint: Paint, keys: Handset['keys'], colour: string) {
  const cap = isDark(colour) ? '#1a1b1f' : lighten(colour, 0.3)
  const ink = lightness(cap) > 0.5 ? '#1c1d21' : '#f4f4f2'
  const fill = paint.linear(
    [
      [0, lighten(cap, 0.32)],
      [0.5, cap],
      [1, darken(cap, 0.35)],
    ],
    DOWN,
  )
  const [stepX, stepY] = [keys.w / 10, keys.h / 4]
  const key = (x: number, y: number, w: number, mark: string) =>
    group(
      {},
      path(softRect(x + 0.25, y + 0.4, w - 0.5, stepY - 0.9, 1.5), {
        fill,
        stroke: '#000',
        'stroke-opacity': 0.5,
        'stroke-width': 0.2,
      }),
      mark
        ? letters(mark, {
            x: x + w / 2,
            y: y + stepY * 0.33,
            height: stepY * 0.3,
            weight: 0.14,
            colour: ink,
            anchor: 'middle',
          })
        : '',
    )
  return group(
    {},
    ...rows.flatMap((row, line) =>
      [...row].map((mark, at) => key(keys.x + at * stepX, keys.y + line * stepY, stepX, mark)),
    ),
    ...[
      [0, 1.5],
      [1.5, 1.5],
      [3, 4],
      [7, 1.5],
      [8.5, 1.5],
    ].map(([from = 0, wide = 1]) =>
      key(keys.x + from * stepX, keys.y + 3 * stepY, wide * stepX, ''),
    ),
  )
}
