import { circle, DIAGONAL, group, lightness, type Paint, path, rect, softRect } from '../kit/svg.ts'

import { drawFace } from './screen.ts'
import type { Screen } from './slab.ts'
import { type Pose, plane } from './stage.ts'
import { drawWallpaper } from './wallpaper.ts'

export type FrontStyle = { body: string; seed: number }

/** Glass, bezel, lit screen, its cutouts, and the reflection of a window. */
export function drawFront(
  paint: Paint,
  pose: Pose,
  outline: string,
  size: readonly [number, number],
  screen: Screen,
  style: FrontStyle,
): string {
  const [w, h] = size
  const pale = screen.pale && lightness(style.body) > 0.5
  const glass = pale ? '#f4f3f1' : '#08090b'
  const [x, y] = [-w / 2 + screen.side, -h / 2 + screen.top]
  const [sw, sh] = [w - screen.side * 2, h - screen.top - screen.bottom]
  const lit = screen.corner
    ? softRect(x, y, sw, sh, screen.corner)
    : `M${x} ${y}h${sw}v${sh}h${-sw}Z`
  return group(
    { transform: plane(pose), 'clip-path': paint.clip(outline) },
    path(outline, {
      fill: pale
        ? paint.linear([
            [0, '#fbfaf8'],
            [1, '#e4e2de'],
          ])
        : glass,
    }),
    group(
      { 'clip-path': paint.clip(lit) },
      drawWallpaper(paint, x, y, sw, sh, style.seed),
      drawFace(paint, { x, y, w: sw, h: sh }, screen, style.seed),
    ),
    drawHardware(paint, w, h, screen, Boolean(pale)),
    screen.crease ? crease(paint, w, h, screen.crease) : '',
    glare(paint, w, h),
    path(outline, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': pale ? 0.5 : 0.16,
      'stroke-width': 0.5,
    }),
  )
}

/** Camera, speaker, home button and touch keys. */
function drawHardware(paint: Paint, w: number, h: number, screen: Screen, pale: boolean) {
  const top = -h / 2 + screen.top
  const camera = (x: number, y: number, r: number) =>
    group(
      {},
      circle(x, y, r, { fill: '#050608' }),
      circle(x, y, r * 0.5, {
        fill: paint.radial([
          [0, '#33508f'],
          [0.6, '#141b33'],
          [1, '#07080d'],
        ]),
      }),
      circle(x - r * 0.2, y - r * 0.22, r * 0.12, { fill: '#fff', opacity: 0.7 }),
    )
  const slot = pale ? '#3a3a3e' : '#1c1d21'
  const parts: string[] = []
  switch (screen.cutout) {
    case 'notch':
    case 'slim-notch': {
      const half = screen.cutout === 'notch' ? 17.2 : 13
      const deep = 5.6
      parts.push(
        path(notch(half, top - 0.3, deep), { fill: '#08090b' }),
        rect(-4.2, top + 0.6, 8.4, 1.1, 0.55, { fill: '#1d1f24' }),
        camera(screen.cutout === 'notch' ? 8.4 : 8.6, top + 2.2, 1.35),
      )
      break
    }
    case 'island':
      parts.push(rect(-10.2, top + 2, 20.4, 6, 3, { fill: '#050506' }), camera(6.9, top + 5, 1.6))
      break
    case 'hole':
      parts.push(camera(0, top + 4, 1.75))
      break
    case 'hole-left':
      parts.push(camera(-w / 2 + screen.side + 5.6, top + 5, 2))
      break
    case 'hole-right':
      parts.push(camera(w / 2 - screen.side - 5.6, top + 5, 2))
      break
    case 'drop':
      parts.push(path(notch(4.4, top - 0.3, 4.6), { fill: '#08090b' }), camera(0, top + 1.9, 1.4))
      break
    case 'none': {
      const y = -h / 2 + Math.max(1.6, screen.top * 0.5)
      parts.push(rect(-5, y - 0.55, 10, 1.1, 0.55, { fill: slot }))
      if (screen.top > 3) parts.push(camera(screen.top > 9 ? -9.5 : 12, y, 1.15))
    }
  }
  const low = h / 2 - screen.bottom / 2
  if (screen.home === 'ring') {
    parts.push(
      circle(0, low, 5.4, {
        fill: paint.linear([
          [0, '#6d6f75'],
          [0.5, '#e9e9ec'],
          [1, '#7d7f86'],
        ]),
      }),
      circle(0, low, 4.95, { fill: pale ? '#f1f0ee' : '#0b0c0f' }),
    )
  }
  if (screen.home === 'oval')
    parts.push(
      rect(-7.6, low - 2.4, 15.2, 4.8, 2.4, {
        fill: paint.linear([
          [0, '#2b2d33'],
          [1, '#111216'],
        ]),
        stroke: '#83868e',
        'stroke-width': 0.35,
      }),
    )
  if (screen.keys) parts.push(touchKeys(low))
  return group({}, ...parts)
}

