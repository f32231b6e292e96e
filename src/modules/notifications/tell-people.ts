import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import { showContacts } from '../messaging/index.ts'
import { type About, aboutOf, audienceOf } from './audience.ts'
import { templates } from './event-map.ts'
import type { Facts, Told } from './facts.ts'
import type { Kind } from './kinds.ts'
import { letterTo } from './letter.ts'
import {
  dropEvent,
  insertNotification,
  type Person,
  putOff,
  takeEvent,
} from './notifications.store.ts'
import { readerFor } from './reader.ts'
import type { Telling } from './telling.ts'

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

async function tell(deps: Deps, tx: Tx, event: Told) {
  const telling = templates[event.name]
  const about = telling && (await aboutOf(tx, event))
  if (!telling || !about) return
  const { buyerId, listingId } = about
  // Screens are told as people are, from the event.
  if (event.name === 'order_paid' && buyerId && listingId)
    await showContacts(tx, buyerId, listingId, deps.clock.now())
  for (const { person, side } of await audienceOf(tx, telling.to, about))
    await tellOne(deps, tx, telling, about, person, side)
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
  const path = pathOf(about, kind, side)
  const eventId = about.event.id
  const told = { userId: person.id, eventId, kind, title, words, path, isRead: !shows }
  if (!(await insertNotification(tx, told, at)) || !mails) return
  await queueMail(tx, letterTo(deps, person, { kind, title, words, path }), at)
}

/** Where whoever is told can do something about it. */
function pathOf({ order, event }: About, kind: Kind, side: Facts['side']): string {
  if (side === 'admin' && kind === 'payments') return pages.money()
  if (side === 'admin' && order?.state === 'disputed') return pages.disputes()
  if (event.name === 'payout_waiting') return pages.payouts()
  if (order) return pages.order(order.id)
  if (kind === 'payments') return pages.payouts()
  return event.name.startsWith('offer_') ? pages.offers() : pages.dashboard()
}
