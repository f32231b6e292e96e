import { expect, test } from 'vitest'
import type { Statement } from '../../api/index.ts'
import { sumByMonth } from './payout-months.tsx'

function line(
  kind: Statement['lines'][number]['kind'],
  at: string,
  minor: number,
  currency = 'USD',
) {
  const money = { amount: '', amountMinor: minor, currency }
  return { kind, at, amount: money } as Statement['lines'][number]
}

test('payouts add up by month of the reader, and months without any have 0', () => {
  const lines = [
    line('payout', '2027-01-31T23:30:00Z', -500),
    line('payout', '2026-11-02T10:00:00Z', -300),
    line('payout_outside', '2026-11-01T10:00:00Z', -200),
    line('sale', '2026-12-01T10:00:00Z', 900),
  ]
  const months = (timeZone: string) =>
    sumByMonth(lines, timeZone).map(({ month, minor }) => `${month} ${minor}`)
  expect(months('UTC')).toEqual(['2027-01 500', '2026-12 0', '2026-11 500'])
  expect(months('Europe/Berlin')[0]).toBe('2027-02 500')
  expect(months('Europe/Berlin')[1]).toBe('2027-01 0')
})

test('each currency has months of its own', () => {
  const lines = [
    line('payout', '2026-11-02T10:00:00Z', -300),
    line('payout', '2026-10-02T10:00:00Z', -200, 'EUR'),
  ]
  expect(sumByMonth(lines, 'UTC')).toEqual([
    { month: '2026-11', currency: 'USD', minor: 300 },
    { month: '2026-10', currency: 'EUR', minor: 200 },
  ])
})
