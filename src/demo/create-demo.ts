import { drawPhone } from '@redial/demo-phones'
import sharp from 'sharp'
import type { Deps } from '../deps.ts'
import type { createAuth } from '../modules/accounts/index.ts'
import { advertise } from '../modules/listings/advertising/index.ts'
import { addListing, findListing } from '../modules/listings/index.ts'
import { storePicture } from '../modules/media/index.ts'
import { bookPhone, handOver, handOverCode } from '../modules/orders/index.ts'
import type { Viewer } from '../platform/http/index.ts'
import { doneOf, setDone, whileAlone } from './demo.store.ts'
import { withEasyLogins } from './demo-logins.ts'
import { createPeople } from './demo-people.ts'
import { makePastSales } from './past-sales.ts'
import { type DemoListing, type DemoPlan, planDemo } from './plan.ts'

/** Two pictures are drawn at a time: one core each on a small machine. */
const AT_ONCE = 2
/** Sharp on the largest screens that show a phone, and half the work of the full drawing. */
const PICTURE_PX = 900

/**
 * Makes a living marketplace through the doors that people use: accounts, pictures, listings,
 * adverts, bookings. Deterministic by DEMO_SEED; an interrupted fill goes on where it stopped. Of
 * several servers on one database, one fills it.
 */
export function createDemo(deps: Deps, auth: ReturnType<typeof createAuth>): Promise<void> {
  return whileAlone(deps.db, () => fill(deps, auth))
}

async function fill(deps: Deps, auth: ReturnType<typeof createAuth>): Promise<void> {
  const db = deps.db.kysely
  if ((await doneOf(db, 'all')) === 1) return
  const plan = withEasyLogins(planDemo({ seed: deps.env.DEMO_SEED, now: deps.clock.now() }))
  const sellerOf = oneSellerPerPicture(plan)
  const openPerson = createPeople(deps, auth)
  const phones = new Map<string, string>()
  const pictures = new Map<string, Promise<string>>()

  async function picture(listing: DemoListing, seller: Viewer) {
    const known = pictures.get(listing.pictureKey) ?? draw(deps, listing, seller)
    pictures.set(listing.pictureKey, known)
    return known
  }

  async function list(listing: DemoListing) {
    const person = sellerOf(listing)
    const seller = await openPerson(person)
    const { brand, name, price, originalPrice, used, grade, storageGb, colour, description } =
      listing
    const img = await picture(listing, seller)
    const fields = {
      brand,
      name,
      price,
      originalPrice,
      used,
      grade,
      storageGb,
      colour,
      description,
      img,
    }
    const outcome = await addListing(
      deps,
      seller,
      { ...fields, location: person.city },
      { at: listing.listedAt },
    )
    if ('refused' in outcome)
      throw new Error(`demo listing ${listing.key}: ${JSON.stringify(outcome)}`)
    phones.set(listing.key, outcome.listing.id)
  }

  async function openBuyerOfFirstOrder() {
    const buyer = plan.buyers.find(({ key }) => key === plan.orders[0]?.buyerKey)
    if (buyer) await openPerson(buyer)
  }

  const from = await doneOf(db, 'listings')
  for (let at = from; at < plan.listings.length; at += AT_ONCE) {
    const batch = plan.listings.slice(at, at + AT_ONCE)
    await Promise.all(batch.map(list))
    await setDone(db, 'listings', at + batch.length)
    if (at === from) await openBuyerOfFirstOrder()
    // The first pages should not look empty while the rest is drawn.
    if (at >= 120 && at < 120 + AT_ONCE)
      await advertiseSome(deps, plan, phones, openPerson, sellerOf)
  }
  await advertiseSome(deps, plan, phones, openPerson, sellerOf)
  await bookSome(deps, plan, phones, openPerson, sellerOf)
  for (const buyer of plan.buyers) await openPerson(buyer)
  await makePastSales(deps)
  await setDone(db, 'all', 1)
}

type People = ReturnType<typeof createPeople>
type SellerOf = (listing: DemoListing) => DemoPlan['sellers'][number]

// A picture belongs to who uploaded it, so phones that look alike have one seller.
function oneSellerPerPicture(plan: DemoPlan): SellerOf {
  const first = new Map<string, string>()
  for (const { pictureKey, sellerKey } of plan.listings)
    if (!first.has(pictureKey)) first.set(pictureKey, sellerKey)
  const people = new Map(plan.sellers.map((seller) => [seller.key, seller]))
  return (listing) => {
    const seller = people.get(first.get(listing.pictureKey) ?? listing.sellerKey)
    if (!seller) throw new Error(`no seller for ${listing.key}`)
    return seller
  }
}

async function draw(deps: Deps, listing: DemoListing, seller: Viewer): Promise<string> {
  const drawing = await sharp(Buffer.from(drawPhone(listing.drawing)))
    .resize(PICTURE_PX)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const stored = await storePicture(deps, seller.id, drawing, {
    claimed: true,
    sparing: true,
  })
  if ('refused' in stored) throw new Error(`demo picture refused: ${stored.refused}`)
  return stored.picture.url
}

async function advertiseSome(
  deps: Deps,
  plan: DemoPlan,
  phones: Map<string, string>,
  open: People,
  sellerOf: SellerOf,
) {
  for (const { listingKey } of plan.adverts) {
    const listing = plan.listings.find(({ key }) => key === listingKey)
    const id = phones.get(listingKey)
    if (listing && id) await advertise(deps, await open(sellerOf(listing)), id)
  }
}

async function bookSome(
  deps: Deps,
  plan: DemoPlan,
  phones: Map<string, string>,
  open: People,
  sellerOf: SellerOf,
) {
  for (const { listingKey, buyerKey, state } of plan.orders) {
    const listing = plan.listings.find(({ key }) => key === listingKey)
    const buyer = plan.buyers.find(({ key }) => key === buyerKey)
    const id = phones.get(listingKey)
    const phone = id && (await findListing(deps.db.kysely, id))
    if (!listing || !buyer || !phone) continue
    const booked = await bookPhone(deps, await open(buyer), phone)
    if ('order' in booked && state === 'completed')
      await handOver(
        deps,
        await open(sellerOf(listing)),
        booked.order.id,
        handOverCode(deps.secret, booked.order.id),
      )
  }
}
