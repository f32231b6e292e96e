import { expect, test } from 'vitest'
import type { Order } from '../../api/index.ts'
import { orderStateTones } from '../order-states.ts'
import { saleGroups, salesIn } from './sales-groups.ts'

test('every sale is in one group, and in all', () => {
  const sales = Object.keys(orderStateTones).map((state) => ({ state }) as Order)
  const grouped = saleGroups.flatMap((group) => salesIn(sales, group))
  expect(grouped.map(({ state }) => state).toSorted()).toEqual(
    sales.map(({ state }) => state).toSorted(),
  )
  expect(salesIn(sales, undefined)).toHaveLength(sales.length)
  expect(salesIn(sales, 'sent').map(({ state }) => state)).toEqual(['shipped', 'delivered'])
})
