import type { Grade } from '@redial/demo-phones'
import { families } from '@redial/demo-phones/families'
import { createRandom, type Random, seedFrom } from '@redial/demo-phones/random'
import { DAY } from '../shared/time.ts'
import { type Brand, brands, catalogue, type PhoneModel } from './catalogue.ts'
import { describe, type Subject } from './descriptions.ts'
import { buyers, type DemoPerson, sellers } from './people.ts'
import { type DemoPicture, demoPictures, isPictureFor } from './pictures/picture-set.ts'
import { type DemoAdvert, type DemoOrder, planAdverts, planOrders } from './plan-orders.ts'
import { roundUsed, writeUsed } from './wording.ts'
import { askingPrice, fairPrice, priceWhenNew } from './worth.ts'

export type DemoListing = {
  key: string
  sellerKey: string
  brand: Brand
  name: string
  /** Null for phones that people do not buy by storage. */
  storageGb: number | null
  colour: string
  grade: Grade
  price: string
  originalPrice: string
  location: string
  /** As typed by the seller. */
  used: string
  usedMonths: number
  description: string
  listedAt: Date
  picture: DemoPicture
}

export type DemoPlan = {
  sellers: readonly DemoPerson[]
  buyers: readonly DemoPerson[]
  /** Newest first. */
  listings: readonly DemoListing[]
  adverts: readonly DemoAdvert[]
  orders: readonly DemoOrder[]
}

/** Listings of each brand, 400 in total. */
const SHARES: Record<Brand, number> = {
  Iphone: 136,
  Nokia: 28,
  Samsung: 88,
  Google: 32,
  Xiaomi: 26,
  OnePlus: 18,
  Motorola: 16,
  Sony: 10,
  Huawei: 10,
  Oppo: 8,
  Honor: 6,
  Fairphone: 6,
  Nothing: 8,
  Asus: 8,
}
const WINDOW_DAYS = 28
/** Longest use that a seller would state. */
const LONGEST_USE_MONTHS = 120

const shareOfGrade: Record<Grade, number> = { A: 34, B: 38, C: 20, D: 8 }
/** A phone of the market before it has a seller and a price. */
type Offered = {
  model: PhoneModel & { brand: Brand }
  colour: PhoneModel['colours'][number]
  grade: Grade
  picture: DemoPicture
}

/** The same seed and day give the same market, on every machine. */
export function planDemo({ seed, now }: { seed: number; now: Date }): DemoPlan {
  const random = createRandom(seed)
  const offered = spreadOut(
    brands.flatMap((brand) => planPhones(brand, now, random)),
    random,
  )
  const times = offered
    .map(() => now.getTime() - 60_000 * 5 - random.next() ** 1.7 * (WINDOW_DAYS * DAY - 3_600_000))
    .sort((a, b) => b - a)
  const listings = offered.map((phone, at) =>
    planListing(phone, at, new Date(times[at] ?? now.getTime()), now, random),
  )
  const adverts = planAdverts(listings, now, random)
  return { sellers, buyers, listings, adverts, orders: planOrders(listings, adverts, now, random) }
}

/** The phones of a brand: as many of each picture, and all of models that were out by then. */
function planPhones(brand: Brand, now: Date, random: Random): Offered[] {
  const models = catalogue.filter(
    (model) => model.brand === brand && monthsSince(model.announced, now) > 2,
  )
  const pictures = random.shuffle(
    demoPictures.filter((picture) => models.some((model) => isPictureFor(picture, model))),
  )
  return Array.from({ length: SHARES[brand] }, (_, at) => {
    const picture = pictures[at % pictures.length]
    if (!picture) throw new Error(`No ${brand} had been announced by ${now.toISOString()}`)
    const model = random.pick(models.filter((each) => isPictureFor(picture, each)))
    const colour = model.colours.find(({ hex }) => hex === picture.colour)!
    const grade = random.pickWeighted(picture.grades, (each) => shareOfGrade[each])
    return { model, colour, grade, picture }
  })
}

/** Phones with the same picture are spread evenly, so that no page shows a picture twice. */
function spreadOut(phones: readonly Offered[], random: Random): Offered[] {
  const groups = Map.groupBy(phones, ({ picture }) => picture.key)
  return [...groups.values()]
    .flatMap((group) => {
      const offset = random.next()
      return group.map((phone, at) => ({ phone, position: (at + offset) / group.length }))
    })
    .sort((a, b) => a.position - b.position)
    .map(({ phone }) => phone)
}

function planListing(
  { model, colour, grade, picture }: Offered,
  at: number,
  listedAt: Date,
  now: Date,
  random: Random,
): DemoListing {
  const seller = random.pickWeighted(sellers, (each) => 1 + (seedFrom(each.key) % 5))
  const storageGb = model.storageGb.length
    ? random.pickWeighted(model.storageGb, (gb) => (gb >= 1024 ? 1 : gb >= 512 ? 2 : 6))
    : null
  const age = monthsSince(model.announced, now)
  const usedMonths = Math.min(age, LONGEST_USE_MONTHS, roundUsed(monthsOfUse(grade, age, random)))
  const whenNew = priceWhenNew(model.launchUsd, model.storageGb, storageGb)
  const worth = Math.min(
    whenNew * 0.93,
    fairPrice(model.brand, whenNew, age * 0.7 + usedMonths * 0.3, grade) *
      random.between(0.93, 1.08),
  )
  const subject: Subject = {
    name: model.name,
    colour: colour.name,
    storageGb,
    grade,
    usedMonths,
    build: buildOf(model),
  }
  return {
    key: `listing-${String(at + 1).padStart(3, '0')}`,
    sellerKey: seller.key,
    brand: model.brand,
    name: model.name,
    storageGb,
    colour: colour.name,
    grade,
    price: askingPrice(worth, random.next()),
    originalPrice: String(whenNew),
    location: seller.city,
    used: writeUsed(usedMonths, random),
    usedMonths,
    description: describe(subject, random),
    listedAt,
    picture,
  }
}

/** The better it looks, the shorter it was used; never longer than it exists. */
function monthsOfUse(grade: Grade, age: number, random: Random) {
  const typical = { A: 12, B: 22, C: 32, D: 40 }[grade]
  return Math.min(
    age - 1,
    Math.max(
      2,
      typical * random.between(0.5, 1.6) + Math.max(0, age - 72) * random.between(0.1, 0.5),
    ),
  )
}

function buildOf(model: PhoneModel): Subject['build'] {
  const family = families[model.family]
  if (family.kind === 'handset') return 'keys'
  if ('shut' in family) return 'fold'
  return model.brand === 'Iphone' ? 'iphone' : 'glass'
}

/** Whole months since a phone was announced; a bare year counts from its end. */
export function monthsSince(announced: string, now: Date): number {
  const [year = 0, month = 12] = announced.split('-').map(Number)
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month
}
