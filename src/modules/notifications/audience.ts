import type { Tx } from '../../platform/db/index.ts'
import { findListing } from '../listings/index.ts'
import { orderById } from '../orders/index.ts'
import type { Facts, Told } from './facts.ts'
import { findAdmins, findPeople, nameOf, type Person } from './notifications.store.ts'
import type { To } from './telling.ts'

/** An event with what it is about, before it is known who reads of it. */
export type About = Omit<Facts, 'side' | 'reader'> & {
  listingId: string | null
  buyerId: string | null
  sellerId: string | null
}

/** Finds what an event is about; undefined when that is gone. */
export async function aboutOf(tx: Tx, event: Told): Promise<About | undefined> {
  const { orderId, listingId, buyerId, sellerId, userId } = event.data
  const order = typeof orderId === 'string' ? await orderById(tx, orderId) : undefined
  if (order) {
    const { buyerName: buyer, sellerName: seller, name: phone } = order
    const ids = { listingId: order.listingId, buyerId: order.buyerId, sellerId: order.sellerId }
    const phoneState = (await findListing(tx, order.listingId))?.state
    return { event, order, phone, phoneState, buyer, seller, ...ids }
  }
  const nothing = { order, phone: '', phoneState: undefined, buyer: '', seller: '' }
  const nobody = { listingId: null, buyerId: null, sellerId: null }
  if (typeof listingId !== 'string')
    return typeof userId === 'string' ? { event, ...nothing, ...nobody } : undefined
  const listing = await findListing(tx, listingId)
  if (!listing || typeof buyerId !== 'string' || typeof sellerId !== 'string') return
  const [buyer, seller] = [await nameOf(tx, buyerId), await nameOf(tx, sellerId)]
  const { name: phone, state: phoneState } = listing
  return { event, order, phone, phoneState, buyer, seller, listingId, buyerId, sellerId }
}

/** Whom an event concerns, and as what: nobody is told what they did themselves, unless both are. */
export async function audienceOf(
  tx: Tx,
  to: To | readonly To[],
  about: About,
): Promise<{ person: Person; side: Facts['side'] }[]> {
  const wanted = [to].flat().map((one) => (one === 'asked' ? askedBy(about) : one))
  const found = await findPeople(
    tx,
    wanted.flatMap((one) => idsOf(one, about)),
  )
  const parties = found.map((person) => {
    const side = person.id === about.buyerId ? 'buyer' : 'seller'
    return { person, side } as const
  })
  if (!wanted.includes('admins')) return parties
  const admins = await findAdmins(tx)
  return [...parties, ...admins.map((person) => ({ person, side: 'admin' }) as const)]
}

function askedBy({ event }: About): To | undefined {
  const { asked } = event.data
  if (asked === 'admin') return 'admins'
  return asked === 'buyer' || asked === 'seller' ? asked : undefined
}

function idsOf(to: To | undefined, { event, buyerId, sellerId }: About): string[] {
  const { by, userId } = event.data
  const parties = [buyerId, sellerId].flatMap((id) => id ?? [])
  switch (to) {
    case 'both':
      return parties
    case 'other': {
      const actor = by === 'buyer' ? buyerId : by === 'seller' ? sellerId : null
      return parties.filter((id) => id !== actor)
    }
    case 'buyer':
      return buyerId ? [buyerId] : []
    case 'seller':
      return sellerId ? [sellerId] : []
    case 'person':
      return typeof userId === 'string' ? [userId] : []
    default:
      return []
  }
}
