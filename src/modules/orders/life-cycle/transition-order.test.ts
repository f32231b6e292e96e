import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import {
  getTransition,
  type OrderActor,
  orderActors,
  orderStates,
  type TransitionName,
  transitionNames,
} from '../../../shared/orders/order-life-cycle.ts'
import { DAY } from '../../../shared/time.ts'
import { buildBooking } from '../orders.fixture.ts'
import { expectedTransitions, phoneIn } from './expected-transitions.fixture.ts'
import { type Transitioned, transitionOrder } from './transition-order.ts'

type State = (typeof orderStates)[number]

let app: TestApp
let booking: Awaited<ReturnType<typeof buildBooking>>
beforeAll(async () => {
  app = await testApp()
  booking = await buildBooking(app)
})
afterAll(() => app.close())

class Undone extends Error {}

/** Tries a transition on an order in the given state and rolls everything back. */
async function tried(
  state: State,
  transition: TransitionName,
  as: OrderActor,
  more: { late?: boolean } = {},
) {
  const { order, phone, buyer, seller } = booking
  const now = app.clock.now()
  let seen: { moved: Transitioned; before: Seen; after: Seen } | undefined
  const work = inTransaction(app.deps.db, async (tx) => {
    const { payment = 'online', delivery = 'shipping' } = getTransition(transition)
    const due = new Date(now.getTime() + (more.late ? 0 : DAY))
    await put(tx, order._id, phone._id, { state, payment, delivery, due })
    const before = await stateBefore(tx, { state, payment, delivery, due })
    const viewer =
      as === 'buyer' ? { id: buyer.id, role: 'Buyer' } : { id: seller.id, role: 'Seller' }
    const by = as === 'buyer' || as === 'seller' ? { as, viewer } : { as }
    const data = transition === 'part_refund' ? { refundMinor: 1 } : {}
    const moved = await transitionOrder(app.deps, tx, {
      orderId: order._id,
      transition,
      by,
      at: now,
      data,
    })
    seen = { moved, before, after: await readState(tx, order._id, phone._id) }
    throw new Undone()
  })
  await expect(work).rejects.toThrow(Undone)
  if (!seen) throw new Error('nothing was seen')
  return seen
}

type Put = { state: State; payment: string; delivery: string; due: Date }
async function put(
  tx: Tx,
  orderId: string,
  phoneId: string,
  { state, payment, delivery, due }: Put,
) {
  await sql`update orders set state = ${state}, payment = ${payment}, delivery = ${delivery},
    state_due_at = ${due}, return_until = ${state === 'completed' ? due : null} where id = ${orderId}`.execute(
    tx,
  )
  await sql`update listings set state = ${phoneIn[state]} where id = ${phoneId}`.execute(tx)
}

const states = new Map<string, Seen>()

/** Read once for each order that is put there: every attempt is undone, so it is the same again. */
async function stateBefore(tx: Tx, wanted: Put): Promise<Seen> {
  const key = JSON.stringify(wanted)
  const known = states.get(key) ?? (await readState(tx, booking.order._id, booking.phone._id))
  states.set(key, known)
  return known
}

type Seen = Awaited<ReturnType<typeof readState>>
async function readState(tx: Tx, orderId: string, phoneId: string) {
  const { rows } = await sql<{
    order: string
    phone: string
    events: number
    audit: number
    deadlines: number
  }>`
    select (select row_to_json(o)::text from orders o where id = ${orderId}) as order,
      (select state from listings where id = ${phoneId}) as phone,
      (select count(*) from events where data ->> 'orderId' = ${orderId}) as events,
      (select count(*) from audit_log where subject_id = ${orderId}) as audit,
      (select count(*) from order_deadlines where order_id = ${orderId} and done_at is null) as deadlines`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('no row')
  return { ...row, state: JSON.parse(row.order).state as State }
}

const stands = (state: State, transition: TransitionName, as: OrderActor) =>
  expectedTransitions.find(
    (line) => line[0] === state && line[1] === transition && line[2].includes(as),
  )

