import type { Grade } from '../../shared/listings/grades.ts'
import { type Brand, catalog, type PhoneModel } from '../catalog.ts'
import { foldingFamilies, keyFamilies } from '../models/model.ts'
import type { DemoPerson } from '../people.ts'
import { type DemoPicture, demoPictures, isPictureFor } from '../pictures/picture-set.ts'
import { type Random, seedFrom } from '../random.ts'
import { type DemoProofs, planProofs } from './plan-proofs.ts'

export type DemoListing = {
  key: string
  sellerKey: string
  brand: Brand
  name: string
  /** Null for phones that people do not buy by storage. */
  storageGb: number | null
  color: string
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
  color: PhoneModel['colors'][number]
  grade: Grade
  picture: DemoPicture
  photos: readonly string[]
}

/** The phones of a brand: as many of each picture, and all of models that were out by then. */
export function planPhones(brand: Brand, count: number, now: Date, random: Random): Offered[] {
  const models = catalog.filter(
    (model) => model.brand === brand && monthsSince(model.announced, now) > 2,
  )
  const pictures = random.shuffle(
    demoPictures.filter((picture) => models.some((model) => isPictureFor(picture, model))),
  )
  return Array.from({ length: count }, (_, index) => {
    const picture = pictures[index % pictures.length]
    if (!picture) throw new Error(`No ${brand} had been announced by ${now.toISOString()}`)
    const model = random.pick(models.filter((each) => isPictureFor(picture, each)))
    const color = model.colors.find(({ hex }) => hex === picture.color)!
    const grade = random.pickWeighted(picture.grades, (each) => shareOfGrade[each])
    // Every other round shows the phone from its other side first.
    const isTurned = Math.floor(index / pictures.length) % 2 === 1
    return { model, color, grade, picture, photos: photosOf(picture, isTurned) }
  })
}

function photosOf({ key, angle }: DemoPicture, isTurned: boolean): string[] {
  if (!angle) return [key]
  return isTurned ? [angle, key] : [key, angle]
}

