import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { api } from '../contract/urls.ts'
import type { Deps } from '../deps.ts'
import { addListing } from '../modules/listings/index.ts'
import { listingKeys, recordListing } from './demo.store.ts'
import type { DemoApp, PersonClient } from './demo-app.ts'
import { answersForPhone } from './grade-answers.ts'
import type { DemoPerson } from './people.ts'
import { FILES, fileName } from './pictures/picture-set.ts'
import { planAfterSale, planDelivery } from './plan/plan-members.ts'
import type { DemoListing } from './plan/plan-phones.ts'
import type { DemoProofs } from './plan/plan-proofs.ts'
import { createRandom, seedFrom } from './random.ts'

type OrderSeen = {
  _id: string
  phoneId: string
  state: string
  handOverCode: string | null
}

/** The phones and orders of the demo, by the keys of its plan. */
export type Market = {
  /** Puts a phone up for sale with its photos and proofs, unless it was already; returns its id. */
  list(phone: DemoListing, seller: DemoPerson): Promise<string>
  idOf(key: string): string | undefined
  /** The newest order of a buyer for a phone. */
  orderOf(buyer: DemoPerson, phoneId: string): Promise<OrderSeen>
  /** The URL of a shipped picture, uploaded by a person. */
  picture(key: string, client: PersonClient): Promise<string>
}

export async function openMarket(demoApp: DemoApp): Promise<Market> {
  const { deps, clock } = demoApp
  const existing = await listingKeys(deps.db.kysely)
  const pictures = new Map<string, Promise<string>>()

  function picture(key: string, { viewer }: PersonClient): Promise<string> {
    const listingKey = `${viewer.id} ${key}`
    const uploaded =
      pictures.get(listingKey) ?? demoApp.storePicture(key, viewer.id).then(({ url }) => url)
    pictures.set(listingKey, uploaded)
    return uploaded
  }

  async function list(phone: DemoListing, person: DemoPerson): Promise<string> {
    const before = existing.get(phone.key)
    if (before) return before
    const seller = await demoApp.as(person)
    const { brand, name, price, originalPrice, used, storageGb, color, description } = phone
    const photos = []
    for (const key of phone.photos) photos.push({ url: await picture(key, seller) })
    const answers = phone.proofs.isGraded ? await answersFor(deps, phone) : undefined
    const outcome = await addListing(
      deps,
      seller.viewer,
      {
        brand,
        name,
        price,
        originalPrice,
        used,
        storageGb,
        color,
        description,
        location: phone.location,
        delivery: planDelivery(person),
        ...planAfterSale(person),
        photos,
        ...(answers && { answers }),
      },
      {
        at: clock.now(),
        along: (tx, id) => recordListing(tx, { key: phone.key, id, at: clock.now() }),
      },
    )
    if ('refused' in outcome) throw new Error(`demo listing ${phone.key}: ${outcome.refused}`)
    const { id } = outcome.listing
    existing.set(phone.key, id)
    await prove(seller, id, phone.proofs)
    if (phone.proofs.possession) await provePossession(demoApp, seller, id, phone.photos[0]!)
    return id
  }

  return {
    list,
    picture,
    idOf: (key) => existing.get(key),
    async orderOf(person, phoneId) {
      const buyer = await demoApp.as(person)
      const orders = await buyer.get<OrderSeen[]>(api.orders())
      const order = orders.find((each) => each.phoneId === phoneId)
      if (!order) throw new Error(`${person.name} has no order of phone ${phoneId}`)
      return order
    },
  }
}

function answersFor({ db }: Deps, phone: DemoListing) {
  return answersForPhone(db.kysely, phone, phone.grade, createRandom(seedFrom(phone.key)))
}

/** Lets Redial check a phone that is for sale. */
export async function prove(seller: PersonClient, phoneId: string, { imei, checkup }: DemoProofs) {
  if (imei) await seller.post(api.imeiChecks(), { imei, phoneId })
  if (!checkup) return
  const { url } = await seller.post<{ url: string }>(api.checkups(), { phoneId })
  const token = new URL(url).pathname.split('/').at(-1) ?? ''
  await seller.post(
    api.checkup(token),
    { results: checkup.results },
    { 'user-agent': checkup.agent },
  )
}

const SIDE = 800
/** A quarter of the photo: as large as a code on another screen beside the phone. */
const CODE = 260

/** Proves possession with a photo of a phone and the code that Redial gave for it. */
export async function provePossession(
  { manifest }: DemoApp,
  seller: PersonClient,
  phoneId: string,
  pictureKey: string,
) {
  const { qr } = await seller.post<{ qr: string }>(api.possessionCodes(), { phoneId })
  const width = manifest[pictureKey]?.width ?? SIDE
  const picture = await readFile(
    new URL(fileName(pictureKey, width, { width: 800, format: 'webp' }), FILES),
  )
  const code = await sharp(Buffer.from(qr)).resize(CODE).png().toBuffer()
  const photo = await sharp(picture)
    .resize(SIDE)
    .composite([{ input: code, left: SIDE - CODE - 20, top: SIDE - CODE - 20 }])
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'proof.jpg')
  await seller.upload(`${api.possessionPhotos()}?phoneId=${phoneId}`, form)
}
