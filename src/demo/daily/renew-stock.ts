import { createRandom, type Random, seedFrom } from '@redial/demo-phones/random'
import { addListing } from '../../modules/listings/index.ts'
import { api } from '../../routes.ts'
import { DAY } from '../../shared/time.ts'
import { catalogue } from '../catalogue.ts'
import { recordListing } from '../demo.store.ts'
import { answersForPhone } from '../grade-answers.ts'
import type { Play } from '../history/play-sale.ts'
import type { Step } from '../history/steps.ts'
import { prove } from '../market.ts'
import { type DemoPerson, sellers } from '../people.ts'
import { afterSaleOf } from '../plan/after-sale-terms.ts'
import { deliveryOf } from '../plan/delivery-terms.ts'
import { planProofs } from '../plan/plan-proofs.ts'
import { listStock, type StockRow } from '../scenes/scenes.store.ts'

/** Listings that end within this time are seen to. */
const ENDING_MS = 3 * DAY
/** Share of those that are renewed; the others are listed again, as if another phone came in. */
const RENEWED = 0.3
/** A phone that was sold, came back or was taken down is followed by another one like it after this time. */
const FOLLOWED_MS = 13 * DAY
/** New listings are spread over the time that the demo was away, but over no more than this. */
const SPREAD_MS = 24 * DAY
/** Each time a phone is listed again it is a little cheaper. */
const CHEAPER = 0.98
const LEAST_USD = 15

type Shop = Pick<Play, 'stage' | 'now'>

/** Puts phones on sale again whose listings end or ended: those that the demo listed, no others. */
export async function renewStock(
  play: Shop,
  { random, awayMs }: { random: Random; awayMs: number },
): Promise<Step[]> {
  const { now } = play
  const db = play.stage.deps.db.kysely
  const endsBefore = new Date(now.getTime() + ENDING_MS)
  const live = (await listStock(db, ['live'])).filter(({ expiresAt }) => expiresAt < endsBefore)
  const over = (await listStock(db, ['expired', 'sold', 'paused', 'withdrawn', 'removed'])).filter(
    ({ state, updatedAt }) =>
      state === 'expired' || now.getTime() - updatedAt.getTime() > FOLLOWED_MS,
  )
  // The phones of past sales have been sold once; the ones on sale come again.
  const stock = [...live, ...over].filter(({ key }) => key.startsWith('listing-'))
  const steps = stock.flatMap((phone): Step[] => {
    const seller = sellers.find(({ email }) => email === phone.sellerEmail)
    if (!seller) return []
    const isRenewed = phone.state === 'live' && random.chance(RENEWED)
    const back = random.between(0, Math.min(awayMs, SPREAD_MS))
    const at = isRenewed ? now : new Date(now.getTime() - back)
    const run = () => (isRenewed ? renew(play, phone, seller) : listAgain(play, phone, seller))
    return [{ at, story: phone.key, run }]
  })
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function renew({ stage }: Shop, phone: StockRow, seller: DemoPerson) {
  await (await stage.as(seller)).post(api.renewPhone(phone.id))
}

type Seen = {
  brand: string
  name: string
  storageGb: number | null
  colour: string | null
  used: string
  originalPrice: string
  description: string
  location: string
  price: string
  grade: 'A' | 'B' | 'C' | 'D' | null
  photos: { src: string }[]
}

/** Another phone like it, with the same photos, which stay as long as a listing shows them. */
async function listAgain({ stage }: Shop, phone: StockRow, person: DemoPerson) {
  const { deps, clock } = stage
  const seller = await stage.as(person)
  const seen = await seller.get<Seen>(api.phone(phone.id))
  const { brand, name, storageGb, colour, used, originalPrice, description, location, grade } = seen
  const at = clock.now()
  const seed = seedFrom(`${phone.key} ${at.toISOString().slice(0, 10)}`)
  const answers = grade
    ? await answersForPhone(deps.db.kysely, { brand, name }, grade, createRandom(seed))
    : undefined
  const price = String(Math.max(LEAST_USD, Math.round(Number(seen.price) * CHEAPER)))
  const photos = seen.photos.map(({ src: url }) => ({ url }))
  if (phone.state === 'live' || phone.state === 'paused') await seller.delete(api.phone(phone.id))
  const listed = await addListing(
    deps,
    seller.viewer,
    {
      brand,
      name,
      storageGb,
      colour,
      used,
      originalPrice,
      description,
      location,
      price,
      photos,
      delivery: deliveryOf(person),
      ...afterSaleOf(person),
      ...(answers && { answers }),
    },
    { at, along: (tx, id) => recordListing(tx, { key: phone.key, id, at }) },
  )
  if ('refused' in listed) throw new Error(`demo listing ${phone.key}: ${listed.refused}`)
  const model = catalogue.find((each) => each.name === name)
  if (model)
    await prove(seller, listed.listing.id, planProofs({ model, grade: grade ?? 'B', seed }))
}
