import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { inTransaction, newId, violatedConstraint } from '../../platform/db/index.ts'
import {
  accountTotals,
  type Entry,
  listStatementLines,
  type Movement,
  postMovement,
} from './ledger.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const write = (movement: Movement) => inTransaction(app.deps.db, (tx) => postMovement(tx, movement))
const query = (text: string, values: unknown[] = []) => app.deps.db.pool.query(text, values)

function movement(entries: Entry[], more: Partial<Movement> = {}): Movement {
  const now = app.clock.now()
  return {
    kind: 'charge',
    ref: newId(),
    orderId: newId(),
    at: now,
    currency: 'USD',
    entries,
    ...more,
  }
}

const accountName = fc.constantFrom('provider', 'held', 'fees', 'buyer', 'seller')
const sum = fc.integer({ min: -100_000_000, max: 100_000_000 })
const balanced = fc
  .array(fc.tuple(accountName, sum), { minLength: 1, maxLength: 6 })
  .map((parts): Entry[] => {
    const entries = parts.map(([account, amountMinor]) => ({ account, amountMinor }))
    const total = entries.reduce((all, { amountMinor }) => all + amountMinor, 0)
    return [...entries, { account: 'provider', amountMinor: -total }]
  })

test('property: the ledger sums to zero', async () => {
  const currency = fc.constantFrom('USD', 'JPY')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(balanced, currency), { maxLength: 4 }), async (moves) => {
      for (const [entries, code] of moves) await write(movement(entries, { currency: code }))
      const sums = await accountTotals(app.deps.db.kysely)
      for (const code of ['USD', 'JPY']) {
        const all = sums.filter((each) => each.currency === code)
        expect(all.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(0)
      }
    }),
    { numRuns: 50 },
  )
})

test('the same transfer is booked once', async () => {
  const entries: Entry[] = [
    { account: 'provider', amountMinor: 5 },
    { account: 'held', amountMinor: -5 },
  ]
  const one = movement(entries)
  expect([await write(one), await write(one)]).toEqual([true, false])
  const { rows } = await query('select count(*) as n from ledger_transfers where ref = $1', [
    one.ref,
  ])
  expect(rows[0].n).toBe(1)
})

test('an unbalanced transfer throws and books nothing', async () => {
  const one = movement([
    { account: 'provider', amountMinor: 5 },
    { account: 'held', amountMinor: -4 },
  ])
  await expect(write(one)).rejects.toThrow('out of balance by 1')
  const { rows } = await query('select 1 from ledger_transfers where ref = $1', [one.ref])
  expect(rows).toEqual([])
})

const insert = `with t as (
    insert into ledger_transfers (kind, ref, entry_count, at) values ('charge', $1, $2, now())
    returning id
  ) insert into ledger_entries (transfer_id, position, account, amount_minor, currency)
  select t.id, e.position, 'held', e.amount, e.currency
  from t, unnest($3::int[], $4::bigint[], $5::text[]) as e (position, amount, currency)`

async function constraintOf(work: Promise<unknown>) {
  return work.then(
    () => 'accepted',
    (error: unknown) => violatedConstraint(error) ?? String(error),
  )
}

test('the database rejects transfers that do not sum to zero in each currency', async () => {
  const tried = (amounts: number[], currencies: string[]) =>
    constraintOf(query(insert, [newId(), 2, [0, 1], amounts, currencies]))
  expect(await tried([5, -4], ['USD', 'USD'])).toBe('ledger_transfers_sum_to_zero')
  expect(await tried([5, -5], ['USD', 'EUR'])).toBe('ledger_transfers_sum_to_zero')
  expect(await tried([5, -5], ['USD', 'USD'])).toBe('accepted')
})

test('the database rejects transfers without entries, and later entries', async () => {
  const alone = `insert into ledger_transfers (kind, ref, entry_count, at) values ('charge', $1, 2, now())`
  expect(await constraintOf(query(alone, [newId()]))).toBe('ledger_transfers_are_complete')
  const ref = newId()
  await query(insert, [ref, 2, [0, 1], [5, -5], ['USD', 'USD']])
  const later = `insert into ledger_entries (transfer_id, position, account, amount_minor, currency)
    select id, p, 'held', case p when 7 then 1 else -1 end, 'USD'
    from ledger_transfers, unnest(array[7, 8]) as p where ref = $1`
  expect(await constraintOf(query(later, [ref]))).toBe('ledger_transfers_are_complete')
})

test.each([
  'update ledger_entries set amount_minor = amount_minor * 2',
  'delete from ledger_entries',
  `update ledger_transfers set at = now()`,
  'delete from ledger_transfers',
  'truncate ledger_entries',
  'truncate ledger_transfers cascade',
])('the database rejects: %s', async (text) => {
  await query(insert, [newId(), 2, [0, 1], [5, -5], ['USD', 'USD']])
  expect(await constraintOf(query(text))).toBe('ledger_is_append_only')
})

test('a statement shows the proceeds of a sale and the balance after each line', async () => {
  const userId = newId()
  const seller = (amountMinor: number): Entry => ({ account: 'seller', amountMinor, userId })
  await write(
    movement(
      [
        { account: 'held', amountMinor: 10_000 },
        { account: 'buyer', amountMinor: -2_500 },
        { account: 'fees', amountMinor: -375 },
        seller(-7_125),
      ],
      { kind: 'refund' },
    ),
  )
  await write(
    movement([seller(7_000), { account: 'provider', amountMinor: -7_000 }], { kind: 'payout' }),
  )
  const days = { from: new Date(0), to: new Date(app.clock.now().getTime() + 1), limit: 10 }
  expect(await listStatementLines(app.deps.db.kysely, userId, days)).toMatchObject([
    { kind: 'payout', amountMinor: -7_000, balanceMinor: 125, priceMinor: 0 },
    {
      kind: 'refund',
      priceMinor: 10_000,
      refundedMinor: 2_500,
      feeMinor: 375,
      amountMinor: 7_125,
      balanceMinor: 7_125,
    },
  ])
})
