import { createRandom, type Random } from '../../random.ts'
import { letters } from '../kit/glyphs.ts'
import type { Paint } from '../kit/paint.ts'
import { circle, group, path, rect, softRect } from '../kit/svg.ts'
import { drawIcons, drawTiles } from './home-screen.ts'
import type { Area, Screen } from './slab.ts'

/** One time and day on all of a screen. */
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

/** What a switched-on phone shows: the time, the day, a few icons. No marks of any maker. */
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
    case 'centred':
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
      : letters(moment.time, { x: area.x + inset, y, height: 1.9, weight: 0.14, colour: '#fff' })
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
      colour: '#fff',
      opacity: 0.9,
      anchor: 'middle',
    }),
    letters(moment.time, {
      x: middle,
      y,
      height: big,
      weight: 0.1,
      colour: '#fff',
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

/** One quiet message on the lock screen. */
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
  const look = {
    x: middle,
    height: big,
    weight: 0.1,
    colour: '#fff',
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
      colour: '#fff',
    }),
    letters(hour, { ...look, y }),
    letters(minute, { ...look, y: y + big * 1.3 }),
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
      colour: '#fff',
    }),
    letters(moment.day, {
      x,
      y: area.y + area.h * 0.14 + area.w * 0.24,
      height: area.w * 0.04,
      weight: 0.12,
      colour: '#fff',
      opacity: 0.9,
    }),
    note(area, area.y + area.h * 0.74),
  )
}
