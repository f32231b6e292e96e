import type { Grade } from '@redial/demo-phones'
import { families } from '@redial/demo-phones/families'
import { type Random, seedFrom } from '@redial/demo-phones/random'
import { type Brand, catalogue, type PhoneModel } from '../catalogue.ts'
import type { DemoPerson } from '../people.ts'
import { type DemoPicture, demoPictures, isPictureFor } from '../pictures/picture-set.ts'
import { describe, type Subject } from './descriptions.ts'
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
