import { api } from '../../contract/urls.ts'
import { addListing } from '../../modules/listings/index.ts'
import { HOUR } from '../../shared/time.ts'
import { countOpenOffers, type StockRow } from '../demo.store.ts'
import { type SeedContext, writeAbout } from '../history/sale.ts'
import type { Step } from '../history/steps.ts'
import {
  admin,
  bea,
  type DemoPerson,
  type DemoSeller,
  findSeller,
  sam,
  sellers,
} from '../people.ts'
import { phonesForSale } from '../plan.ts'
import {
  reportNotes,
  reviewReportNote,
  sellerReportNote,
  unanswered,
} from '../texts/member-texts.ts'
import { getAs, otherBuyers, postAs, type Scene, storySteps, takeMissing } from './scene.ts'

/** How much always waits for somebody. */
const WANTED = {
  offersForSam: 2,
  countersForBea: 1,
  messagesForSam: 2,
  reports: 4,
  reviews: 2,
  adverts: 10,
}
/** An offer is open for 48 hours; these are good for at least this long. */
const GOOD_FOR_MS = 12 * HOUR

/** Offers, messages, reports and reviews that wait for somebody, and favorites, where there are too few. */
export async function messagingSteps(scene: Scene): Promise<Step[]> {
  const steps = await Promise.all([
    offersForSam(scene),
    countersForBea(scene),
    messagesForSam(scene),
    favoritesOfSam(scene),
    reportsForAdmin(scene),
    reportsAboutPeople(scene),
    reviewsForAdmin(scene),
    advertsOfSellers(scene),
  ])
  return steps.flat()
}

const phonesOfSam = (free: StockRow[]) => free.filter((phone) => phone.sellerEmail === sam.email)
const isOfAnother = ({ sellerEmail }: StockRow) => sellerEmail !== sam.email
/** A price in major units. */
const shareOf = ({ priceMinor }: StockRow, share: number) =>
  String(Math.round((priceMinor / 100) * share))

async function offersForSam({ context, free, random }: Scene): Promise<Step[]> {
  const existing = await countOpenOffers(context.demoApp.deps.db.kysely, {
    ...{ party: 'seller', madeBy: 'buyer', email: sam.email },
    until: new Date(context.now.getTime() + GOOD_FOR_MS),
  })
  // The first ones are those that messages ask about.
  const phones = phonesOfSam(free).toReversed()
  return takeMissing(phones, WANTED.offersForSam, existing).flatMap((phone, index) => {
    const body = { phoneId: phone.id, price: shareOf(phone, random.between(0.84, 0.94)) }
    const buyer = random.pick(otherBuyers)
    return storySteps(context, `offer ${phone.id}`, [
      [2 + 5 * index, () => postAs(context, buyer, api.offers(), body)],
    ])
  })
}

async function countersForBea({ context, free }: Scene): Promise<Step[]> {
  const existing = await countOpenOffers(context.demoApp.deps.db.kysely, {
    ...{ party: 'buyer', madeBy: 'seller', email: bea.email },
    until: new Date(context.now.getTime() + GOOD_FOR_MS),
  })
  const phones = free.filter((phone) => isOfAnother(phone) && phone.priceMinor > 15_000)
  return takeMissing(phones, WANTED.countersForBea, existing).flatMap((phone) => {
    const seller = findSeller({ email: phone.sellerEmail })!
    const body = { phoneId: phone.id, price: shareOf(phone, 0.85) }
    const counter = { price: shareOf(phone, 0.94) }
    let offerId = ''
    const offer = async () => {
      offerId = (await postAs<{ _id: string }>(context, bea, api.offers(), body))._id
    }
    return storySteps(context, `counter-offer ${phone.id}`, [
      [11, offer],
      [4, () => postAs(context, seller, api.counterOffer(offerId), counter)],
    ])
  })
}

async function countUnread(context: SeedContext, person: DemoPerson): Promise<number> {
  return (await getAs<{ unread: number }>(context, person, api.unreadMessages())).unread
}

async function messagesForSam({ context, free, random }: Scene): Promise<Step[]> {
  const existing = await countUnread(context, sam)
  const texts = random.shuffle(unanswered)
  const phones = takeMissing(phonesOfSam(free), WANTED.messagesForSam, existing)
  return phones.flatMap((phone, index) => {
    const buyer = random.pick(otherBuyers)
    const price = String(phone.priceMinor / 100)
    const text = texts[index % texts.length]!({ name: phone.name, city: sam.address.city, price })
    const message = { by: buyer, buyer, phoneId: phone.id, text }
    return storySteps(context, `question ${phone.id}`, [
      [1 + 4 * index, () => writeAbout(context.demoApp, message)],
    ])
  })
}

/** Buyers who saved a phone of the seller's login: one to three for each that nobody has saved. */
async function favoritesOfSam({ context, free }: Scene): Promise<Step[]> {
  const { items } = await getAs<{ items: { _id: string; favorites: number }[] }>(
    context,
    sam,
    api.myPhoneSummaries(),
  )
  const unsaved = new Set(items.flatMap(({ _id, favorites }) => (favorites === 0 ? [_id] : [])))
  const phones = phonesOfSam(free).filter(({ id }) => unsaved.has(id))
  return phones.flatMap(({ id }, index) =>
    storySteps(
      context,
      `favorites ${id}`,
      otherBuyers.slice(index, index + 1 + (index % 3)).map((buyer, later) => {
        const save = async () => (await context.demoApp.as(buyer)).put(api.favorite(id))
        return [20 - 6 * later, save] as const
      }),
    ),
  )
}

