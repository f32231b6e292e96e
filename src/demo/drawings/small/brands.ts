import type { Brand } from '../../catalogue.ts'
import type { FamilyName } from '../families/families.ts'
import { ellipse, tag } from '../kit/svg.ts'
import { drawFlatPhone } from './flat-phone.ts'

/** The phone that people see before them when they hear the name. */
const typical: Record<Brand, readonly [family: FamilyName, colour: string]> = {
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
  const [family, colour] = typical[brand]
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 128' },
    ellipse(48, 121, 31, 4, { fill: '#8a8479', opacity: 0.28 }),
    drawFlatPhone(family, { x: 48, y: 120, height: 112, colour }),
  )
}
