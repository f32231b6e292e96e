import { createRandom, type Random } from '../../../src/demo/random.ts'
import { letters } from '../kit/glyphs.ts'
import { circle, group, lightness, mix, type Paint, path, rect, softRect } from '../kit/svg.ts'
import type { Area, Screen } from './slab.ts'
import { palettes } from './wallpaper.ts'

/** The same time and date everywhere on a screen. */
export type Moment = { time: string; day: string }

const days = [
  'MON 9 JUNE',
  'TUE 4 MARCH',
  'FRI 12 SEPT',
  'SAT 21 JUNE',
  'SUN 5 OCT',
  'WED 16 APRIL',
]
const hours = ['9:41', '10:08', '7:25', '12:30', '8:05', '18:36', '16:20']

/** What a phone shows when switched on: the time, the date, a few icons. No brand marks. */
export function drawFace(paint: Paint, area: Area, screen: Screen, seed: number): string {
  const random = createRandom(seed * 31 + 5)
  const moment = { time: random.pick(hours), day: random.pick(days) }
  const parts = [statusBar(area, screen, moment)]
  switch (screen.face) {
    case 'ios':
      parts.push(
        random.chance(0.35) ? drawIcons(area, random, moment, true) : lock(area, random, moment),
      )
      break
    case 'stacked':
      parts.push(stacked(area, moment))
      break
    case 'centered':
      parts.push(
        random.chance(0.35) ? drawIcons(area, random, moment, false) : lock(area, random, moment),
      )
      break
    case 'aside':
      parts.push(aside(area, moment))
      break
    case 'grid':
      parts.push(drawIcons(area, random, moment, true))
      break
    case 'tiles':
      parts.push(drawTiles(paint, area, random))
  }
  if (!screen.home && !screen.keys && screen.face !== 'tiles') {
    parts.push(
      rect(area.x + area.w * 0.32, area.y + area.h - 2.6, area.w * 0.36, 0.9, 0.45, {
        fill: '#fff',
        opacity: 0.85,
      }),
    )
  }
  return group({}, ...parts)
}

function statusBar(area: Area, screen: Screen, moment: Moment) {
  const y = area.y + (screen.cutout === 'island' ? 4 : screen.corner > 4 ? 2.6 : 1.2)
  const inset = Math.max(2, screen.corner * 0.7)
  const right = area.x + area.w - inset
  const time =
    screen.cutout === 'hole-left' || screen.cutout === 'none'
      ? ''
      : letters(moment.time, { x: area.x + inset, y, height: 1.9, weight: 0.14, color: '#fff' })
  return group(
    { opacity: 0.92 },
    time,
    rect(right - 4.4, y, 3.8, 1.9, 0.5, { fill: 'none', stroke: '#fff', 'stroke-width': 0.28 }),
    rect(right - 4, y + 0.4, 2.2, 1.1, 0.2, { fill: '#fff' }),
    path(
      `M${right - 9} ${y + 1.9}v-.6M${right - 8} ${y + 1.9}v-1M${right - 7} ${y + 1.9}v-1.45M${right - 6} ${y + 1.9}v-1.9`,
      { stroke: '#fff', 'stroke-width': 0.6 },
    ),
  )
}

function lock(area: Area, random: Random, moment: Moment) {
  const middle = area.x + area.w / 2
  const big = area.w * 0.2
  const y = area.y + area.h * 0.135
  const low = area.y + area.h - 11
  const round = (x: number) => circle(x, low, 4.1, { fill: '#0b0c10', opacity: 0.28 })
  return group(
    {},
    letters(moment.day, {
      x: middle,
      y: y - area.w * 0.075,
      height: area.w * 0.037,
      weight: 0.12,
      color: '#fff',
      opacity: 0.9,
      anchor: 'middle',
    }),
    letters(moment.time, {
      x: middle,
      y,
      height: big,
      weight: 0.1,
      color: '#fff',
      anchor: 'middle',
      gap: 5,
    }),
    random.chance(0.5) ? note(area, area.y + area.h * 0.68) : '',
    round(area.x + 8.5),
    round(area.x + area.w - 8.5),
    path(`M${area.x + 7.4} ${low - 1.8}h2.2l-.5 1.2v2.6h-1.2v-2.6Z`, {
      fill: '#fff',
      opacity: 0.9,
    }),
    rect(area.x + area.w - 10.3, low - 1.2, 3.6, 2.6, 0.6, { fill: '#fff', opacity: 0.9 }),
  )
}

