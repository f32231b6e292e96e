import { letters } from '../kit/glyphs.ts'
import {
  circle,
  DOWN,
  darken,
  ellipse,
  group,
  isDark,
  lighten,
  lightness,
  mix,
  type Paint,
  path,
  rect,
  softRect,
} from '../kit/svg.ts'
import type { Handset } from './slab.ts'
import { drawMenu } from './small-screen.ts'
import { type Pose, plane } from './stage.ts'

type HandsetStyle = { color: string; accent: string; seed: number }

/** The front of a phone with keys: plastic, a window, a small screen and a keypad. */
export function drawHandset(
  paint: Paint,
  pose: Pose,
  outline: string,
  phone: Handset,
  style: HandsetStyle,
): string {
  const [w, h] = phone.size
  const { color } = style
  const { screen, window: pane } = phone
  const clip = paint.clip(outline)
  const inside = paint.clip(`M${screen.x} ${screen.y}h${screen.w}v${screen.h}h${-screen.w}Z`)
  return group(
    { transform: plane(pose), 'clip-path': clip },
    path(outline, {
      fill: paint.linear([
        [0, lighten(color, 0.24)],
        [0.4, color],
        [1, darken(color, 0.2)],
      ]),
    }),
    path(outline, {
      fill: paint.linear(
        [
          [0, '#ffffff', 0.2],
          [0.18, '#ffffff', 0],
          [0.86, '#000000', 0],
          [1, '#000000', 0.25],
        ],
        [0, 0, 1, 0],
      ),
    }),
    group(
      { transform: `translate(${-w / 2} ${-h / 2})` },
      pane ? drawPane(paint, pane, phone) : '',
      group({ 'clip-path': inside }, drawMenu(paint, screen, style.seed)),
      path(
        `M${screen.x} ${screen.y}h${screen.w * 0.55}l${-screen.w * 0.35} ${screen.h}h${-screen.w * 0.2}Z`,
        {
          fill: paint.linear(
            [
              [0, '#ffffff', 0.2],
              [1, '#ffffff', 0.03],
            ],
            DOWN,
          ),
        },
      ),
      earpiece(w, pane ? pane.y + 3.4 : 6),
      drawNavigation(paint, phone.navigation, style),
      drawKeys(paint, phone.keys, style),
      phone.hinge ? hinge(paint, w, phone.hinge, color) : '',
    ),
  )
}

function drawPane(paint: Paint, pane: NonNullable<Handset['window']>, phone: Handset) {
  const dark = phone.frame === 'aluminium' ? '#1b1c20' : '#101115'
  return group(
    {},
    path(softRect(pane.x - 0.4, pane.y - 0.3, pane.w + 0.8, pane.h + 0.8, pane.r + 0.3), {
      fill: '#ffffff',
      opacity: 0.35,
    }),
    path(softRect(pane.x, pane.y, pane.w, pane.h, pane.r), {
      fill: paint.linear([
        [0, lighten(dark, 0.2)],
        [0.4, dark],
        [1, '#060709'],
      ]),
    }),
  )
}

function earpiece(w: number, y: number) {
  return rect(w / 2 - 4.6, y - 0.6, 9.2, 1.2, 0.6, { fill: '#000', opacity: 0.75 })
}

function hinge(paint: Paint, w: number, y: number, color: string) {
  return rect(0, y - 4, w, 8, 0, {
    fill: paint.linear(
      [
        [0, darken(color, 0.55)],
        [0.12, lighten(color, 0.1)],
        [0.45, lighten(color, 0.4)],
        [0.8, darken(color, 0.3)],
        [1, darken(color, 0.6)],
      ],
      DOWN,
    ),
  })
}

