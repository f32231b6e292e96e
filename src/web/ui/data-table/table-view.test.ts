import { expect, test } from 'vitest'
import { type Column, tableView } from './data-table.tsx'

type Phone = { name: string; price: number }

const columns: Column<Phone>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: (row) => row.name,
    sortBy: (row) => row.name,
    searchBy: (row) => row.name,
  },
  { key: 'price', header: 'Price', cell: (row) => row.price, sortBy: (row) => row.price },
]
const phones = [
  { name: 'iPhone 13', price: 400 },
  { name: 'iPhone 6', price: 90 },
  { name: 'Nokia 3310', price: 35 },
]
const plain = { columns, query: '', sort: undefined, page: 1, pageSize: 10 }

test('the table search requires all words, in any case', () => {
  expect(tableView(phones, { ...plain, query: '13 IPHONE' }).rows).toEqual([phones[0]])
})

test('numbers sort numerically, names naturally', () => {
  const byPrice = tableView(phones, { ...plain, sort: { key: 'price', direction: 'descending' } })
  expect(byPrice.rows.map((row) => row.price)).toEqual([400, 90, 35])
  const byName = tableView(phones, { ...plain, sort: { key: 'name', direction: 'ascending' } })
  expect(byName.rows.map((row) => row.name)).toEqual(['iPhone 6', 'iPhone 13', 'Nokia 3310'])
})

test('a page beyond the last one is the last one', () => {
  const view = tableView(phones, { ...plain, page: 9, pageSize: 2 })
  expect(view).toMatchObject({ page: 2, pageCount: 2, total: 3, rows: [phones[2]] })
})

test('no rows make one empty page', () => {
  expect(tableView([], plain)).toMatchObject({ rows: [], page: 1, pageCount: 1, total: 0 })
})