/** One notification on the lock screen. */
function note(area: Area, y: number) {
  const [x, w] = [area.x + 4, area.w - 8]
  return group(
    {},
    path(softRect(x, y, w, 10.5, 3), { fill: '#ffffff', opacity: 0.3 }),
    path(softRect(x + 2, y + 2.4, 5.6, 5.6, 1.6), { fill: '#ffffff', opacity: 0.85 }),
    rect(x + 9.6, y + 2.9, w * 0.34, 1.5, 0.75, { fill: '#ffffff', opacity: 0.9 }),
    rect(x + 9.6, y + 6.1, w * 0.58, 1.3, 0.65, { fill: '#ffffff', opacity: 0.6 }),
  )
}

function stacked(area: Area, moment: Moment) {
  const middle = area.x + area.w / 2
  const [hour, minute] = moment.time.padStart(5, '0').split(':') as [string, string]
  const big = area.w * 0.36
  const y = area.y + area.h * 0.22
  const style = {
    x: middle,
    height: big,
    weight: 0.1,
    color: '#fff',
    anchor: 'middle',
    opacity: 0.94,
  } as const
  return group(
    {},
    letters(moment.day, {
      x: area.x + 5,
      y: area.y + area.h * 0.09,
      height: area.w * 0.04,
      weight: 0.12,
      color: '#fff',
    }),
    letters(hour, { ...style, y }),
    letters(minute, { ...style, y: y + big * 1.3 }),
  )
}

function aside(area: Area, moment: Moment) {
  const x = area.x + area.w * 0.1
  return group(
    {},
    letters(moment.time, {
      x,
      y: area.y + area.h * 0.14,
      height: area.w * 0.17,
      weight: 0.085,
      color: '#fff',
    }),
    letters(moment.day, {
      x,
      y: area.y + area.h * 0.14 + area.w * 0.24,
      height: area.w * 0.04,
      weight: 0.12,
      color: '#fff',
      opacity: 0.9,
    }),
    note(area, area.y + area.h * 0.74),
  )
}

function iconColors(random: Random) {
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

/** A home screen: a widget, rows of invented icons, and perhaps a dock. */
export function drawIcons(area: Area, random: Random, moment: Moment, dock: boolean): string {
  const columns = 4
  const colors = iconColors(random)
  const step = (area.w - 7) / columns
  const size = step * 0.66
  const rows = Math.min(5, Math.floor((area.h * 0.52) / (step * 1.1)))
  const left = area.x + 3.5 + (step - size) / 2
  const drawn: string[] = []
  const one = (x: number, y: number) => {
    const color = random.pick(colors)
    const ink = lightness(color) > 0.6 ? '#17161a' : '#ffffff'
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
      path(softRect(x, y, size, size, size * 0.26), { fill: color, opacity: 0.94 }) +
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
      color: '#fff',
    }),
    letters(moment.day, {
      x: x + 4,
      y: y + area.h * 0.108,
      height: area.w * 0.034,
      weight: 0.12,
      color: '#fff',
      opacity: 0.85,
    }),
    circle(x + w - 9, y + area.h * 0.075, 4.2, { fill: '#ffffff', opacity: 0.92 }),
  )
}

/** A screen of live tiles in one color. */
export function drawTiles(paint: Paint, area: Area, random: Random) {
  const color = random.pick(['#1f7ac2', '#7a3fb0', '#0f8a7d', '#c2412d', '#2f7d32'])
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
        color,
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
              color: '#fff',
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
