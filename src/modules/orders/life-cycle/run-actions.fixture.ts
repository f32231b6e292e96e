import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../../deps.ts'
import type { manualClock } from '../../../platform/clock.ts'
import { inTransaction, newId, rollbackOnRefusal } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isLive } from '../../../shared/orders/order-life-cycle.ts'
import { HOUR, MINUTE } from '../../../shared/time.ts'
import { addListing, findListing } from '../../listings/index.ts'
import { bookPhone } from '../book-phone.ts'
import {
  acceptCancellation,
  refuseCancellation,
  requestCancellation,
} from '../cancellation/cancellation.api.ts'
import { runDeadlines } from '../deadlines/run-deadlines.ts'
import { acceptMeetUp, chooseDelivery, proposeMeetUp } from '../delivery/arrange-delivery.ts'
import { listMeetUps } from '../delivery/delivery.store.ts'
import { handOver, handOverCode } from '../delivery/hand-over.ts'
import { shipOrder } from '../delivery/ship-order.ts'
import { totalMinor } from '../order.ts'
import { storedAddress } from '../orders.fixture.ts'
import { findOrder } from '../orders.store.ts'
import {
  choosePayment,
  handleBankDispute,
  leaveCheckout,
  lockForPayment,
  markPaid,
} from '../payment-callbacks.ts'
import { requestReturn } from '../returns/returns.api.ts'
import { confirmPayment, markPaymentSent } from '../transfers/transfers.ts'
import type { NewClaim } from '../warranty/claims.contract.ts'
import { listClaims } from '../warranty/claims.store.ts'
import {
  agreeToClaim,
  disputeClaim,
  makeClaim,
  refuseClaim,
  runClaimDeadlines,
  settleClaim,
  withdrawClaim,
} from '../warranty/claims.ts'
import { openClaimState, openClaimTimes } from './claim-model.fixture.ts'
import type { Model, ModelOrder } from './model-order.fixture.ts'
import { POSTAGE, predict, RETURN_DAYS, WARRANTY_MONTHS } from './order-model.fixture.ts'
import type { ClaimAnswer, Person, RandomAction } from './random-actions.fixture.ts'
import { transitionOrder, transitionOrderNow } from './transition-order.ts'

export type World = Omit<Deps, 'clock'> & { clock: ReturnType<typeof manualClock> }
type People = Record<Person, Viewer>

/** A new phone with new users. */
export type Sale = { people: People; phone: string }

export async function newSale(world: World): Promise<Sale> {
  const people = await newPeople(world)
  return { people, phone: await newPhone(world, people.seller) }
}

/** Performs an action on the newest order; true when it was refused. */
export async function runAction(
  world: World,
  { people, phone }: Sale,
  what: RandomAction,
): Promise<boolean> {
  const { orderId } = await readState(world, phone)
  return perform(world, people, phone, orderId, what)
}

async function newPeople({ db }: Pick<Deps, 'db'>): Promise<People> {
  const roles = { buyer: 'Buyer', rival: 'Buyer', seller: 'Seller', admin: 'admin' } as const
  const people = Object.entries(roles).map(([name, role]): [string, Viewer] => {
    const id = newId()
    const staffRole = role === 'admin' ? role : null
    return [name, { id, name, role, staffRole, email: `${name}-${id}@example.org`, image: null }]
  })
  const rows = people.map(([, { id, name, email, role }]) => ({ id, name, email, role }))
  await db.kysely.insertInto('users').values(rows).execute()
  return Object.fromEntries(people) as People
}

async function newPhone(world: World, seller: Viewer): Promise<string> {
  const shipping = { zones: [{ to: ['WORLD'], price: POSTAGE / 100 }], handlingDays: 2 }
  const delivery = { pickUp: true, shipping }
  const fields = {
    brand: 'Nokia',
    name: 'Nokia 3310',
    price: '30',
    delivery,
    returnDays: RETURN_DAYS,
    warrantyMonths: WARRANTY_MONTHS,
  }
  const added = await addListing(world, seller, fields as never)
  if (!('listing' in added)) throw new Error(`no phone: ${JSON.stringify(added)}`)
  return added.listing.id
}

