import { api } from '../../contract/urls.ts'
import { addListing } from '../../modules/listings/index.ts'
import { HOUR } from '../../shared/time.ts'
import { countOpenOffers, type StockRow } from '../demo.store.ts'
import { type SeedContext, writeAbout } from '../history/sale.ts'
import type { Step } from '../history/steps.ts'
import { admin, bea, buyers, type DemoPerson, type DemoSeller, sam, sellers } from '../people.ts'
import { phonesForSale } from '../plan.ts'
import type { Random } from '../random.ts'
import {
  reportNotes,
  reviewReportNote,
  sellerReportNote,
  unanswered,
} from '../texts/member-texts.ts'

/** `free` are the phones for sale that nothing happens to; `stock` are all of them. */
type ScenarioParts = { context: SeedContext; free: StockRow[]; stock: StockRow[]; random: Random }

const OFFERS_FOR_SAM = 2
const COUNTERS_FOR_BEA = 1
const UNREAD = { sam: 2, bea: 1 }
const OPEN_REPORTS = 4
const OPEN_REVIEWS = 2
/** An offer is open for 48 hours; these are good for at least a day more. */
const GOOD_FOR_MS = 12 * HOUR

const others = buyers.filter((buyer) => buyer !== bea)

/** Offers, messages, reports and reviews that wait for somebody, where there are too few. */
export async function messagingSteps(parts: ScenarioParts): Promise<Step[]> {
  const steps = await Promise.all([
    offersForSam(parts),
    countersForBea(parts),
    messagesForSam(parts),
    answersForBea(parts),
    reportsForAdmin(parts),
    reportsAboutPeople(parts),
    reviewsForAdmin(parts),
    advertsOfSellers(parts),
    savedByBea(parts),
  ])
  return steps.flat()
}

const ago = ({ now }: SeedContext, hours: number) => new Date(now.getTime() - hours * HOUR)
const phonesOf = (free: StockRow[], seller: DemoPerson) =>
  free.filter(({ sellerEmail }) => sellerEmail === seller.email)
const town = ({ city }: DemoPerson) => city.split(',')[0]!

async function openOffers({ demoApp, now }: SeedContext, person: 'sam' | 'bea') {
  const until = new Date(now.getTime() + GOOD_FOR_MS)
  const db = demoApp.deps.db.kysely
  return person === 'sam'
    ? countOpenOffers(db, { party: 'seller', madeBy: 'buyer', email: sam.email, until })
    : countOpenOffers(db, { party: 'buyer', madeBy: 'seller', email: bea.email, until })
}

async function offersForSam({ context, free, random }: ScenarioParts): Promise<Step[]> {
  const missing = OFFERS_FOR_SAM - (await openOffers(context, 'sam'))
  return phonesOf(free, sam)
    .slice(-missing)
    .slice(0, Math.max(0, missing))
    .map(({ id, priceMinor }, index): Step => {
      const price = String(Math.round((priceMinor / 100) * random.between(0.84, 0.94)))
      const buyer = random.pick(others)
      const run = async () =>
        (await context.demoApp.as(buyer)).post(api.offers(), { phoneId: id, price })
      return { at: ago(context, 2 + 5 * index), story: `offer ${id}`, run }
    })
}

async function countersForBea({ context, free }: ScenarioParts): Promise<Step[]> {
  if ((await openOffers(context, 'bea')) >= COUNTERS_FOR_BEA) return []
  const phone = free.find(({ sellerEmail, priceMinor }) => {
    return sellerEmail !== sam.email && priceMinor > 15_000
  })
  if (!phone) return []
  const seller = sellers.find(({ email }) => email === phone.sellerEmail)!
  const askingPrice = phone.priceMinor / 100
  let offerId = ''
  const offer = async () => {
    const body = { phoneId: phone.id, price: String(Math.round(askingPrice * 0.85)) }
    offerId = (await (await context.demoApp.as(bea)).post<{ _id: string }>(api.offers(), body))._id
  }
  const counter = async () => {
    const price = String(Math.round(askingPrice * 0.94))
    await (await context.demoApp.as(seller)).post(api.counterOffer(offerId), { price })
  }
  const story = `counter-offer ${phone.id}`
  return [
    { at: ago(context, 11), story, run: offer },
    { at: ago(context, 4), story, run: counter },
  ]
}

