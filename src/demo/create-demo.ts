import { createRandom, seedFrom } from '@redial/demo-phones/random'
import type { Deps } from '../deps.ts'
import type { createAuth } from '../modules/accounts/index.ts'
import { advertise } from '../modules/listings/advertising/index.ts'
import { addListing, findListing } from '../modules/listings/index.ts'
import { registerDrawnPicture } from '../modules/media/index.ts'
import { bookPhone, handOver, handOverCode } from '../modules/orders/index.ts'
import type { Viewer } from '../platform/http/index.ts'
import { doneOf, setDone, whileAlone } from './demo.store.ts'
import { withEasyLogins } from './demo-logins.ts'
import { createPeople } from './demo-people.ts'
import { answersForPhone } from './grade-answers.ts'
import { makePastSales } from './past-sales.ts'
import { readManifest, readShipped } from './pictures/shipped-pictures.ts'
import { type DemoListing, type DemoPlan, planDemo } from './plan.ts'

/** Listings made at a time. */
const AT_ONCE = 2

/**
 * Fills the marketplace through the functions that serve real users: accounts, listings, adverts,
 * bookings. Pictures are shipped as files. Deterministic by DEMO_SEED; an interrupted fill continues
 * where it stopped. When several servers share a database, one of them fills it.
 */
export function createDemo(
  deps: Deps,
  auth: ReturnType<typeof createAuth>,
  plan = planDemo({ seed: deps.env.DEMO_SEED, now: deps.clock.now() }),
): Promise<void> {
  return whileAlone(deps.db, () => fill(deps, auth, withEasyLogins(plan)))
}

async function fill(
  deps: Deps,
  auth: ReturnType<typeof createAuth>,
  plan: DemoPlan,
): Promise<void> {
  const db = deps.db.kysely
  if ((await doneOf(db, 'all')) === 1) return
  const sellerOf = oneSellerPerPicture(plan)
  const manifest = readManifest()
  const openPerson = createPeople(deps, auth, manifest)
  const phones = new Map<string, string>()
  const pictures = new Map<string, Promise<string>>()

  async function picture(listing: DemoListing, seller: Viewer) {
    const { key } = listing.picture
    const known = pictures.get(key) ?? register(key, seller)
    pictures.set(key, known)
    return known
  }

  async function register(key: string, seller: Viewer): Promise<string> {
    const stored = await registerDrawnPicture(deps, seller.id, await readShipped(manifest, key))
    if ('refused' in stored) throw new Error(`demo picture ${key}: ${stored.refused}`)
    return stored.picture.url
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
      answers: await answersForPhone(db, listing, grade, createRandom(seedFrom(listing.key))),
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
    // The first pages should not look empty while the rest is added.
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

// A picture belongs to the account that uploaded it, so phones with one picture have one seller.
function oneSellerPerPicture(plan: DemoPlan): SellerOf {
  const first = new Map<string, string>()
  for (const { picture, sellerKey } of plan.listings)
    if (!first.has(picture.key)) first.set(picture.key, sellerKey)
  const people = new Map(plan.sellers.map((seller) => [seller.key, seller]))
  return (listing) => {
    const seller = people.get(first.get(listing.picture.key) ?? listing.sellerKey)
    if (!seller) throw new Error(`no seller for ${listing.key}`)
    return seller
  }
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
