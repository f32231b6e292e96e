import { maskContacts } from '@redial/contact-mask'
import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { stateEnds } from './clocks.ts'
import { setEnd } from './enter-state.ts'
import {
  agreeTo,
  insertMeetUp,
  listMeetUps,
  type MeetUp,
  supersedeProposals,
} from './meet-ups.store.ts'
import type { Order } from './order.ts'
import { hasPaid } from './paid.store.ts'
import { type StepRefusal, step, tellStep } from './step.ts'

/** Further ahead nobody plans to meet over a phone. */
export const MEET_UP_DAYS = 60
/** Proposals in one order; more is no agreement but a quarrel. */
export const MOST_PROPOSALS = 50

type Common = StepRefusal | 'is_shipped'
type Proposed = { order: Order } | { refused: Common | 'not_in_time' | 'too_many' }
type Agreed =
  | { order: Order }
  | { refused: Common | 'no_proposal' | 'own_proposal' | 'superseded' | 'past' }

/** A place as it is shown: before the phone is paid without contact details, like messages. */
export function placeShown(place: string, contactsShown: boolean) {
  if (contactsShown) return { place, masked: false }
  const { text, masked } = maskContacts(place)
  return { place: text, masked }
}

/** Proposes a place and a time; the proposals before that nobody agreed to are superseded. */
export function proposeMeetUp(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { place, when }: { place: string; when: Date },
): Promise<Proposed> {
  return step(deps, viewer, orderId, async (tx, order, side, at): Promise<Proposed> => {
    if (order.delivery === 'shipping') return { refused: 'is_shipped' }
    if (when <= at || when.getTime() > at.getTime() + MEET_UP_DAYS * DAY)
      return { refused: 'not_in_time' }
    const earlier = await listMeetUps(tx, order.id)
    const [last] = earlier
    if (last && isSame(last, { place, when, side })) return { order }
    if (earlier.length >= MOST_PROPOSALS) return { refused: 'too_many' }
    await supersedeProposals(tx, order.id, at)
    const n = (last?.n ?? 0) + 1
    const proposal = { n, place, at: when, by: side, proposedAt: at }
    await insertMeetUp(tx, order.id, { ...proposal, agreedAt: null, supersededAt: null })
    const facts = { n, place: await toldPlace(tx, order, place), when: when.toISOString() }
    await tellStep(tx, 'meet_up_proposed', { order, viewer, side, at, facts })
    return { order }
  })
}

// Sent twice, it is one proposal.
function isSame(last: MeetUp, { place, when, side }: { place: string; when: Date; side: string }) {
  const isOpen = last.supersededAt === null && last.by === side
  return isOpen && last.place === place && last.at.getTime() === when.getTime()
}

/**
 * The other side agrees to the newest proposal; again is harmless. A state that would end before the
 * meeting waits for it, and no longer for one that was agreed on before: both sides want it so.
 */
export function acceptMeetUp(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  n: number,
): Promise<Agreed> {
  return step(deps, viewer, orderId, async (tx, order, side, at): Promise<Agreed> => {
    if (order.delivery === 'shipping') return { refused: 'is_shipped' }
    const proposal = (await listMeetUps(tx, order.id)).find((each) => each.n === n)
    if (!proposal) return { refused: 'no_proposal' }
    if (proposal.by === side) return { refused: 'own_proposal' }
    if (proposal.supersededAt) return { refused: 'superseded' }
    if (proposal.agreedAt) return { order }
    if (proposal.at <= at) return { refused: 'past' }
    await agreeTo(tx, order.id, n, at)
    const told = await toldPlace(tx, order, proposal.place)
    const facts = { n, place: told, when: proposal.at.toISOString() }
    await tellStep(tx, 'meet_up_agreed', { order, viewer, side, at, facts })
    return { order: await waitFor(tx, order, proposal.at, at) }
  })
}

// Mails are made of it: what is hidden in the browser is not told by mail.
async function toldPlace(tx: Tx, order: Order, place: string): Promise<string> {
  return placeShown(place, await hasPaid(tx, order)).place
}

async function waitFor(tx: Tx, order: Order, meeting: Date, at: Date): Promise<Order> {
  // A checkout that was begun is finished or not, whenever they meet.
  if (order.state === 'awaiting_payment' && order.payment === 'online') return order
  // While the buyer's bank disputes the payment nothing ends it.
  const until = order.stateDueAt && stateEnds(order, meeting)
  return until ? setEnd(tx, order, until, at) : order
}