function touchKeys(y: number) {
  const line = {
    fill: 'none',
    stroke: '#cfd3da',
    'stroke-width': 0.55,
    'stroke-linecap': 'round',
    opacity: 0.8,
  }
  return group(
    {},
    path(`M-19.5 ${y}h5m-5 0 2.2-2m-2.2 2 2.2 2`, line),
    rect(-1.9, y - 1.9, 3.8, 3.8, 0.4, line),
    circle(16.6, y - 0.4, 1.6, line),
    path(`M17.8 ${y + 0.8}l1.5 1.5`, line),
  )
}

/** A notch in the top edge with rounded shoulders. */
function notch(half: number, top: number, deep: number) {
  const r = Math.min(2.8, deep * 0.55)
  return `M${-half - r} ${top}C${-half} ${top} ${-half} ${top + 0.6} ${-half} ${top + r * 0.8}V${top + deep - r}C${-half} ${top + deep} ${-half + r * 0.6} ${top + deep} ${-half + r} ${top + deep}H${half - r}C${half - r * 0.6} ${top + deep} ${half} ${top + deep} ${half} ${top + deep - r}V${top + r * 0.8}C${half} ${top + 0.6} ${half} ${top} ${half + r} ${top}Z`
}

/** The shading where the screen folds. */
function crease(paint: Paint, w: number, h: number, way: 'across' | 'down') {
  const stops = [
    [0, '#000000', 0],
    [0.32, '#000000', 0.08],
    [0.5, '#000000', 0.2],
    [0.56, '#ffffff', 0.12],
    [0.72, '#ffffff', 0.05],
    [1, '#000000', 0],
  ] as const
  if (way === 'down') return rect(-6, -h / 2, 12, h, 0, { fill: paint.linear(stops, [0, 0, 1, 0]) })
  return rect(-w / 2, -6, w, 12, 0, { fill: paint.linear(stops, [0, 0, 0, 1]) })
}

/** The reflection of a tall window with two panes. */
function glare(paint: Paint, w: number, h: number) {
  const wide = `M${w / 2} ${-h / 2}V${-h * 0.02}L${-w * 0.18} ${h / 2}H${-w / 2}V${h * 0.3}L${w * 0.12} ${-h / 2}Z`
  const thin = `M${w / 2} ${h * 0.03}V${h * 0.14}L${w * 0.02} ${h / 2}H${-w * 0.12}Z`
  return group(
    {},
    path(wide, {
      fill: paint.linear(
        [
          [0, '#ffffff', 0.17],
          [0.5, '#ffffff', 0.06],
          [1, '#ffffff', 0.02],
        ],
        DIAGONAL,
      ),
    }),
    path(thin, {
      fill: paint.linear([
        [0, '#ffffff', 0.12],
        [1, '#ffffff', 0.02],
      ]),
    }),
  )
}
