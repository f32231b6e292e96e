import { api } from '../contract/urls.ts'
import { addListing } from '../modules/listings/index.ts'
import { listingKeys, recordListing } from './demo.store.ts'
import type { DemoApp, PersonClient } from './demo-app.ts'
import { answersForPhone } from './grade-answers.ts'
import type { DemoPerson, DemoSeller } from './people.ts'
import type { DemoListing, DemoPhone } from './plan.ts'
import { prove, provePossession } from './proofs.ts'
import { createRandom, seedFrom } from './random.ts'

type OrderView = {
  _id: string
  phoneId: string
  state: string
  handOverCode: string | null
}

/** The phones and orders of the demo, by the keys of its plan. */
export type Market = {
  /** Puts a phone up for sale with its photos and proofs, unless it was already. */
  list(phone: DemoListing): Promise<void>
  idOf(key: string): string | undefined
  /** The newest order of a buyer for a phone. */
  orderOf(buyer: DemoPerson, phoneId: string): Promise<OrderView>
  /** The URL of a shipped picture, uploaded by a person. */
  picture(key: string, client: PersonClient): Promise<string>
}

export async function openMarket(demoApp: DemoApp): Promise<Market> {
  const existing = await listingKeys(demoApp.deps.db.kysely)
  const pictures = new Map<string, Promise<string>>()

  function picture(key: string, { viewer }: PersonClient): Promise<string> {
    const pictureKey = `${viewer.id} ${key}`
    const uploaded =
      pictures.get(pictureKey) ?? demoApp.storePicture(key, viewer.id).then(({ url }) => url)
    pictures.set(pictureKey, uploaded)
    return uploaded
  }

  async function list(phone: DemoListing) {
    if (existing.has(phone.key)) return
    const seller = await demoApp.as(phone.seller)
    const photos = []
    for (const key of phone.photos) photos.push({ url: await picture(key, seller) })
    const { key, brand, name, storageGb, color, price, originalPrice, used, description } = phone
    const id = await addDemoListing(demoApp, seller, phone.seller, {
      ...{ key, brand, name, storageGb, color, price, originalPrice, used, description, photos },
      grade: phone.isGraded ? phone.grade : null,
      location: phone.seller.city,
    })
    existing.set(phone.key, id)
    await prove(seller, id, phone)
    if (phone.possession) await provePossession(demoApp, seller, id, phone.photos[0]!)
  }

  return {
    list,
    picture,
    idOf: (key) => existing.get(key),
    async orderOf(person, phoneId) {
      const buyer = await demoApp.as(person)
      const orders = await buyer.get<OrderView[]>(api.orders())
      const order = orders.find((each) => each.phoneId === phoneId)
      if (!order) throw new Error(`${person.name} has no order of phone ${phoneId}`)
      return order
    },
  }
}

type Described = Omit<DemoPhone, 'color' | 'grade' | 'photos' | keyof ProofsOfPhone> & {
  color: string | null
  grade: DemoPhone['grade'] | null
  location: string
  photos: { url: string }[]
}
type ProofsOfPhone = Pick<DemoPhone, 'isGraded' | 'imei' | 'checkup' | 'possession'>

/**
 * Lists a phone on its seller's terms, with answers that come to its grade; returns its id. Not
 * through the API: phones of the demo share photos, which the check for reused ones would hold.
 */
export async function addDemoListing(
  { deps, clock }: DemoApp,
  client: PersonClient,
  { terms }: DemoSeller,
  { key, grade, ...phone }: Described,
): Promise<string> {
  const now = clock.now()
  const random = createRandom(seedFrom(key))
  const answers = grade && (await answersForPhone(deps.db.kysely, phone, grade, random))
  const outcome = await addListing(
    deps,
    client.viewer,
    { ...phone, ...terms, ...(answers && { answers }) },
    { at: now, along: (tx, id) => recordListing(tx, { key, id, at: now }) },
  )
  if ('refused' in outcome) throw new Error(`demo listing ${key}: ${outcome.refused}`)
  return outcome.listing.id
}
