import type { Random } from '../../random.ts'
import { lightness, mix } from '../kit/colour.ts'
import { letters } from '../kit/glyphs.ts'
import type { Paint } from '../kit/paint.ts'
import { circle, group, path, rect, softRect } from '../kit/svg.ts'
import type { Moment } from './face.ts'
import { palettes } from './palettes.ts'
import type { Area } from './slab.ts'

function iconColours(random: Random) {
  const tones = random.pick(palettes)
  return [
    '#ffffff',
    mix(tones[1], '#ffffff', 0.1),
    tones[2],
    mix(tones[3], '#ffffff', 0.4),
    '#17161a',
    mix(tones[2], tones[3], 0.5),
    '#e8e6e1',
  ]
}

/** A home screen: a widget, rows of icons with invented signs, and perhaps a dock. */
export function drawIcons(area: Area, random: Random, moment: Moment, dock: boolean): string {
  const columns = 4
  const colours = iconColours(random)
  const step = (area.w - 7) / columns
  const size = step * 0.66
  const rows = Math.min(5, Math.floor((area.h * 0.52) / (step * 1.1)))
  const left = area.x + 3.5 + (step - size) / 2
  const drawn: string[] = []
  const one = (x: number, y: number) => {
    const colour = random.pick(colours)
    const ink = lightness(colour) > 0.6 ? '#17161a' : '#ffffff'
    const sign = random.pick([
      circle(x + size / 2, y + size / 2, size * 0.2, {
        fill: 'none',
        stroke: ink,
        'stroke-width': size * 0.08,
      }),
      rect(x + size * 0.28, y + size * 0.34, size * 0.44, size * 0.32, size * 0.08, { fill: ink }),
      path(
        `M${x + size * 0.3} ${y + size * 0.66}V${y + size * 0.48}M${x + size * 0.5} ${y + size * 0.66}V${y + size * 0.32}M${x + size * 0.7} ${y + size * 0.66}V${y + size * 0.42}`,
        { stroke: ink, 'stroke-width': size * 0.1, 'stroke-linecap': 'round' },
      ),
      path(
        `M${x + size * 0.32} ${y + size * 0.5}l${size * 0.13} ${size * 0.14} ${size * 0.24} ${-size * 0.28}`,
        { fill: 'none', stroke: ink, 'stroke-width': size * 0.1, 'stroke-linecap': 'round' },
      ),
      circle(x + size / 2, y + size / 2, size * 0.22, { fill: ink }),
    ])
    return (
      path(softRect(x, y, size, size, size * 0.26), { fill: colour, opacity: 0.94 }) +
      group({ opacity: 0.82 }, sign)
    )
  }
  const top = area.y + area.h * 0.3
  drawn.push(widget(area, moment))
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === rows - 2 && column > 1) continue
      drawn.push(one(left + column * step, top + row * step * 1.12))
    }
  }
  if (dock) {
    const y = area.y + area.h - step * 1.18
    drawn.push(
      path(softRect(area.x + 2, y - size * 0.18, area.w - 4, size * 1.36, size * 0.42), {
        fill: '#ffffff',
        opacity: 0.28,
      }),
    )
    for (let column = 0; column < columns; column++) drawn.push(one(left + column * step, y))
  }
  return group({}, ...drawn)
}

/** Time and weather on the home screen. */
function widget(area: Area, moment: Moment) {
  const [x, y, w] = [area.x + 4.5, area.y + area.h * 0.1, area.w - 9]
  return group(
    {},
    path(softRect(x, y, w, area.h * 0.15, 4), { fill: '#ffffff', opacity: 0.22 }),
    letters(moment.time, {
      x: x + 4,
      y: y + area.h * 0.038,
      height: area.h * 0.045,
      weight: 0.1,
      colour: '#fff',
    }),
    letters(moment.day, {
      x: x + 4,
      y: y + area.h * 0.108,
      height: area.w * 0.034,
      weight: 0.12,
      colour: '#fff',
      opacity: 0.85,
    }),
    circle(x + w - 9, y + area.h * 0.075, 4.2, { fill: '#ffffff', opacity: 0.92 }),
  )
}

/** A wall of live tiles in one colour. */
export function drawTiles(paint: Paint, area: Area, random: Random) {
  const colour = random.pick(['#1f7ac2', '#7a3fb0', '#0f8a7d', '#c2412d', '#2f7d32'])
  const unit = (area.w - 2) / 4
  const plan = [
    [0, 0, 2, 2],
    [2, 0, 1, 1],
    [3, 0, 1, 1],
    [2, 1, 2, 1],
    [0, 2, 1, 1],
    [1, 2, 1, 1],
    [2, 2, 2, 2],
    [0, 3, 2, 1],
    [0, 4, 4, 2],
    [0, 6, 1, 1],
    [1, 6, 1, 1],
    [2, 6, 2, 1],
  ] as const
  return group(
    {},
    rect(area.x, area.y, area.w, area.h, 0, { fill: '#060608' }),
    ...plan.map(([x, y, w, h], at) => {
      const [left, top] = [area.x + 1 + x * unit, area.y + 5 + y * unit]
      const tone = mix(
        colour,
        at % 5 === 3 ? '#ffffff' : '#000000',
        at % 5 === 3 ? 0.16 : (at % 3) * 0.07,
      )
      const [wide, high] = [w * unit - 1, h * unit - 1]
      return group(
        {},
        rect(left, top, wide, high, 0, {
          fill: paint.linear([
            [0, mix(tone, '#ffffff', 0.08)],
            [1, tone],
          ]),
        }),
        at % 4 === 0
          ? letters(String(random.whole(2, 28)), {
              x: left + wide / 2,
              y: top + high / 2 - unit * 0.2,
              height: unit * 0.4,
              weight: 0.1,
              colour: '#fff',
              anchor: 'middle',
            })
          : rect(
              left + wide / 2 - unit * 0.2,
              top + high / 2 - unit * 0.14,
              unit * 0.4,
              unit * 0.28,
              unit * 0.05,
              { fill: '#fff', opacity: 0.92 },
            ),
      )
    }),
  )
}