export function planListing(
  {
    model,
    color,
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
    color: color.name,
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
    color: color.name,
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
  if (keyFamilies.has(model.family)) return 'keys'
  if (foldingFamilies.has(model.family)) return 'fold'
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
function fairPrice(brand: Brand, whenNew: number, modelMonths: number, grade: Grade): number {
  const aged = (modelMonths / (pace[brand] ?? USUAL_PACE)) ** 0.8
  // A phone that is several years old still calls and takes photos: the loss slows down.
  const share = 0.22 + 0.7 * Math.exp(-aged)
  // Cheap phones keep a larger share than expensive ones.
  const byPrice = (whenNew / 500) ** -0.1
  return Math.max(LEAST, whenNew * share * byPrice * forGrade[grade])
}

/** Prices as people set them: round, or ending in 5 or 9, seldom with cents. */
function askingPrice(worth: number, roll: number): string {
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

type Subject = {
  name: string
  color: string
  storageGb: number | null
  grade: Grade
  usedMonths: number
  /** Only some phones have glass to crack, or tell their battery's health. */
  build: 'iphone' | 'glass' | 'fold' | 'keys'
}

type Line = (subject: Subject) => string

const openings: readonly Line[] = [
  ({ name }) => `My daily ${name} until last week, when a work phone replaced it.`,
  ({ color }) => `Bought new, one owner, in ${color}.`,
  () => 'Selling because I moved to a smaller phone.',
  () => "It was my partner's phone and has been in a drawer since spring.",
  ({ storageGb }) =>
    storageGb
      ? `The ${storageGb} GB one, which I never managed to fill.`
      : 'A phone that does calls and texts, and does them well.',
  () => 'Second phone for travel, so it has seen fewer days than its age suggests.',
  () => 'Came from a shop with an invoice, which goes with it.',
  ({ color }) => `The ${color} is nicer than in photos.`,
  () => 'My daughter used it for school and got a newer one.',
  ({ name }) => `Honest ${name}, no repairs, never opened.`,
  () => 'Company phone that I was allowed to buy out.',
  () => 'Kept as a spare and hardly needed.',
  () => 'Inherited from my brother, who looks after things.',
]

/** For phones that have accounts and apps. */
const smartOpenings: readonly Line[] = [
  ({ name, color }) => `${name} in ${color}, set up fresh and signed out of every account.`,
  ({ name }) => `I upgrade every other year, and this ${name} is the one that has to go.`,
  ({ name }) => `I test apps, and this ${name} spent its life on a desk.`,
]

const conditions: Record<Grade, readonly Line[]> = {
  A: [
    () => 'I have looked for marks under a lamp and found none.',
    ({ build }) =>
      build === 'keys'
        ? 'The film from the factory is still on the window.'
        : 'Screen protector from day one, and the glass under it is clean.',
    () => 'Frame, back and screen look as they did in the box.',
    () => 'It lived in a case, and it shows.',
    () => 'You would have to be told that it is used.',
  ],
  B: [
    () => 'A few hairlines that you see only with the screen off.',
    () => 'One small mark on the frame, shown in the picture.',
    () => 'Light signs of use around the edge, nothing you feel.',
    () => 'The screen is very good, the back has two faint scratches.',
    () => 'Normal pocket wear, no dents.',
  ],
  C: [
    () => 'Visible scratches on the back and some nicks along the frame.',
    () => 'It has been dropped on gravel once: the corners tell, the screen does not.',
    () => 'Scratched, yes, but everything works and nothing is loose.',
    () => 'Edges are scuffed, priced for it.',
    () => 'The glass has scratches that you notice in sunlight.',
  ],
  D: [
    ({ build }) =>
      build === 'keys'
        ? 'The shell is worn through at the corners.'
        : 'There is a crack from the corner; touch works everywhere.',
    ({ build }) =>
      build === 'keys'
        ? 'Deep scratches on the cover, keys all fine.'
        : 'Cracked glass, best for someone who repairs or does not mind.',
    ({ build }) =>
      build === 'keys'
        ? 'It looks its age and rings like new.'
        : 'The crack has not grown in half a year, but it is there.',
  ],
}

const batteries: Record<Subject['build'], readonly Line[]> = {
  iphone: [
    (subject) => `Battery health is at ${health(subject)} %.`,
    (subject) => `Settings say ${health(subject)} % battery, and I get through a day.`,
    (subject) =>
      subject.usedMonths > 40
        ? 'New battery fitted last year, receipt included.'
        : `Battery at ${health(subject)} %, charged overnight only.`,
  ],
  glass: [
    ({ usedMonths }) =>
      usedMonths > 36
        ? 'Battery is down a bit: a charge in the late afternoon helps.'
        : 'Battery still gets me from breakfast to bedtime.',
    ({ usedMonths }) =>
      usedMonths > 30
        ? 'About four hours of screen on a charge.'
        : 'About six hours of screen on a charge.',
    () => 'Charges fast, stays cool.',
    () => 'I kept the charge limit on, so the battery has aged well.',
  ],
  fold: [
    () => 'The hinge is firm and holds at any angle.',
    () => 'The crease is where it always is, and you stop seeing it.',
    () => 'The inner film is the original one and has no bubbles.',
  ],
  keys: [
    () => 'Holds a charge for most of a week.',
    () => 'Every key clicks as it should.',
    () => 'Battery is easy to swap and I put a fresh one in.',
  ],
}

const extras: readonly Line[] = [
  () => 'Box and cable are there, the charger is not.',
  () => 'Unlocked, any SIM.',
  () => 'Comes with two cases.',
  () => 'No box, just the phone in padding.',
  () => 'Happy to meet at a cafe so you can try it first.',
  () => 'I can ship tomorrow, tracked.',
  () => 'Original box and papers included.',
  () => 'Ask if you want a video of it working.',
  () => 'The price leaves a little room for a quick pick-up.',
  () => 'From a home without smoke or pets.',
]

const smartExtras: readonly Line[] = [
  () => 'Camera, speakers and sensors all tested.',
  () => 'Wiped and on the latest software it gets.',
]

function health({ usedMonths, name }: Subject) {
  return Math.max(77, Math.min(100, Math.round(100 - usedMonths * 0.45 - (name.length % 4))))
}

/** Two to four sentences about this phone, in its own style. */
function describe(subject: Subject, random: Random): string {
  const smart = subject.build !== 'keys'
  const opening = random.pick(smart ? [...openings, ...smartOpenings] : openings)
  const parts = [opening, random.pick(conditions[subject.grade])]
  if (random.chance(0.62)) parts.push(random.pick(batteries[subject.build]))
  if (random.chance(0.6)) parts.push(random.pick(smart ? [...extras, ...smartExtras] : extras))
  const [first, ...rest] = parts as [Line, ...Line[]]
  const order = random.chance(0.8) ? parts : [...rest.slice(0, 1), first, ...rest.slice(1)]
  return order.map((line) => line(subject)).join(' ')
}
