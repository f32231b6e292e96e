import type { Deps } from '../../deps.ts'
import { pages } from '../../paths.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { findListing } from '../listings/index.ts'
import { queueMail } from '../mails/index.ts'
import { showContacts } from '../messaging/index.ts'
import { orderById } from '../orders/index.ts'
import type { Facts, Told } from './facts.ts'
import { letterTo } from './letter.ts'
import {
  dropEvent,
  findAdmins,
  findPeople,
  insertNotification,
  nameOf,
  type Person,
  putOff,
  takeEvent,
} from './notifications.store.ts'
import { readerFor } from './reader.ts'
import type { Telling } from './telling.ts'
import { tellings } from './tellings.ts'

/** Events that one run of the sweep tells. */
const BATCH = 100

/**
 * Tells people of what happened: in the browser, and by mail as they chose. An event leaves the queue
 * in the transaction that tells it, so that each is told once, on any number of nodes. Returns how
 * many were told.
 */
export async function tellPeople(deps: Deps): Promise<number> {
  let told = 0
  while (told < BATCH && (await tellNext(deps))) told += 1
  return told
}

async function tellNext(deps: Deps): Promise<boolean> {
  const now = deps.clock.now()
  let event: Told | undefined
  try {
    return await inTransaction(deps.db, async (tx) => {
      event = await takeEvent(tx, now)
      if (!event) return false
      await tell(deps, tx, event)
      await dropEvent(tx, event.id)
      return true
    })
  } catch (error) {
    if (!event) throw error
    deps.log.error({ event: event.id, err: error }, 'an event was not told; it is tried again')
    // The others do not wait behind it.
    await putOff(deps.db.kysely, event.id, now)
    return true
  }
}

type About = Pick<Facts, 'event' | 'phone' | 'buyer' | 'seller' | 'order'> & {
  listingId: string
  buyerId: string | null
  sellerId: string | null
}

async function tell(deps: Deps, tx: Tx, event: Told) {
  const telling = tellings[event.name]
  const about = telling && (await aboutOf(tx, event))
  if (!telling || !about) return
  // Screens are told as people are, from the event.
  if (event.name === 'order_paid' && about.buyerId)
    await showContacts(tx, about.buyerId, about.listingId, deps.clock.now())
  if (telling.to === 'asked' && event.data.asked === 'admin') {
    for (const admin of await findAdmins(tx))
      await tellOne(deps, tx, telling, about, admin, 'admin')
    return
  }
  const ids = idsOf(telling, about)
  for (const person of await findPeople(tx, ids)) {
    const side = person.id === about.buyerId ? 'buyer' : 'seller'
    await tellOne(deps, tx, telling, about, person, side)
  }
}

/** Whom it concerns: nobody is told what they did themselves, unless both are. */
function idsOf({ to }: Telling, { event, buyerId, sellerId }: About): string[] {
  const by = event.data.by
  const wanted = to === 'asked' ? event.data.asked : to
  const ids = [...(wanted === 'seller' ? [] : [buyerId]), ...(wanted === 'buyer' ? [] : [sellerId])]
  const actor = by === 'buyer' ? buyerId : by === 'seller' ? sellerId : null
  return ids.flatMap((id) => (id && (wanted !== 'other' || id !== actor) ? [id] : []))
}

async function aboutOf(tx: Tx, event: Told): Promise<About | undefined> {
  const { orderId, listingId, buyerId, sellerId } = event.data
  const order = typeof orderId === 'string' ? await orderById(tx, orderId) : undefined
  if (order) {
    const { buyerName: buyer, sellerName: seller, name: phone, ...ids } = order
    const { listingId, buyerId, sellerId } = ids
    return { event, order, phone, buyer, seller, listingId, buyerId, sellerId }
  }
  if (typeof listingId !== 'string' || typeof buyerId !== 'string') return
  const listing = await findListing(tx, listingId)
  if (!listing || typeof sellerId !== 'string') return
  const [buyer, seller] = [await nameOf(tx, buyerId), await nameOf(tx, sellerId)]
  return { event, order, phone: listing.name, buyer, seller, listingId, buyerId, sellerId }
}

async function tellOne(
  deps: Deps,
  tx: Tx,
  telling: Telling,
  about: About,
  person: Person,
  side: Facts['side'],
) {
  const { kind } = telling
  const shows = !person.notShown.includes(kind)
  const mails = !person.notMailed.includes(kind)
  if (!shows && !mails) return
  const said = telling.words({ ...about, side, reader: readerFor(person) })
  if (!said) return
  const { title, words } = said
  const at = deps.clock.now()
  const path = pathOf(about, side)
  const eventId = about.event.id
  const told = { userId: person.id, eventId, kind, title, words, path, isRead: !shows }
  if (!(await insertNotification(tx, told, at)) || !mails) return
  await queueMail(tx, letterTo(deps, person, { kind, title, words, path }), at)
}

function pathOf({ order, event }: About, side: Facts['side']): string {
  if (side === 'admin' && order?.state === 'disputed') return pages.disputes()
  if (order) return pages.order(order.id)
  return event.name.startsWith('offer_') ? pages.offers() : pages.dashboard()
}