/**
 * Runs a history with new users and a new phone, and compares every step with the model: the
 * outcome, the order, its deadlines and the phone. Each transition must leave one event and one log
 * row, a refusal nothing. Returns the states that occurred.
 * @throws when code and model differ, naming the action.
 */
export async function play(world: World, actions: readonly RandomAction[]): Promise<string[]> {
  const { people, phone } = await newSale(world)
  const model: Model = { phone: 'live', order: undefined, returned: [] }
  const states: string[] = []
  let before = await readState(world, phone)
  for (const [index, action] of actions.entries()) {
    const foretold = predict(model, action, world.clock.now().getTime())
    const isRefused = await perform(world, people, phone, before.orderId, action)
    const after = await readState(world, phone)
    const events = after.orderId === before.orderId ? before.events.length : 0
    const actual = {
      refused: isRefused,
      events: after.events.slice(events),
      audit: after.audit - (events === 0 ? 0 : before.audit),
      order: after.order,
      deadlines: after.deadlines,
      phone: after.phone,
      live: after.live,
    }
    const wanted = expected(model, foretold, action)
    if (!isDeepStrictEqual(actual, wanted))
      throw new Error(
        `action ${index}, ${JSON.stringify(action)}: found ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`,
      )
    if (isRefused && !isDeepStrictEqual(after, before)) throw new Error('a refusal left a trace')
    states.push(after.order?.state ?? 'none')
    before = after
  }
  await clearDeadlines(world, phone)
  return states
}

/**
 * Clears the deadlines and claims of a finished history; otherwise later histories, years ahead, would trigger
 * its reminders.
 */
async function clearDeadlines({ db }: World, phone: string) {
  for (const table of ['order_deadlines', 'warranty_claims'])
    await db.pool.query(
      `delete from ${table} where order_id in (select id from orders where listing_id = $1)`,
      [phone],
    )
}

function expected({ phone, order }: Model, foretold: string[] | 'refused', action: RandomAction) {
  const events = foretold === 'refused' ? [] : foretold
  const times = order ? timesOf(order) : []
  return {
    // Charges and bank events are never refused: a charge is accepted or comes too late.
    refused: foretold === 'refused' && action.do !== 'charge' && action.do !== 'bank',
    events,
    audit: events.length,
    order: order && {
      state: order.state,
      payment: order.payment,
      delivery: order.delivery,
      ends: order.ends,
      postage: order.postage,
      returnUntil: order.returnUntil,
      claim: openClaimState(order),
      claimTimes: openClaimTimes(order),
    },
    deadlines: times.sort((a, b) => a - b),
    phone,
    live: order && isLive(order.state) ? 1 : 0,
  }
}

function timesOf({ reminders, remindAdminAt, ends, periodEnds }: ModelOrder): number[] {
  return [...reminders.map(({ at }) => at), remindAdminAt, ends, periodEnds].filter(
    (at) => at !== null,
  )
}