function drawNavigation(paint: Paint, at: Handset['navigation'], style: HandsetStyle) {
  const tone = isDark(style.color) ? lighten(style.color, 0.1) : mix(style.color, '#2b2c30', 0.08)
  const key = paint.linear(
    [
      [0, lighten(tone, 0.35)],
      [1, darken(tone, 0.25)],
    ],
    DOWN,
  )
  const [cx, cy] = [at.x + at.w / 2, at.y + at.h / 2]
  const edge = { stroke: darken(style.color, 0.55), 'stroke-width': 0.35, 'stroke-opacity': 0.7 }
  if (at.style === 'bar') {
    return group(
      {},
      path(softRect(cx - at.w * 0.2, at.y, at.w * 0.4, at.h * 0.62, at.h * 0.3), {
        fill: key,
        ...edge,
      }),
      rect(cx - 3.4, at.y + at.h * 0.26, 6.8, 0.9, 0.45, { fill: '#2a5fb0' }),
      ...[-1, 1].map((s) =>
        path(softRect(cx + s * at.w * 0.37 - 4, at.y + at.h * 0.3, 8, at.h * 0.42, 2), {
          fill: key,
          ...edge,
        }),
      ),
    )
  }
  const side = Math.min(at.h, at.w * 0.36)
  const soft = (x: number, y: number, color?: string) =>
    group(
      {},
      path(softRect(x, y, at.w * 0.26, at.h * 0.4, 1.4), { fill: key, ...edge }),
      rect(x + at.w * 0.07, y + at.h * 0.17, at.w * 0.12, 0.8, 0.4, {
        fill: color ?? '#ffffff',
        opacity: 0.9,
      }),
    )
  const disc = at.style === 'disc'
  return group(
    {},
    soft(at.x, at.y + at.h * 0.02),
    soft(at.x, at.y + at.h * 0.56, '#3fbf6a'),
    soft(at.x + at.w * 0.74, at.y + at.h * 0.02),
    soft(at.x + at.w * 0.74, at.y + at.h * 0.56, '#e0483c'),
    disc
      ? circle(cx, cy, side / 2, { fill: key, ...edge })
      : path(softRect(cx - side / 2, cy - side / 2, side, side, side * 0.22), {
          fill: key,
          ...edge,
        }),
    disc
      ? circle(cx, cy, side * 0.24, {
          fill: paint.linear(
            [
              [0, darken(tone, 0.2)],
              [1, lighten(tone, 0.3)],
            ],
            DOWN,
          ),
        })
      : path(softRect(cx - side * 0.22, cy - side * 0.22, side * 0.44, side * 0.44, side * 0.1), {
          fill: paint.linear(
            [
              [0, darken(tone, 0.3)],
              [1, lighten(tone, 0.2)],
            ],
            DOWN,
          ),
        }),
  )
}

const pad = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
const lettersOfKeys = ['', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ', '', '', '']
const rows = ['QWERTYUIOP', 'ASDFGHJKL*', '0ZXCVBNM:#']

/** The keypad: a telephone pad in three styles, or a full keyboard. */
export function drawKeys(
  paint: Paint,
  keys: Handset['keys'],
  style: { color: string; accent: string },
): string {
  if (keys.style === 'letters') return drawLetters(paint, keys, style.color)
  const [stepX, stepY] = [keys.w / 3, keys.h / 4]
  const pale = keys.style === 'ovals'
  const cap = pale
    ? '#e8e9ea'
    : isDark(style.color)
      ? lighten(style.color, 0.07)
      : lighten(style.color, 0.2)
  const ink = lightness(cap) > 0.5 ? '#1c1d21' : '#f4f4f2'
  const fill = paint.linear(
    [
      [0, lighten(cap, 0.3)],
      [0.5, cap],
      [1, darken(cap, 0.22)],
    ],
    DOWN,
  )
  const edge = { stroke: darken(style.color, 0.6), 'stroke-opacity': 0.6, 'stroke-width': 0.3 }
  const tray =
    keys.style === 'rows'
      ? path(softRect(keys.x - 1, keys.y - 1, keys.w + 2, keys.h + 2, 3), {
          fill: darken(style.color, 0.55),
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
      const word = lettersOfKeys[at] ?? ''
      return group(
        {},
        shape,
        letters(digit, {
          x: word ? cx - w * 0.2 : cx,
          y: cy - tall / 2,
          height: tall,
          weight: 0.15,
          color: ink,
          anchor: 'middle',
        }),
        word
          ? letters(word, {
              x: cx + w * 0.17,
              y: cy - tall * 0.1,
              height: tall * 0.42,
              weight: 0.16,
              color: ink,
              opacity: 0.75,
              anchor: 'middle',
            })
          : '',
      )
    }),
  )
}

function drawLetters(paint: Paint, keys: Handset['keys'], color: string) {
  const cap = isDark(color) ? '#1a1b1f' : lighten(color, 0.3)
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
            color: ink,
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
