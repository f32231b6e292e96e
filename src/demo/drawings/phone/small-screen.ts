import { letters } from '../kit/glyphs.ts'
import type { Paint } from '../kit/paint.ts'
import { group, path, rect, softRect } from '../kit/svg.ts'
import { drawWallpaper } from './wallpaper.ts'

type Place = { w: number; h: number; r: number }

/** The outer screen of a folding phone: black glass with the time on it. */
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
      colour: '#ffffff',
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
