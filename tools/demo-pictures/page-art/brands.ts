import type { Brand } from '../../../src/demo/catalog.ts'
import { type FamilyName, families } from '../families/families.ts'
import {
  circle,
  darken,
  ellipse,
  group,
  isDark,
  lighten,
  mix,
  path,
  rect,
  tag,
} from '../kit/svg.ts'
import type { Handset, Part } from '../phone/slab.ts'

/** The typical phone of each brand. */
const typical: Record<Brand, readonly [family: FamilyName, color: string]> = {
  Iphone: ['iphone-flat-diagonal', '#e7b7a8'],
  Nokia: ['nokia-classic', '#4a6291'],
  Samsung: ['galaxy-lenses', '#b9a9d0'],
  Google: ['pixel-visor', '#c9cfa0'],
  Xiaomi: ['android-square', '#a9c2ae'],
  OnePlus: ['oneplus-circle', '#5f8573'],
  Motorola: ['moto-leather', '#b5506f'],
  Sony: ['xperia', '#8b82b3'],
  Huawei: ['huawei-rings', '#d3ab7d'],
  Oppo: ['oppo-slope', '#7fa3c7'],
  Honor: ['honor-round', '#7fb3a3'],
  Fairphone: ['fairphone', '#8aa587'],
  Nothing: ['nothing-glyph', '#8d9096'],
  Asus: ['zenfone', '#cf6a58'],
}

/** A small phone typical for a brand, 96 by 128, for light and dark grounds alike. */
export function drawBrand(brand: Brand): string {
  return drawStanding(...typical[brand])
}

/** A phone of no brand in particular, for all the others. */
export function drawOtherBrand(): string {
  return drawStanding('android-square', '#a8a49b')
}

function drawStanding(family: FamilyName, color: string): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 128' },
    ellipse(48, 121, 31, 4, { fill: '#8a8479', opacity: 0.28 }),
    drawFlatPhone(family, { x: 48, y: 120, height: 112, color }),
  )
}

export type FlatPlace = { x: number; y: number; height: number; color: string; turn?: number }

const INK = '#24232a'

/**
 * A phone from behind in flat color (a phone with keys from the front), standing with its middle at x and its
 * foot at y.
 */
export function drawFlatPhone(family: FamilyName, place: FlatPlace): string {
  const phone = families[family]
  const [w, h] = phone.kind === 'slab' && 'shut' in phone ? phone.shut : phone.size
  const scale = place.height / h
  const { color } = place
  const edge = darken(color, 0.28)
  const move = `translate(${round(place.x)} ${round(place.y)})${place.turn ? ` rotate(${place.turn})` : ''} scale(${scale.toFixed(3)}) translate(${-w / 2} ${-h})`
  const opacity = isDark(color) ? 0.12 : 0.3
  const corner = round(phone.corner * 1.05)
  const inside =
    phone.kind === 'handset'
      ? keypad(phone, color)
      : phone.back.map((part) => flatPart(part, w, color)).join('')
  return group(
    { transform: move },
    rect(0.8, 0.8, round(w - 1.6), round(h - 1.6), corner, {
      fill: color,
      stroke: edge,
      'stroke-width': EDGE,
    }),
    path(shinePath(w, h, Math.max(corner - EDGE / 2, 0)), { fill: '#fff', opacity }),
    inside,
  )
}

/** Width of the line around a phone, half of which is outside of its shape. */
const EDGE = 1.6

/** A reflection across the back, within the line: it follows the corner at the foot. */
function shinePath(w: number, h: number, corner: number): string {
  const [right, foot] = [round(w - EDGE), round(h - EDGE)]
  const turn = round(EDGE + corner)
  return (
    `M${right} ${round(h * 0.3)}V${round(h * 0.5)}L${Math.max(turn, round(w * 0.16))} ${foot}H${turn}` +
    `A${round(corner)} ${round(corner)} 0 0 1 ${EDGE} ${round(foot - corner)}V${round(h * 0.84)}Z`
  )
}

function round(value: number) {
  return Math.round(value * 10) / 10
}

function flatPart(part: Part, w: number, color: string): string {
  const soft = isDark(color) ? lighten(color, 0.14) : darken(color, 0.12)
  switch (part.part) {
    case 'island': {
      const fill =
        part.tone === 'dark' || part.tone === 'glass'
          ? INK
          : part.tone === 'metal'
            ? mix(color, '#c9cbd0', 0.7)
            : soft
      return rect(part.x, part.y, part.w, part.h, part.r, { fill })
    }
    case 'lens':
    case 'square-lens':
      return (
        circle(part.x, part.y, round(part.r * 0.85), {
          fill: '#131319',
          stroke: '#4b4c57',
          'stroke-width': round(part.r * 0.3),
        }) +
        (part.r > 5
          ? circle(
              round(part.x - part.r * 0.2),
              round(part.y - part.r * 0.22),
              round(part.r * 0.24),
              { fill: '#9fb4e8' },
            )
          : '')
      )
    case 'flash':
      return part.r > 0.5 ? circle(part.x, part.y, part.r, { fill: '#f7e7b8' }) : ''
    case 'shade':
      return path(`M1.6 ${part.h}H${w - 1.6}V10Q${w - 1.6} 1.6 ${w - 10} 1.6H10Q1.6 1.6 1.6 10Z`, {
        fill: INK,
      })
    case 'print':
      return circle(part.x, part.y, part.r, { fill: soft })
    case 'line':
      return path(part.d, {
        fill: 'none',
        stroke: part.accent ? '#d9412b' : part.glow ? '#fff' : soft,
        'stroke-width': part.width * 1.3,
        'stroke-linecap': 'round',
      })
    case 'small-screen':
      return (
        rect(part.x, part.y, part.w, part.h, part.r, { fill: INK }) +
        circle(part.x + part.w * 0.36, part.y + part.h * 0.42, part.h * 0.2, { fill: '#e8a08c' })
      )
    // Patches that bleed over the edge need a clip, which a drawing this small does without.
    case 'patch':
      return part.d.includes('-1') ? '' : path(part.d, { fill: soft, opacity: 0.6 })
    case 'dot':
      return ''
  }
}

function keypad(phone: Handset, color: string) {
  const { screen, window: pane, keys } = phone
  const key = lighten(color, isDark(color) ? 0.75 : 0.55)
  const [stepX, stepY] = [keys.w / 3, keys.h / 4]
  return group(
    {},
    pane ? rect(pane.x, pane.y, pane.w, pane.h, pane.r, { fill: INK }) : '',
    rect(screen.x, screen.y, screen.w, screen.h, 1.5, { fill: '#b9c98a' }),
    path(`M${screen.x + 5} ${screen.y + 7}h14M${screen.x + 5} ${screen.y + 12}h9`, {
      stroke: '#4c5a2c',
      'stroke-width': 2,
    }),
    rect(
      phone.navigation.x + phone.navigation.w * 0.3,
      phone.navigation.y + 2,
      phone.navigation.w * 0.4,
      7,
      3.5,
      { fill: key },
    ),
    path(
      Array.from(
        { length: 12 },
        (_, index) =>
          `M${round(keys.x + (index % 3) * stepX + 4)} ${round(keys.y + (Math.floor(index / 3) + 0.5) * stepY)}h${round(stepX - 8)}`,
      ).join(''),
      { stroke: key, 'stroke-width': round(stepY - 2.6), 'stroke-linecap': 'round' },
    ),
  )
}
