import type { Deps } from '../../deps.ts'
import { HOUR, MINUTE, SECOND } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { failTask, finishTask, tellWaiting } from './finish-task.ts'
import { freezePayout } from './freeze-payout.ts'
import type { MoneyTask, Payment } from './payment.ts'
import { findPayment } from './payments.store.ts'
import { knowPlace } from './payout-place.ts'
import { findPlace } from './places.store.ts'
import { type Provider, ProviderAway, ProviderRefusal, type Transfer } from './provider.ts'
import { providerNamed } from './providers.ts'
import { type OrderDoor, settle } from './settle.ts'
import { changeTask, lockTask, takeDueTasks } from './tasks.store.ts'

const BATCH = 10
/** Longer than the slowest call with its repetition. */
export const LEASE_MS = 90 * SECOND
/** A no that stays a no for half an hour is for an admin to look at. No answer is asked for ever. */
const MAX_REFUSALS = 6
const LONGEST_WAIT_MINUTES = 60
/** Some refunds take the bank days. */
const PENDING_MINUTES = 30
/** Whoever waits is woken by what it waits for; should both happen at one moment, this finds it. */
const WAITING_HOURS = 3
/** A week of that: a seller who does nothing is told again then. */
const TOLD_EVERY_TRIES = (7 * 24) / WAITING_HOURS
const NOT_SET_UP = 'The seller has not set up payouts.'

/** What a try came to: money moved, nothing left to do, later, or when something else has happened. */
type Result = Transfer | 'nothing' | { waitsFor: string; by?: 'seller'; round?: number }

/** Has the provider do what is due: refunds, payouts, cancellations. Returns how many were tried. */
export async function runMoneyTasks(deps: Deps, orders: OrderDoor): Promise<number> {
  const now = deps.clock.now()
  const leaseEnds = new Date(now.getTime() + LEASE_MS)
  const tasks = await inTransaction(deps.db, (tx) => takeDueTasks(tx, now, leaseEnds, BATCH))
  await Promise.all(tasks.map((task) => run(deps, orders, task)))
  return tasks.length
}

async function run(deps: Deps, orders: OrderDoor, task: MoneyTask) {
  const payment = await findPayment(deps.db.kysely, task.paymentId)
  const provider = payment && providerNamed(deps, payment.provider)
  if (!provider) return putOff(deps, task, { problem: 'The provider is not set up.' })
  try {
    await write(deps, task, await work(deps, orders, provider, payment, task))
  } catch (error) {
    if (error instanceof ProviderRefusal) return refused(deps, provider, task, error)
    if (!(error instanceof ProviderAway)) throw error
    const round = error.broke ? task.round + 1 : task.round
    await putOff(deps, task, { problem: error.message, round })
  }
}

async function work(
  deps: Deps,
  orders: OrderDoor,
  provider: Provider,
  payment: Payment,
  task: MoneyTask,
): Promise<Result> {
  const { providerRef } = payment
  if (!providerRef) return 'nothing'
  if (task.kind === 'cancel') return cancel(deps, orders, provider, payment.id, providerRef)
  if (payment.dispute === 'open') return { waitsFor: 'The bank disputes the payment.' }
  const ask = askOf(task, payment)
  if (!ask) return 'nothing'
  if (task.kind === 'refund') {
    if (task.state === 'sent' && task.providerRef) return provider.lookRefund(task.providerRef)
    const whole = { ...ask, amountMinor: task.amountMinor }
    const earlier = task.attempts > 1 ? await provider.find('refund', whole) : undefined
    return earlier ?? provider.refund(whole)
  }
  // Its answer may have been lost, and the account closed since. Before the sum was settled none was sent.
  const earlier =
    task.attempts > 1 && task.frozenAt
      ? await provider.find('payout', { ...ask, amountMinor: task.amountMinor })
      : undefined
  if (earlier) return earlier
  const { userId } = task
  const place = userId ? await findPlace(deps.db.kysely, userId, provider.name) : undefined
  if (!place?.ready) return { waitsFor: NOT_SET_UP, by: 'seller' }
  const amountMinor = await freezePayout(deps, task)
  if (amountMinor === 0) return 'nothing'
  return provider.payOut({ ...ask, amountMinor, place: place.ref })
}