async function unread({ demoApp }: SeedContext, person: DemoPerson): Promise<number> {
  return (await (await demoApp.as(person)).get<{ unread: number }>(api.unreadMessages())).unread
}

async function messagesForSam({ context, free, random }: ScenarioParts): Promise<Step[]> {
  const missing = Math.max(0, UNREAD.sam - (await unread(context, sam)))
  const texts = random.shuffle(unanswered)
  return phonesOf(free, sam)
    .slice(0, missing)
    .map((phone, index): Step => {
      const buyer = random.pick(others)
      const about = { name: phone.name, city: town(sam), price: String(phone.priceMinor / 100) }
      const text = texts[index % texts.length]!(about)
      const run = () => writeAbout(context.demoApp, { by: buyer, buyer, phoneId: phone.id, text })
      return { at: ago(context, 1 + 4 * index), story: `question ${phone.id}`, run }
    })
}

async function answersForBea({ context, free }: ScenarioParts): Promise<Step[]> {
  if ((await unread(context, bea)) >= UNREAD.bea) return []
  const phone = free.findLast(({ sellerEmail }) => sellerEmail !== sam.email)
  if (!phone) return []
  const seller = sellers.find(({ email }) => email === phone.sellerEmail)!
  const write = (by: DemoPerson, text: string) => () =>
    writeAbout(context.demoApp, { by, buyer: bea, phoneId: phone.id, text })
  const story = `answer ${phone.id}`
  return [
    { at: ago(context, 9), story, run: write(bea, `Hi, is the ${phone.name} still for sale?`) },
    { at: ago(context, 3), story, run: write(seller, 'It is! I can also send it, if you like.') },
  ]
}

async function reportsForAdmin({ context, free, random }: ScenarioParts): Promise<Step[]> {
  const moderator = await context.demoApp.as(admin)
  const reports = await moderator.get<{ decision: string | null }[]>(api.reports())
  const open = reports.filter(({ decision }) => decision === null).length
  const reasons = Object.entries(reportNotes)
  return random
    .shuffle(free)
    .slice(0, Math.max(0, OPEN_REPORTS - open))
    .map(({ id: phoneId }, index): Step => {
      const [reason, note] = reasons[(index + open) % reasons.length]!
      const run = async () =>
        (await context.demoApp.as(random.pick(others))).post(api.reports(), {
          phoneId,
          reason,
          note,
        })
      return { at: ago(context, 5 + 9 * index), story: `report ${phoneId}`, run }
    })
}

/** A seller, and a review of another, that somebody reported. */
async function reportsAboutPeople({ context }: ScenarioParts): Promise<Step[]> {
  const moderator = await context.demoApp.as(admin)
  const reports = await moderator.get<{ kind: string; decision: string | null }[]>(api.reports())
  const isOpen = (kind: string) =>
    reports.some((report) => report.kind === kind && report.decision === null)
  const [reported, ...more] = sellers.filter((seller) => seller !== sam)
  const [reporter] = others
  if (!reported || !reporter) return []
  const steps: Step[] = []
  if (!isOpen('seller'))
    steps.push({
      at: ago(context, 7),
      story: 'report of a seller',
      async run() {
        const { viewer } = await context.demoApp.as(reported)
        const body = { sellerId: viewer.id, reason: 'fraud', note: sellerReportNote }
        await (await context.demoApp.as(reporter)).post(api.reports(), body)
      },
    })
  if (!isOpen('review'))
    steps.push({
      at: ago(context, 13),
      story: 'report of a review',
      async run() {
        // Not every seller has reviews.
        for (const reviewed of more) {
          const client = await context.demoApp.as(reviewed)
          const path = api.ratings(client.viewer.id)
          const { items } = await client.get<{ items: { _id: string; stars: number }[] }>(path)
          const [worst] = items.toSorted((a, b) => a.stars - b.stars)
          if (!worst) continue
          const body = { reviewId: worst._id, reason: 'fake', note: reviewReportNote }
          await client.post(api.reports(), body)
          return
        }
      },
    })
  return steps
}

