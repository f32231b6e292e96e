/** Typical searches of the API, as queries. */
export const searchKinds: Record<string, string> = {
  'no filter': '',
  brand: 'brand=iphone',
  'brand, storage and price, cheapest first':
    'brand=iphone&storage=128&min=200&max=600&sort=price_up',
  'words: iphone 13 pro': 'q=iphone+13+pro',
  'misspelt: ipone 13': 'q=ipone+13',
  'words and five filters':
    'q=iphone+13+pro&storage=256&grade=B&grade=C&color=blue&min=300&max=600',
  'storage only': 'storage=128',
  'grade and color': 'grade=A&color=blue',
  'rare: 1 TB, grade A, gold, 200 to 250': 'storage=1024&grade=A&color=gold&min=200&max=250',
  'words of a family: galaxy': 'q=galaxy',
  'words of a brand, cheapest first': 'q=samsung&sort=price_up',
  'everything in words: s21 ultra 128gb blue': 'q=s21+ultra+128gb+blue',
  'model, dearest first': 'q=pixel+7&sort=price_down',
  'near a city': 'q=iphone+12&near=2950159&within=50',
  'near a city, no words': 'near=2643743&within=25&sort=newest',
  'from trusted sellers, hardly used': 'sellerLevel=trusted&used=12',
  'with photo, biggest saving': 'photo=1&sort=saving',
  'advertised of a brand': 'brand=google&advertised=1',
  'price to the cent': 'q=redmi+note&min=87.31&max=143.77',
  'cheapest month of support': 'q=samsung&sort=support',
  'battery at least 85 %': 'batteryPercent=85',
  'words and battery': 'q=iphone+13&batteryPercent=90&sort=price_up',
  'ships to Germany': 'shipsTo=DE',
  'ships to Germany for nothing, grade A, cheapest first':
    'shipsTo=DE&freeShipping=1&grade=A&sort=price_up',
  'pick-up near a city': 'near=2643743&within=25&pickUp=1&sort=newest',
  'words and shipping: galaxy s22 to the US': 'q=galaxy+s22&shipsTo=US',
  'phrases: iphone 13 under 500 ships to germany': 'q=iphone+13+under+500+ships+to+germany',
  'three brands, two colors': 'brand=samsung&brand=google&brand=xiaomi&color=black&color=white',
  'words that only titles have: iphone 13 boxed': 'q=iphone+13+boxed',
}

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

/** Searches of each kind in turn, with varying values, so that hardly any comes twice. */
export function variedSearches(count: number, seed = 7): string[] {
  const random = dice(seed)
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  const kinds = Object.values(searchKinds)
  return Array.from({ length: count }, (_, index) => {
    const query = new URLSearchParams(kinds[index % kinds.length])
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
