import { createRandom } from '../../../src/demo/random.ts'
import { letters } from '../kit/glyphs.ts'
import { circle, DOWN, group, type Paint, path, rect, softRect } from '../kit/svg.ts'
import type { Area } from './slab.ts'
import { drawWallpaper } from './wallpaper.ts'

type Place = { w: number; h: number; r: number }

/** The outer screen of a folding phone: black glass with the time. */
export function drawSmallScreen(
  paint: Paint,
  x: number,
  y: number,
  place: Place,
  seed: number,
): string {
  const { w, h, r } = place
  const lit = softRect(0.9, 0.9, w - 1.8, h - 1.8, Math.max(0.6, r - 0.9))
  const tall = Math.min(h * 0.3, w * 0.16)
  return group(
    { transform: `translate(${x} ${y})` },
    path(softRect(0, 0, w, h, r), {
      fill: '#08090c',
      stroke: '#ffffff',
      'stroke-opacity': 0.16,
      'stroke-width': 0.3,
    }),
    group({ 'clip-path': paint.clip(lit) }, drawWallpaper(paint, 0.9, 0.9, w - 1.8, h - 1.8, seed)),
    letters('9:41', {
      x: w / 2,
      y: h * 0.4 - tall / 2,
      height: tall,
      weight: 0.11,
      color: '#ffffff',
      anchor: 'middle',
    }),
    rect(0, 0, w, h * 0.5, r, {
      fill: paint.linear([
        [0, '#ffffff', 0.16],
        [0.6, '#ffffff', 0],
      ]),
    }),
  )
}

/** What a small screen shows: the time over a picture, a grid of icons, or black text on green. */
export function drawMenu(paint: Paint, area: Area, seed: number): string {
  const random = createRandom(seed * 13 + 1)
  if (area.w < 33) return reflective(area, random.pick(['10:08', '9:41', '18:36']))
  const middle = area.x + area.w / 2
  const bar = rect(area.x, area.y, area.w, 3.4, 0, { fill: '#000', opacity: 0.4 })
  const scene = drawWallpaper(paint, area.x, area.y, area.w, area.h, seed)
  const foot = group(
    {},
    rect(area.x, area.y + area.h - 3.8, area.w, 3.8, 0, { fill: '#000', opacity: 0.45 }),
    letters('MENU', {
      x: middle,
      y: area.y + area.h - 2.8,
      height: 1.8,
      weight: 0.14,
      color: '#fff',
      anchor: 'middle',
    }),
  )
  if (random.chance(0.45)) return group({}, scene, bar, grid(paint, area), foot)
  return group(
    {},
    scene,
    bar,
    letters(random.pick(['9:41', '10:08', '18:36']), {
      x: middle,
      y: area.y + area.h * 0.2,
      height: area.w * 0.18,
      weight: 0.12,
      color: '#fff',
      anchor: 'middle',
    }),
    letters('TUE 4 MARCH', {
      x: middle,
      y: area.y + area.h * 0.2 + area.w * 0.24,
      height: area.w * 0.055,
      weight: 0.13,
      color: '#fff',
      anchor: 'middle',
    }),
    foot,
  )
}

function grid(paint: Paint, area: Area) {
  const colors = [
    '#e2573f',
    '#2f8f83',
    '#e7a93c',
    '#4a74c9',
    '#8a5bc0',
    '#4f9a55',
    '#d9648c',
    '#5a6472',
    '#c98a4b',
  ]
  const [stepX, stepY] = [area.w / 3, (area.h - 8) / 3]
  const size = Math.min(stepX, stepY) * 0.7
  return group(
    {},
    ...colors.map((color, at) => {
      const x = area.x + (at % 3) * stepX + (stepX - size) / 2
      const y = area.y + 4 + Math.floor(at / 3) * stepY + (stepY - size) / 2
      return group(
        {},
        path(softRect(x, y, size, size, size * 0.24), {
          fill: paint.linear(
            [
              [0, '#ffffff', 0.35],
              [1, color],
            ],
            DOWN,
          ),
        }),
        path(softRect(x, y, size, size, size * 0.24), { fill: color, opacity: 0.7 }),
        circle(x + size / 2, y + size / 2, size * 0.2, { fill: '#fff', opacity: 0.92 }),
      )
    }),
  )
}

/** A gray-green screen without backlight, with bars for signal and battery. */
function reflective(area: Area, time: string) {
  const ink = '#27331c'
  const bars = (x: number, turned: number) =>
    Array.from({ length: 4 }, (_, at) =>
      rect(
        turned > 0 ? x : x - (2.8 - at * 0.5),
        area.y + area.h * 0.32 + at * 2.6,
        2.8 - at * 0.5,
        1.7,
        0,
        { fill: ink },
      ),
    ).join('')
  const dots = Array.from(
    { length: 9 },
    (_, at) => `M${area.x} ${area.y + (at + 0.5) * (area.h / 9)}h${area.w}`,
  ).join('')
  return group(
    {},
    rect(area.x, area.y, area.w, area.h, 0, { fill: '#9fb068' }),
    path(dots, { stroke: '#8a9b55', 'stroke-width': 0.2, opacity: 0.6 }),
    bars(area.x + 1.2, 1),
    bars(area.x + area.w - 1.2, -1),
    letters(time, {
      x: area.x + area.w - 1.4,
      y: area.y + 1.4,
      height: 2.6,
      weight: 0.17,
      color: ink,
      anchor: 'end',
    }),
    letters('HELLO', {
      x: area.x + area.w / 2,
      y: area.y + area.h * 0.48,
      height: 2.9,
      weight: 0.18,
      color: ink,
      anchor: 'middle',
    }),
    letters('MENU', {
      x: area.x + area.w / 2,
      y: area.y + area.h - 4.2,
      height: 2.4,
      weight: 0.17,
      color: ink,
      anchor: 'middle',
    }),
  )
}