/** Listings that wait for a moderator, as all do in a shop that reviews them before they are shown. */
async function reviewsForAdmin({ context, free, random }: ScenarioParts): Promise<Step[]> {
  const moderator = await context.demoApp.as(admin)
  const open = (await moderator.get<object[]>(api.reviews())).length
  return random
    .shuffle(free)
    .slice(0, Math.max(0, OPEN_REVIEWS - open))
    .map((phone, index): Step => {
      const copier = random.pick(
        sellers.filter((each) => each !== sam && !offers(free, each, phone)),
      )
      const run = () => copyListing(context, phone, copier)
      return { at: ago(context, 3 + 8 * index), story: `copy of ${phone.id}`, run }
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
  const body = {
    brand,
    name,
    storageGb,
    color,
    price: String(Math.round(Number(price) * 0.8)),
    location: by.city,
    delivery: by.terms.delivery,
    description: 'As new. First come, first served. Message me for the price with the box.',
    photos: [{ url: await market.picture(pictureFor(name), client) }],
  }
  const reviewing = { ...deps, env: { ...deps.env, MODERATION: 'pre' as const } }
  const listed = await addListing(reviewing, client.viewer, body)
  if ('refused' in listed) throw new Error(`demo listing: ${listed.refused}`)
}

function pictureFor(name: string): string {
  const similar = phonesForSale.find((each) => each.name === name) ?? phonesForSale[0]!
  return similar.photos[0]!
}

function offers(free: StockRow[], seller: DemoPerson, { name }: StockRow): boolean {
  return free.some((phone) => phone.sellerEmail === seller.email && phone.name === name)
}

const ADVERTS = 10
/** Minor units: what is advertised is worth a look. */
const ADVERTISED_FROM = 15_000

async function advertsOfSellers({ context, free, stock }: ScenarioParts): Promise<Step[]> {
  const missing = ADVERTS - stock.filter(({ advertised }) => advertised).length
  const sellersOfOne = new Map(
    free
      .filter(({ priceMinor }) => priceMinor >= ADVERTISED_FROM)
      .map((phone) => [phone.sellerEmail, phone]),
  )
  return [...sellersOfOne.values()].slice(0, Math.max(0, missing)).map((phone, index): Step => {
    const seller = sellers.find(({ email }) => email === phone.sellerEmail)!
    const run = async () =>
      (await context.demoApp.as(seller)).post(api.adverts(), { phoneId: phone.id })
    return { at: ago(context, 1 + index), story: `advert ${phone.id}`, run }
  })
}

const BEAS_SEARCHES = ['brand=Iphone&max=450', 'brand=Google&max=400']
const BEAS_FAVORITES = 6

async function savedByBea({ context, free, random }: ScenarioParts): Promise<Step[]> {
  const buyer = await context.demoApp.as(bea)
  const { searches } = await buyer.get<{ searches: object[] }>(api.savedSearches())
  const { ids } = await buyer.get<{ ids: string[] }>(api.favoriteIds())
  const steps: Step[] = []
  if (searches.length === 0)
    for (const query of BEAS_SEARCHES)
      steps.push({
        at: ago(context, 30),
        story: 'searches',
        run: () => buyer.post(api.savedSearches(), { query }),
      })
  const liked = random.shuffle(free).slice(0, Math.max(0, BEAS_FAVORITES - ids.length))
  for (const { id } of liked)
    steps.push({ at: ago(context, 26), story: 'favorites', run: () => buyer.put(api.favorite(id)) })
  return steps
}
