import { expect, test } from 'vitest'
import type { Statement } from '../../api/index.ts'
import { pairPayouts } from './statement-rows.ts'

type Line = Statement['lines'][number]

function line(kind: Line['kind'], orderId: string, minor: number, balance: number): Line {
  const money = (amountMinor: number) => ({ amount: '', amountMinor, currency: 'USD' })
  return {
    _id: `${kind} ${orderId}`,
    at: `at ${kind}`,
    kind,
    orderId,
    amount: money(minor),
    balance: money(balance),
  } as Line
}

const shown = (lines: Line[]) =>
  pairPayouts(lines).map(({ kind, orderId, paidOutAt, balance }) => ({
    ...{ kind, orderId, paidOutAt, balance: balance.amountMinor },
  }))

test('a sale and the payout that follows it are one row', () => {
  expect(shown([line('payout', 'b', -200, 0), line('sale', 'b', 200, 200)])).toEqual([
    { kind: 'sale', orderId: 'b', paidOutAt: 'at payout', balance: 0 },
  ])
})

test('a payout of another order, amount or time stays a row of its own', () => {
  expect(shown([line('payout', 'a', -200, 0), line('sale', 'b', 200, 200)])).toHaveLength(2)
  expect(shown([line('payout', 'b', -150, 50), line('sale', 'b', 200, 200)])).toHaveLength(2)
  const apart = [
    line('payout', 'b', -200, 90),
    line('sale', 'c', 90, 290),
    line('sale', 'b', 200, 200),
  ]
  expect(shown(apart)).toHaveLength(3)
})
