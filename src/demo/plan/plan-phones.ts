import type { Grade } from '@redial/demo-phones'
import { families } from '@redial/demo-phones/families'
import { type Random, seedFrom } from '@redial/demo-phones/random'
import { type Brand, catalogue, type PhoneModel } from '../catalogue.ts'
import type { DemoPerson } from '../people.ts'
import { type DemoPicture, demoPictures, isPictureFor } from '../pictures/picture-set.ts'
import { describe, type Subject } from './descriptions.ts'
import { type DemoProofs, planProofs } from './plan-proofs.ts'

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

/** Months after which a phone has lost about half of what it can lose. */
const pace: Partial<Record<Brand, number>> = {
  Iphone: 50,
  Samsung: 41,
  Google: 41,
  Fairphone: 60,
  Nothing: 46,
  Nokia: 36,
}
const USUAL_PACE = 38

const forGrade: Record<Grade, number> = { A: 1, B: 0.9, C: 0.78, D: 0.56 }

/** Below this a meet-up is not worth it. Dollars. */
const LEAST = 15

/** What a phone cost new, with the storage chosen: each step up costs about a tenth more. */
function priceWhenNew(
  launchUsd: number,
  variants: readonly number[],
  storageGb: number | null,
): number {
  const steps = storageGb === null ? 0 : Math.max(0, variants.indexOf(storageGb))
  const price = launchUsd * (1 + 0.115 * steps)
  return steps === 0 ? launchUsd : Math.round(price / 10) * 10 - 1
}

/** What it is worth now: by the age of the model, and by its grade. */
export function fairPrice(
  brand: Brand,
  whenNew: number,
  modelMonths: number,
  grade: Grade,
): number {
  const aged = (modelMonths / (pace[brand] ?? USUAL_PACE)) ** 0.8
  // A phone that is several years old still calls and takes photos: the loss slows down.
  const kept = 0.22 + 0.7 * Math.exp(-aged)
  // Cheap phones keep a larger share than expensive ones.
  const byPrice = (whenNew / 500) ** -0.1
  return Math.max(LEAST, whenNew * kept * byPrice * forGrade[grade])
}

/** Prices as people set them: round, or ending in 5 or 9, seldom with cents. */
export function askingPrice(worth: number, roll: number): string {
  const whole = worth < 60 ? Math.round(worth) : Math.round(worth / 5) * 5
  if (roll < 0.12 && worth > 60) return String(whole - 1)
  if (roll > 0.95) return `${whole - 1}.50`
  return String(whole)
}

/** People write the same time in many ways. */
function writeUsed(months: number, random: Random): string {
  if (months < 12) return random.pick([`${months} months`, `${months} months`, `${months} mo`])
  const years = months / 12
  if (Number.isInteger(years))
    return years === 1
      ? random.pick(['1 year', '12 months', '1 year'])
      : random.pick([`${years} years`, `${years} years`, `${years} yrs`])
  if (months % 6 === 0) return random.pick([`${years} years`, `${months} months`])
  return random.pick([`${months} months`, `${months} mo`])
}

/** Times are given in months up to two years, later in half years, then in years. */
function roundUsed(months: number): number {
  if (months < 24) return Math.max(1, Math.round(months))
  return months < 60 ? Math.round(months / 6) * 6 : Math.round(months / 12) * 12
}
