import { expect, test } from 'vitest'
import { formatMoney } from '../../../shared/money.ts'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { amountProblem as problemIn, toSettlement } from './outcome-fields.tsx'

const t = translate(readText('en'), 'dispute.amount')
const amountProblem = (typed: string, sale: Parameters<typeof problemIn>[1]) =>
  problemIn(typed, sale, t, formatMoney)

test('a partial refund that could be two amounts is asked about, and what is typed then is read', () => {
  const sale = { paidMinor: 120_000, currency: 'KWD' }
  for (const typed of ['45.500', '45,500'])
    expect(amountProblem(typed, sale)).toBe('Did you mean 45500 or 45.50?')
  expect(amountProblem('45.50', sale)).toBeUndefined()
  expect(toSettlement({ kind: 'part_refund', amount: '45.50' }, sale).refundMinor).toBe(45_500)
  expect(amountProblem('1.250', { paidMinor: 90_000, currency: 'USD' })).toBe(
    'Did you mean 1250 or 1.25?',
  )
  expect(amountProblem('45,500', { paidMinor: 90_000, currency: 'JPY' })).toBeUndefined()
})