/** What the provider is asked about a task; undefined for a payment that it never knew. */
export function askOf(
  { id, round, orderId, currency }: Pick<MoneyTask, 'id' | 'round' | 'orderId' | 'currency'>,
  payment: Payment,
) {
  const { providerRef: ref, chargeRef } = payment
  if (!ref) return
  const key = round === 0 ? id : `${id}-${round}`
  return { id, key, orderId, ref, chargeRef: chargeRef ?? ref, currency }
}

async function cancel(
  deps: Deps,
  orders: OrderDoor,
  provider: Provider,
  paymentId: string,
  ref: string,
): Promise<Result> {
  const charge = await provider.cancel(ref)
  const saidAt = deps.clock.now()
  await inTransaction(deps.db, (tx) => settle(deps, orders, tx, { paymentId, charge, saidAt }))
  if (charge.state === 'confirming')
    return { waitsFor: 'The buyer’s bank is still confirming the payment.' }
  if (charge.state === 'open') throw new ProviderAway('It cannot be cancelled at this moment.')
  return 'nothing'
}

function write(deps: Deps, { id }: MoneyTask, result: Result) {
  return inTransaction(deps.db, async (tx) => {
    const task = await lockTask(tx, id)
    // Somebody else, or a message of the provider, was faster.
    if (!task || task.state === 'done' || task.state === 'failed') return
    const now = deps.clock.now()
    if (result === 'nothing')
      return changeTask(tx, id, { state: 'done', dueAt: null, doneAt: now, problem: null })
    if ('waitsFor' in result) {
      if (result.by === 'seller' && isToldAgain(task)) await tellWaiting(tx, task, now)
      return changeTask(tx, id, {
        state: 'waiting',
        dueAt: new Date(now.getTime() + WAITING_HOURS * HOUR),
        problem: result.waitsFor,
        round: result.round ?? task.round,
      })
    }
    if (result.state === 'done') return finishTask(deps, tx, task, result.ref)
    if (result.state === 'failed') {
      await changeTask(tx, id, { providerRef: result.ref })
      return failTask(deps, tx, task, result.problem ?? 'failed')
    }
    const dueAt = new Date(now.getTime() + PENDING_MINUTES * MINUTE)
    await changeTask(tx, id, { state: 'sent', providerRef: result.ref, dueAt, problem: null })
  })
}

/** When it begins to wait, and each week. */
function isToldAgain({ state, attempts }: MoneyTask): boolean {
  return state !== 'waiting' || attempts % TOLD_EVERY_TRIES === 0
}

async function refused(deps: Deps, provider: Provider, task: MoneyTask, error: ProviderRefusal) {
  // The seller's account may have been closed or blocked since it was last heard of.
  if (task.kind === 'payout' && task.userId) {
    const known = await findPlace(deps.db.kysely, task.userId, provider.name)
    const place = known && (await provider.lookPlace(known.ref).catch(() => undefined))
    if (place) await inTransaction(deps.db, (tx) => knowPlace(deps, tx, provider.name, place))
    if (place && !place.ready)
      return write(deps, task, { waitsFor: error.message, by: 'seller', round: task.round + 1 })
  }
  if (task.attempts < MAX_REFUSALS)
    return putOff(deps, task, { problem: error.message, round: task.round + 1 })
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockTask(tx, task.id)
    if (locked && locked.state !== 'done') await failTask(deps, tx, locked, error.message)
  })
}

/** Tries again after 1, 2, 4 … minutes, then every hour. */
async function putOff(
  deps: Deps,
  { id, kind, attempts, round: last }: MoneyTask,
  { problem, round = last }: { problem: string; round?: number },
) {
  deps.log.warn({ task: id, kind, problem }, 'money is moved later')
  const minutes = Math.min(2 ** (attempts - 1), LONGEST_WAIT_MINUTES)
  const dueAt = new Date(deps.clock.now().getTime() + minutes * MINUTE)
  await inTransaction(deps.db, async (tx) => {
    const task = await lockTask(tx, id)
    if (task && task.state !== 'done') await changeTask(tx, id, { dueAt, problem, round })
  })
}