type Report = { kind: string; decision: string | null }

async function openReports(context: SeedContext): Promise<Report[]> {
  const reports = await getAs<Report[]>(context, admin, api.reports())
  return reports.filter(({ decision }) => decision === null)
}

async function reportsForAdmin({ context, free, random }: Scene): Promise<Step[]> {
  const { length: existing } = await openReports(context)
  const reasons = Object.entries(reportNotes)
  const phones = takeMissing(random.shuffle(free), WANTED.reports, existing)
  return phones.flatMap(({ id: phoneId }, index) => {
    const [reason, note] = reasons[(index + existing) % reasons.length]!
    const reporter = random.pick(otherBuyers)
    return storySteps(context, `report ${phoneId}`, [
      [5 + 9 * index, () => postAs(context, reporter, api.reports(), { phoneId, reason, note })],
    ])
  })
}

/** A seller, and a review of another, that somebody reported. */
async function reportsAboutPeople({ context }: Scene): Promise<Step[]> {
  const open = await openReports(context)
  const [reported, ...more] = sellers.filter((seller) => seller !== sam)
  const reportSeller = async () => {
    const { viewer } = await context.demoApp.as(reported!)
    const body = { sellerId: viewer.id, reason: 'fraud', note: sellerReportNote }
    await postAs(context, otherBuyers[0]!, api.reports(), body)
  }
  const reportReview = async () => {
    // Not every seller has reviews.
    for (const reviewed of more) {
      const client = await context.demoApp.as(reviewed)
      type Reviews = { items: { _id: string; stars: number }[] }
      const { items } = await client.get<Reviews>(api.ratings(client.viewer.id))
      const [worst] = items.toSorted((a, b) => a.stars - b.stars)
      if (!worst) continue
      const body = { reviewId: worst._id, reason: 'fake', note: reviewReportNote }
      return client.post(api.reports(), body)
    }
  }
  const isMissing = (kind: string) => !open.some((report) => report.kind === kind)
  return [
    ...(isMissing('seller') ? storySteps(context, 'report of a seller', [[7, reportSeller]]) : []),
    ...(isMissing('review') ? storySteps(context, 'report of a review', [[13, reportReview]]) : []),
  ]
}

/** Listings that wait for a moderator, as all do in a shop that reviews them before they are shown. */
async function reviewsForAdmin({ context, free, random }: Scene): Promise<Step[]> {
  const { length: existing } = await getAs<object[]>(context, admin, api.reviews())
  const phones = takeMissing(random.shuffle(free), WANTED.reviews, existing)
  return phones.flatMap((phone, index) => {
    const offersSame = ({ email }: DemoSeller) =>
      free.some(({ sellerEmail, name }) => sellerEmail === email && name === phone.name)
    const copier = random.pick(sellers.filter((each) => each !== sam && !offersSame(each)))
    return storySteps(context, `copy of ${phone.id}`, [
      [3 + 8 * index, () => copyListing(context, phone, copier)],
    ])
  })
}

type Copied = {
  brand: string
  name: string
  storageGb: number | null
  color: string | null
  price: string
}

async function copyListing({ demoApp, market }: SeedContext, phone: StockRow, by: DemoSeller) {
  const { deps } = demoApp
  const client = await demoApp.as(by)
  const { brand, name, storageGb, color, price } = await client.get<Copied>(api.phone(phone.id))
  const similar = phonesForSale.find((each) => each.name === name) ?? phonesForSale[0]!
  const body = {
    ...{ brand, name, storageGb, color },
    price: String(Math.round(Number(price) * 0.8)),
    location: by.city,
    delivery: by.terms.delivery,
    description: 'As new. First come, first served. Message me for the price with the box.',
    photos: [{ url: await market.picture(similar.photos[0]!, client) }],
  }
  const current = () => ({ ...deps.settings.current(), moderation: 'pre' as const })
  const reviewing = { ...deps, settings: { ...deps.settings, current } }
  const listed = await addListing(reviewing, client.viewer, body)
  if ('refused' in listed) throw new Error(`demo listing: ${listed.refused}`)
}

/** Minor units: what is advertised is worth a look. */
const ADVERTISED_FROM = 15_000

async function advertsOfSellers({ context, free, stock }: Scene): Promise<Step[]> {
  const { length: existing } = stock.filter(({ advertised }) => advertised)
  const good = free.filter(({ priceMinor }) => priceMinor >= ADVERTISED_FROM)
  const oneEach = [...new Map(good.map((phone) => [phone.sellerEmail, phone])).values()]
  return takeMissing(oneEach, WANTED.adverts, existing).flatMap((phone, index) => {
    const seller = findSeller({ email: phone.sellerEmail })!
    return storySteps(context, `advert ${phone.id}`, [
      [1 + index, () => postAs(context, seller, api.adverts(), { phoneId: phone.id })],
    ])
  })
}