/** Performs the action through the application; true when it was refused. */
async function perform(
  world: World,
  people: People,
  phone: string,
  orderId = newId(),
  action: RandomAction,
): Promise<boolean> {
  const { db, clock, secret } = world
  const refused = (outcome: object) => 'refused' in outcome
  switch (action.do) {
    case 'wait':
      clock.advance(action.minutes * MINUTE)
      return false
    case 'run_deadlines':
      while ((await runDeadlines(world)) > 0);
      while ((await runClaimDeadlines(world)) > 0);
      return false
    case 'book':
      return refused(await bookPhone(world, people[action.who], await listingOf(world, phone)))
    case 'charge':
      await inTransaction(db, async (tx) => {
        const order = await findOrder(tx, orderId)
        const amountMinor = order ? totalMinor(order) : 0
        await markPaid(world, tx, { orderId, amountMinor, at: clock.now() })
      })
      return false
    case 'bank': {
      const { status, whole } = action
      await inTransaction(db, (tx) =>
        handleBankDispute(world, tx, { orderId, status, whole, at: clock.now() }),
      )
      return false
    }
    case 'choose':
      return inTransaction(db, async (tx) => {
        const now = clock.now()
        const buyer = people[action.who]
        const locked = await lockForPayment(tx, { orderId, buyerId: buyer.id, at: now })
        if ('refused' in locked) return true
        return refused(
          await choosePayment(tx, locked.order, { method: action.method, buyer, at: now }),
        )
      })
    case 'leave':
      return inTransaction(db, async (tx) => {
        const now = clock.now()
        const buyer = people[action.who]
        const locked = await lockForPayment(tx, { orderId, buyerId: buyer.id, at: now })
        if ('refused' in locked) return true
        await leaveCheckout(world, tx, locked.order, { buyer, at: now })
        return false
      })
    case 'send':
      return refused(await markPaymentSent(world, people[action.who], orderId))
    case 'receive':
      return refused(await confirmPayment(world, people[action.who], orderId))
    case 'ask_to_cancel':
      return refused(await requestCancellation(world, people[action.who], orderId, action.reason))
    case 'answer_cancel': {
      const seller = people[action.who]
      return refused(
        action.accepts
          ? await acceptCancellation(world, seller, orderId)
          : await refuseCancellation(world, seller, orderId, 'It is packed already'),
      )
    }
    case 'deliver_by': {
      const { method } = action
      const isSent = method === 'shipping'
      const postageMinor = isSent === action.sees ? POSTAGE : 0
      const chosen = { method, postageMinor, ...(isSent && { address: storedAddress }) }
      return refused(await chooseDelivery(world, people[action.who], orderId, chosen))
    }
    case 'propose': {
      const when = new Date(clock.now().getTime() + action.hours * HOUR)
      const wanted = { place: 'Oslo S', when }
      return refused(await proposeMeetUp(world, people[action.who], orderId, wanted))
    }
    case 'accept': {
      const [newest] = await listMeetUps(db.kysely, orderId)
      return refused(await acceptMeetUp(world, people[action.who], orderId, newest?.number ?? 1))
    }
    case 'hand_over': {
      const right = handOverCode(secret, orderId)
      const code = action.right ? right : right.replace(/.$/, (digit) => String(9 - Number(digit)))
      return refused(await handOver(world, people[action.who], orderId, code))
    }
    case 'ship': {
      const parcel = { carrier: 'DHL', tracking: action.tracking }
      return refused(await shipOrder(world, people[action.who], orderId, parcel))
    }
    case 'claim': {
      const complaint = { reason: 'battery', text: 'The battery lasts ten minutes', photos: [] }
      return refused(await makeClaim(world, people[action.who], orderId, complaint as NewClaim))
    }
    case 'answer_claim':
      return refused(await answerClaim(world, people[action.who], orderId, action.how))
    case 'dispute_claim':
      return refused(await disputeAsPerson(world, people[action.who], orderId))
    case 'transition':
      return refused(await makeTransition(world, people, orderId, action))
  }
}

async function listingOf({ db }: World, phone: string) {
  const listing = await findListing(db.kysely, phone)
  if (!listing) throw new Error('the phone is gone')
  return listing
}

async function answerClaim(
  world: World,
  viewer: Viewer,
  orderId: string,
  how: ClaimAnswer,
): Promise<object> {
  const [newest] = await listClaims(world.db.kysely, [orderId])
  const address = { orderId, claimId: newest?.id ?? newId() }
  if (how === 'settle') return settleClaim(world, viewer, address)
  if (how === 'withdraw') return withdrawClaim(world, viewer, address)
  if (how === 'refuse') return refuseClaim(world, viewer, address, 'It fell into water')
  return agreeToClaim(world, viewer, address, { remedy: 'repair', text: 'Send it to me' })
}

