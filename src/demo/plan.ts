import type { Grade, PhoneDrawing } from '@redial/demo-phones'
import { families } from '@redial/demo-phones'
import { createRandom, type Random, seedFrom } from '@redial/demo-phones/random'
import { type Brand, brands, catalogue, type PhoneModel } from './catalogue.ts'
import { describe, type Subject } from './descriptions.ts'
import { buyers, type DemoPerson, sellers } from './people.ts'
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
  drawing: Required<PhoneDrawing>
  /** Listings with the same key share one picture. */
  pictureKey: string
}

export type DemoPlan = {
  sellers: readonly DemoPerson[]
  buyers: readonly DemoPerson[]
  /** Newest first. */
  listings: readonly DemoListing[]
  adverts: readonly DemoAdvert[]
  orders: readonly DemoOrder[]
}

/** How many of the distinct phones each brand brings; each is listed twice. */
const SHARES: Record<Brand, number> = {
  Iphone: 68,
  Nokia: 14,
  Samsung: 44,
  Google: 16,
  Xiaomi: 13,
  OnePlus: 9,
  Motorola: 8,
  Sony: 5,
  Huawei: 5,
  Oppo: 4,
  Honor: 3,
  Fairphone: 3,
  Nothing: 4,
  Asus: 4,
}
const LISTINGS = 400
const DAY_MS = 86_400_000
const WINDOW_DAYS = 28
/** Nobody writes that a phone was used for longer than this. */
const LONGEST_USE_MONTHS = 120

const shareOfGrade: Record<Grade, number> = { A: 34, B: 38, C: 20, D: 8 }
const shareOfSide = { both: 48, back: 28, front: 24 } as const
const stageOrder = ['sand', 'mist', 'sage'] as const

type Original = {
  model: PhoneModel & { brand: Brand }
  colour: PhoneModel['colours'][number]
  grade: Grade
  drawing: Required<PhoneDrawing>
  pictureKey: string
}

/** The same seed and day give the same market, on every machine. */
export function planDemo({ seed, now }: { seed: number; now: Date }): DemoPlan {
  const random = createRandom(seed)
  const originals = random.shuffle(brands.flatMap((brand) => planOriginals(brand, now, random)))
  const again = originals.map((original) => original)
  const times = Array.from(
    { length: LISTINGS },
    () => now.getTime() - 60_000 * 5 - random.next() ** 1.7 * (WINDOW_DAYS * DAY_MS - 3_600_000),
  ).sort((a, b) => b - a)
  const listings = [...originals, ...again].map((original, at) =>
    planListing(original, at, new Date(times[at] ?? now.getTime()), now, random),
  )
  const adverts = planAdverts(listings, now, random)
  return { sellers, buyers, listings, adverts, orders: planOrders(listings, adverts, now, random) }
}

function planOriginals(brand: Brand, now: Date, random: Random): Original[] {
  const models = random.shuffle(
    catalogue.filter((model) => model.brand === brand && monthsSince(model.announced, now) > 2),
  )
  const drawn = new Set<string>()
  const originals: Original[] = []
  for (let at = 0; originals.length < SHARES[brand]; at++) {
    const model = models[at % models.length]
    if (!model) throw new Error(`No ${brand} had been announced by ${now.toISOString()}`)
    const colour = random.pick(model.colours)
    const grade = random.pickWeighted(
      Object.keys(shareOfGrade) as Grade[],
      (each) => shareOfGrade[each],
    )
    const side = random.pickWeighted(
      ['both', 'back', 'front'] as const,
      (each) => shareOfSide[each],
    )
    const pictureKey = `${model.family}-${colour.hex.slice(1)}-${grade}-${side}-${at}`.toLowerCase()
    if (drawn.has(pictureKey)) continue
    drawn.add(pictureKey)
    const stage = stageOrder[originals.length % stageOrder.length] ?? 'sand'
    const drawing = {
      family: model.family,
      colour: colour.hex,
      wear: grade,
      side,
      stage,
      seed: seedFrom(pictureKey) % 100_000,
      accent: accentFor(colour.hex),
    }
    originals.push({ model, colour, grade, drawing, pictureKey })
  }
  return originals
}

/** The second colour that goes with a body: warm on cool ones, and the other way round. */
function accentFor(hex: string) {
  const warm = Number.parseInt(hex.slice(1, 3), 16) > Number.parseInt(hex.slice(5, 7), 16)
  return warm ? '#e2694a' : '#e8a23c'
}

function planListing(
  { model, colour, grade, drawing, pictureKey }: Original,
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
    drawing,
    pictureKey,
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