describe.each(orderStates)('an order that is %s', (state) => {
  test.each(transitionNames)(
    '%s: allowed only for its parties and from its states',
    async (transition) => {
      for (const as of orderActors) {
        const { moved, before, after } = await tried(state, transition, as)
        const line = stands(state, transition, as)
        const label = `${state} ${transition} ${as}`
        if (!line) {
          // Repeating the transition is harmless for those who may make it; no other is allowed.
          const again = !('refused' in moved)
          const isRepeated =
            getTransition(transition).to === state && getTransition(transition).by.includes(as)
          expect([label, again], label).toEqual([label, isRepeated])
          expect(after, label).toEqual(before)
          continue
        }
        expect(moved, label).toMatchObject({ again: false })
        expect(after, label).toMatchObject({
          state: line[3],
          // A shipped phone may be anywhere, so its seller has to put it back up for sale.
          phone: phoneAfter(transition, line[3]),
          events: before.events + 1,
          audit: before.audit + 1,
          deadlines: deadlineCounts[line[3]],
        })
      }
    },
  )
})

function phoneAfter(transition: TransitionName, state: State) {
  // It stays sold while it is on its way back.
  if (transition === 'dispute_return' || transition === 'dispute_warranty') return 'sold'
  const isAway = ['refund', 'charge_back_sent', 'receive_return'].includes(transition)
  return isAway ? 'paused' : phoneIn[state]
}

const deadlineCounts: Record<State, number> = {
  awaiting_payment: 1,
  payment_sent: 3,
  payment_disputed: 1,
  paid: 2,
  shipped: 2,
  delivered: 1,
  disputed: 2,
  completed: 0,
  return_requested: 3,
  return_approved: 1,
  return_sent: 2,
  cancelled: 0,
  expired: 0,
  refunded: 0,
}

test('after the deadline the parties cannot act, but jobs and admins can', async () => {
  for (const [state, transition, by] of expectedTransitions)
    for (const as of by) {
      const { moved, before, after } = await tried(state, transition, as, { late: true })
      const mayStill = as === 'system' || as === 'admin' || as === 'provider'
      if (mayStill) expect(moved).toMatchObject({ again: false })
      else {
        const refused = state === 'awaiting_payment' ? 'run_out' : 'time_is_up'
        expect([moved, after]).toEqual([{ refused }, before])
      }
    }
})

test('strangers get 404, and an admin who is a party cannot decide', async () => {
  const { order, buyer, seller } = booking
  const now = app.clock.now()
  const make = (transition: TransitionName, as: OrderActor, viewer: { id: string; role: string }) =>
    inTransaction(app.deps.db, (tx) =>
      transitionOrder(app.deps, tx, {
        orderId: order._id,
        transition,
        by: { as, viewer },
        at: now,
      }),
    )
  expect(await make('cancel', 'buyer', { id: seller.id, role: 'Buyer' })).toEqual({
    refused: 'not_found',
  })
  expect(await make('take_cash', 'seller', { id: buyer.id, role: 'Seller' })).toEqual({
    refused: 'not_found',
  })
  expect(await make('call_off', 'admin', { id: buyer.id, role: 'admin' })).toEqual({
    refused: 'own_order',
  })
})

test('a partial refund is above zero, below the price and in whole cents', async () => {
  const { order, phone } = booking
  const now = app.clock.now()
  for (const refundMinor of [0, -1, 1.5, 45_000, 45_001, Number.MAX_VALUE, Number.NaN, undefined]) {
    const work = inTransaction(app.deps.db, async (tx) => {
      const due = new Date(now.getTime() + DAY)
      await put(tx, order._id, phone._id, {
        state: 'disputed',
        payment: 'online',
        delivery: 'shipping',
        due,
      })
      const data = refundMinor === undefined ? {} : { refundMinor }
      const by = { as: 'admin' } as const
      const moved = await transitionOrder(app.deps, tx, {
        orderId: order._id,
        transition: 'part_refund',
        by,
        at: now,
        data,
      })
      expect(moved).toEqual({ refused: 'bad_amount' })
      throw new Undone()
    })
    await expect(work).rejects.toThrow(Undone)
  }
})
