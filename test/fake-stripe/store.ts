import { randomBytes } from 'node:crypto'
import {
  type BalanceTransaction,
  type Intent,
  type StripeEvent,
  StripeNo,
  type Thing,
} from './objects.ts'

type Moved = Pick<BalanceTransaction, 'type' | 'amount' | 'currency'> & {
  fee?: number
  source?: string
}

/** The state of a Stripe account: its objects, events and balance. */
export function createStore(now: () => Date) {
  const things = new Map<string, Thing>()
  const events: StripeEvent[] = []
  const lines: BalanceTransaction[] = []

  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    events,
    newId,
    seconds,
    put<T extends Thing>(thing: T): T {
      things.set(thing.id, thing)
      return thing
    },
    /** @throws Stripe's 404 if the object does not exist. */
    get<T extends Thing>(object: T['object'], id: string): T {
      const thing = things.get(id)
      if (thing?.object === object) return thing as T
      throw new StripeNo(404, { code: 'resource_missing', message: `No such ${object}: '${id}'` })
    },
    all<T extends Thing>(object: T['object']): T[] {
      return [...things.values()].filter((thing): thing is T => thing.object === object)
    },
    /** An event contains its object as it was at that time. */
    emit(type: string, object: Thing) {
      const data = { object: structuredClone(object) }
      events.push({ id: newId('evt'), object: 'event', type, created: seconds(), data })
    },
    /** All balance transactions, oldest first. */
    lines,
    move({ type, amount, currency, fee = 0, source }: Moved): BalanceTransaction {
      const line: BalanceTransaction = {
        id: newId('txn'),
        object: 'balance_transaction',
        type,
        amount,
        fee,
        net: amount - fee,
        currency,
        source: source ?? null,
        created: seconds(),
      }
      lines.push(line)
      return line
    },
    balance() {
      const sums = new Map<string, number>()
      for (const { currency, net } of lines) sums.set(currency, (sums.get(currency) ?? 0) + net)
      return [...sums].map(([currency, amount]) => ({ currency, amount }))
    },
    intentOf: (id: string) => things.get(id) as Intent | undefined,
  }
}

export type Store = ReturnType<typeof createStore>