/** The order's part of a dispute: disputes are tested in their own module. */
function disputeAsPerson(world: World, viewer: Viewer, orderId: string): Promise<object> {
  const now = world.clock.now()
  return rollbackOnRefusal(world.db, async (tx): Promise<object> => {
    const by = { viewer }
    const moved = await transitionOrder(world, tx, {
      orderId,
      transition: 'dispute_warranty',
      by,
      at: now,
    })
    if ('refused' in moved || moved.again) return moved
    const claim = await disputeClaim(tx, moved.order, now)
    return claim === 'disputed' ? moved : { refused: claim }
  })
}

async function makeTransition(
  world: World,
  people: People,
  orderId: string,
  { as, transition, impostor }: Extract<RandomAction, { do: 'transition' }>,
) {
  const { rows } = await world.db.pool.query('select buyer_id from orders where id = $1', [orderId])
  const isRival = rows[0]?.buyer_id === people.rival.id
  const buyer = isRival ? people.rival : people.buyer
  const stranger = isRival ? people.buyer : people.rival
  const viewers = {
    buyer: impostor ? stranger : buyer,
    seller: impostor ? buyer : people.seller,
    admin: impostor ? people.seller : people.admin,
    carrier: undefined,
    system: undefined,
    provider: undefined,
  }
  if (as === 'buyer' && transition === 'request_return')
    return requestReturn(world, viewers.buyer, orderId, 'It is too big')
  const data = transition === 'part_refund' ? { refundMinor: 1 } : {}
  return transitionOrderNow(world, { orderId, transition, by: { as, viewer: viewers[as] }, data })
}

type Row = {
  phone: string
  live: number
  order_id: string | null
  order: {
    state: string
    payment: string
    delivery: string | null
    ends: string | null
    postage: number
    returnUntil: string | null
    claim: string | null
    claimTimes: (string | null)[] | null
  } | null
  events: string[] | null
  audit: number
  deadlines: string[] | null
}

/** All that a wrong code leaves; it changes neither order nor phone. */
const ABOUT_WRONG_CODES = ['wrong_code_entered', 'hand_over_locked']

async function readState({ db }: World, phone: string) {
  // With a name it is planned once, and not for each of thousands of actions.
  const { rows } = await db.pool.query<Row>({
    name: 'state_of_history',
    text: `select l.state as phone,
       (select count(*) from orders where listing_id = l.id
          and state in ('awaiting_payment', 'payment_sent', 'payment_disputed', 'paid', 'shipped',
            'delivered', 'disputed', 'return_requested', 'return_approved', 'return_sent')) as live,
       o.id as order_id, o.shown as order,
       (select array_agg(name || coalesce(' ' || (data ->> 'reminded'), '') order by id) from events
          where data ? 'orderId' and data ->> 'orderId' = o.id::text
            and name <> all($2)) as events,
       (select count(*) from audit_log
          where subject_type = 'order' and subject_id = o.id::text
            and action <> all($2)) as audit,
       (select array_agg(at order by at) from order_deadlines
          where order_id = o.id and done_at is null) as deadlines
     from listings l left join lateral (
       select id, json_build_object('state', state, 'payment', payment, 'delivery', delivery,
         'ends', state_due_at, 'postage', postage_minor, 'returnUntil', return_until,
         'claim', claim_state, 'claimTimes', (select array[due_at, remind_at] from warranty_claims
           where order_id = orders.id and closed_at is null)) as shown
       from orders where listing_id = l.id order by created_at desc, id desc limit 1) o on true
     where l.id = $1`,
    values: [phone, ABOUT_WRONG_CODES],
  })
  const [row] = rows
  if (!row) throw new Error('the phone is gone')
  const { order } = row
  const timeOf = (at: string | null | undefined) => (at ? Date.parse(at) : null)
  const [ends, returnUntil] = [timeOf(order?.ends), timeOf(order?.returnUntil)]
  return {
    phone: row.phone,
    live: row.live,
    orderId: row.order_id ?? undefined,
    order: order
      ? { ...order, ends, returnUntil, claimTimes: order.claimTimes?.map(timeOf) ?? null }
      : undefined,
    events: row.events ?? [],
    audit: row.audit,
    deadlines: (row.deadlines ?? []).map((at) => new Date(at).getTime()),
  }
}
