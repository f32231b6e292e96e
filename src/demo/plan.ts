import type { Grade } from '@redial/demo-phones'
import { families } from '@redial/demo-phones/families'
import { createRandom, type Random, seedFrom } from '@redial/demo-phones/random'
import { DAY } from '../shared/time.ts'
import { type Brand, brands, catalogue, type PhoneModel } from './catalogue.ts'
import { describe, type Subject } from './descriptions.ts'
import { planSales, type SaleStory } from './history/plan-sales.ts'
import { type Membership, planMembers } from './history/plan-members.ts'
import { type DemoPerson, sam } from './people.ts'
import { type DemoPicture, demoPictures, isPictureFor } from './pictures/picture-set.ts'
import { type DemoAdvert, planAdverts } from './plan-adverts.ts'
import { type DemoProofs, planProofs } from './plan-proofs.ts'
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
  /** Keys of the shipped pictures, cover first. */
  photos: readonly string[]
  proofs: DemoProofs
}

export type DemoPlan = {
  members: Membership
  /** Phones on sale, newest first. */
  listings: readonly DemoListing[]
  adverts: readonly DemoAdvert[]
  /** Two years of sales, in the order in which the phones were listed. */
  sales: readonly SaleStory[]
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
export type Offered = {
  model: PhoneModel & { brand: Brand }
  colour: PhoneModel['colours'][number]
  grade: Grade
  picture: DemoPicture
  photos: readonly string[]
}

/** The same seed and moment give the same market, on every machine. */
export function planDemo({ seed, now }: { seed: number; now: Date }): DemoPlan {
  const random = createRandom(seed)
  const members = planMembers({ seed, now })
  const listings = planListings(members, now, random)
  return {
    members,
    listings,
    adverts: planAdverts(listings, now, random),
    sales: planSales({ seed, now, members }),
  }
}

/** The phones on sale at a moment, newest first. */
export function planListings(members: Membership, now: Date, random: Random): DemoListing[] {
  const offered = spreadOut(
    brands.flatMap((brand) => planPhones(brand, SHARES[brand], now, random)),
    random,
  )
  const times = offered
    .map(() => now.getTime() - 60_000 * 5 - random.next() ** 1.7 * (WINDOW_DAYS * DAY - 3_600_000))
    .sort((a, b) => b - a)
  const shown = new Map<string, Set<string>>()
  return offered.map((phone, at) => {
    const listedAt = new Date(times[at] ?? now.getTime())
    const cover = phone.photos[0] ?? phone.picture.key
    const taken = shown.get(cover) ?? new Set()
    shown.set(cover, taken)
    // The newest phone is Sam's, so that whoever tries that login finds it at once.
    const seller = at === 0 ? sam : pickSeller(members, listedAt, taken, random)
    taken.add(seller.key)
    const key = `listing-${String(at + 1).padStart(3, '0')}`
    return planListing({ ...phone, key, seller, listedAt }, random)
  })
}

/** Some sell more than others; nobody shows the same cover twice. */
function pickSeller(members: Membership, at: Date, taken: Set<string>, random: Random): DemoPerson {
  const free = members
    .sellersAt(at)
    .filter(({ key }) => !taken.has(key))
    .toSorted((a, b) => a.key.localeCompare(b.key))
  return random.pickWeighted(free, ({ key }) => 1 + (seedFrom(key) % 5))
}

/** The phones of a brand: as many of each picture, and all of models that were out by then. */
export function planPhones(brand: Brand, count: number, now: Date, random: Random): Offered[] {
  const models = catalogue.filter(
    (model) => model.brand === brand && monthsSince(model.announced, now) > 2,
  )
  const pictures = random.shuffle(
    demoPictures.filter((picture) => models.some((model) => isPictureFor(picture, model))),
  )
  return Array.from({ length: count }, (_, at) => {
    const picture = pictures[at % pictures.length]
    if (!picture) throw new Error(`No ${brand} had been announced by ${now.toISOString()}`)
    const model = random.pick(models.filter((each) => isPictureFor(picture, each)))
    const colour = model.colours.find(({ hex }) => hex === picture.colour)!
    const grade = random.pickWeighted(picture.grades, (each) => shareOfGrade[each])
    // Every other round shows the phone from its other side first.
    const isTurned = Math.floor(at / pictures.length) % 2 === 1
    return { model, colour, grade, picture, photos: photosOf(picture, isTurned) }
  })
}

function photosOf({ key, angle }: DemoPicture, isTurned: boolean): string[] {
  if (!angle) return [key]
  return isTurned ? [angle.key, key] : [key, angle.key]
}

/** Phones with the same cover are spread evenly, so that no page shows a picture twice. */
function spreadOut(phones: readonly Offered[], random: Random): Offered[] {
  const groups = Map.groupBy(phones, ({ photos }) => photos[0])
  return [...groups.values()]
    .flatMap((group) => {
      const offset = random.next()
      return group.map((phone, at) => ({ phone, position: (at + offset) / group.length }))
    })
    .sort((a, b) => a.position - b.position)
    .map(({ phone }) => phone)
}

export function planListing(
  {
    model,
    colour,
    grade,
    picture,
    photos,
    key,
    seller,
    listedAt,
  }: Offered & { key: string; seller: DemoPerson; listedAt: Date },
  random: Random,
): DemoListing {
  const storageGb = model.storageGb.length
    ? random.pickWeighted(model.storageGb, (gb) => (gb >= 1024 ? 1 : gb >= 512 ? 2 : 6))
    : null
  const age = monthsSince(model.announced, listedAt)
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
    key,
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
    photos,
    proofs: planProofs({ model, grade, seed: seedFrom(`${key} ${model.name}`) }),
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
