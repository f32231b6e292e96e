import type { Deps } from '../../deps.ts'
import { isId, newId, type Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findListing, type Listing } from '../listings/index.ts'
import type { PrivatePhoto } from '../media/index.ts'
import { hasOrdered, orderById, sideOf } from '../orders/index.ts'
import type { Limits } from './limits.ts'
import { findByClientId } from './messages.store.ts'
import { type Letter, type Outcome, type SendRefusal, sendOnce, type Written } from './send-once.ts'
import { whyNotWritable } from './thread.ts'
import { findOwnThreadId, findThread, insertThread, lockPair } from './threads.store.ts'
import { writeMessage } from './write-message.ts'

/** States in which strangers see a phone and may ask about it. */
const ASKED_ABOUT = ['live', 'reserved']

/** Writes in one's own thread. The same client id again changes nothing and answers the same. */
export async function sendMessage(
  deps: Deps,
  limits: Limits,
  sender: Viewer,
  threadId: string,
  letter: Letter,
): Promise<Outcome> {
  if (!isId(threadId)) return { refused: 'not_found' }
  return sendOnce(deps, limits, sender, letter, {
    isSame: async (before) => before.threadId === threadId,
    write: (tx, photo) => writeIn(deps, tx, sender, threadId, { ...letter, photo }),
  })
}

/** Writes to the seller of a phone: opens the one thread about it, or goes on in it. */
export async function writeToSeller(
  deps: Deps,
  limits: Limits,
  buyer: Viewer,
  listingId: string,
  letter: Letter,
): Promise<Outcome> {
  if (!isId(listingId)) return { refused: 'not_found' }
  const db = deps.db.kysely
  const known = await findOwnThreadId(db, buyer.id, listingId)
  if (known) return sendMessage(deps, limits, buyer, known, letter)
  const listing = await findListing(db, listingId)
  const refused = await whyNotAsked(deps, buyer, listing)
  if (refused) return { refused }
  const sellerId = listing?.sellerId ?? ''
  const wait = await limits.newThreads.consume(buyer.id)
  if (wait) return { tooMany: wait }
  const outcome = await sendOnce(deps, limits, buyer, letter, {
    isSame: async (before) => before.threadId === (await findOwnThreadId(db, buyer.id, listingId)),
    async write(tx, photo) {
      if (!(await lockPair(tx, buyer.id, sellerId))) return 'gone'
      const opened = { id: newId(), listingId, buyerId: buyer.id, sellerId }
      await insertThread(tx, opened, deps.clock.now())
      const threadId = (await findOwnThreadId(tx, buyer.id, listingId)) ?? opened.id
      return writeIn(deps, tx, buyer, threadId, { ...letter, photo })
    },
  })
  const isNew = 'number' in outcome && !outcome.again
  if (!isNew) await limits.newThreads.refund(buyer.id)
  return outcome
}

/** Writes to the other side of an order, whichever side one is on, whether or not they wrote before. */
export async function writeAboutOrder(
  deps: Deps,
  limits: Limits,
  sender: Viewer,
  orderId: string,
  letter: Letter,
): Promise<Outcome> {
  const db = deps.db.kysely
  const order = isId(orderId) ? await orderById(db, orderId) : undefined
  if (!order || !sideOf(order, sender.id)) return { refused: 'not_found' }
  const { listingId, buyerId, sellerId } = order
  if (!buyerId || !sellerId) return { refused: 'gone' }
  const known = await findOwnThreadId(db, buyerId, listingId)
  if (known) return sendMessage(deps, limits, sender, known, letter)
  return sendOnce(deps, limits, sender, letter, {
    isSame: async (before) => before.threadId === (await findOwnThreadId(db, buyerId, listingId)),
    async write(tx, photo) {
      if (!(await lockPair(tx, buyerId, sellerId))) return 'gone'
      const opened = { id: newId(), listingId, buyerId, sellerId }
      await insertThread(tx, opened, deps.clock.now())
      const threadId = (await findOwnThreadId(tx, buyerId, listingId)) ?? opened.id
      return writeIn(deps, tx, sender, threadId, { ...letter, photo })
    },
  })
}

async function whyNotAsked(
  deps: Deps,
  buyer: Viewer,
  listing: Listing | undefined,
): Promise<SendRefusal | undefined> {
  if (!listing || listing.state === 'removed') return 'not_found'
  if (listing.sellerId === buyer.id) return 'own_phone'
  if (buyer.role !== 'Buyer') return 'buyers_only'
  if (!listing.sellerId) return 'gone'
  if (ASKED_ABOUT.includes(listing.state)) return
  // Others do not learn that there is a draft, or a phone that waits.
  if (await hasOrdered(deps.db.kysely, listing.id, buyer.id)) return
  return listing.state === 'sold' ? 'not_for_sale' : 'not_found'
}

async function writeIn(
  deps: Deps,
  tx: Tx,
  sender: Viewer,
  threadId: string,
  draft: { clientId: string; text: string; photo: PrivatePhoto | undefined },
): Promise<Written | SendRefusal> {
  const seen = await findThread(tx, sender.id, threadId)
  if (!seen) return 'not_found'
  const { otherId, listingId, side } = seen
  if (!otherId || !(await lockPair(tx, sender.id, otherId))) return 'gone'
  const before = await findByClientId(tx, sender.id, draft.clientId)
  if (before) return { threadId: before.threadId, number: before.number, again: true }
  // Read anew: a block may have been faster.
  const closed = whyNotWritable((await findThread(tx, sender.id, threadId)) ?? seen)
  if (closed) return closed
  const where = { threadId, listingId, side, otherId }
  const number = await writeMessage(deps, tx, sender, where, draft)
  return typeof number === 'string' ? number : { threadId, number, again: false }
}
