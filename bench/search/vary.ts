import { commonSearches } from './cases.ts'

const storages = [64, 128, 256, 512]
const colors = ['black', 'blue', 'green', 'white', 'gold', 'purple', 'red']
const countries = ['DE', 'US', 'FR', 'NL', 'GB', 'IN', 'BR', 'JP']
const brands = ['iphone', 'samsung', 'google', 'xiaomi', 'oneplus', 'motorola', 'huawei']
/** Forty large ones, by their GeoNames id. */
const cities = [
  1275339, 1273294, 3448439, 1850147, 5128581, 2643743, 3451190, 1277333, 1275004, 1264527, 5368361,
  1279233, 1269843, 1848354, 2950159, 3117735, 1259229, 1255364, 4887398, 3450554, 1269515, 1853909,
  1264733, 3399415, 3470127, 3169070, 4699066, 1262180, 1856057, 2988507, 2128295, 1269743, 2911298,
  3464975, 756135, 3128760, 1260086, 4560349, 5308655, 3390760,
]
const phones = [
  'iphone 11',
  'iphone 12',
  'iphone 13 pro',
  'iphone 14',
  'ipone 15',
  'galaxy s21',
  'galaxy s22 ultra',
  'galxy s23',
  's24 ultra',
  'pixel 6',
  'pixle 7 pro',
  'pixel 8',
  'oneplus 9',
  'redmi note 11',
  'galaxy a52',
  'moto g power',
]

/** Words that occur in some titles but in no model. */
const spare = ['boxed', 'charger', 'unlocked', 'dual']

/** Seeded random numbers, the same in every run. */
export function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

/** Common searches with varying values, so that no result can be reused. */
export function variedSearches(count: number, seed = 7): string[] {
  const random = dice(seed)
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  const kinds = Object.values(commonSearches)
  return Array.from({ length: count }, (_, at) => {
    const query = new URLSearchParams(kinds[at % kinds.length])
    const low = 50 + random(400)
    if (query.has('storage')) query.set('storage', `${pick(storages)}`)
    if (query.has('color')) query.set('color', pick(colors))
    if (query.has('brand')) query.set('brand', pick(brands))
    if (query.has('used')) query.set('used', `${6 + random(40)}`)
    if (query.has('batteryPercent')) query.set('batteryPercent', `${62 + random(37)}`)
    if (query.has('shipsTo')) query.set('shipsTo', pick(countries))
    if (query.has('min')) query.set('min', `${low}.${10 + random(90)}`)
    if (query.has('max')) query.set('max', `${low + 50 + random(500)}.${10 + random(90)}`)
    if (query.has('near')) {
      query.set('near', `${pick(cities)}`)
      query.set('within', `${pick([10, 25, 50, 100])}`)
    }
    const q = query.get('q')
    if (q && /boxed/.test(q)) query.set('q', `${pick(phones)} ${pick(spare)}`)
    else if (q && !/128gb/.test(q)) query.set('q', pick(phones))
    return `${query}`
  })
}
