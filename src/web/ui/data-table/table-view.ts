import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. */
  sortBy?: (row: Row) => string | number
  /** Text that the table's search matches. */
  searchBy?: (row: Row) => string
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end'
}

export type Sort = { key: string; direction: 'ascending' | 'descending' }

type View<Row> = {
  columns: readonly Column<Row>[]
  query: string
  sort: Sort | undefined
  page: number
  pageSize: number
}

/** Filters, sorts and returns one page of rows; a page beyond the last one becomes the last. */
export function tableView<Row>(
  rows: readonly Row[],
  { columns, query, sort, page, pageSize }: View<Row>,
) {
  const found = sorted(matching(rows, columns, query), columns, sort)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const shownPage = Math.min(page, pageCount)
  return {
    rows: found.slice((shownPage - 1) * pageSize, shownPage * pageSize),
    page: shownPage,
    pageCount,
    total: found.length,
  }
}

function matching<Row>(rows: readonly Row[], columns: readonly Column<Row>[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = columns
      .map((column) => column.searchBy?.(row) ?? '')
      .join('\n')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
) {
  const sortBy = columns.find((column) => column.key === sort?.key)?.sortBy
  if (!sort || !sortBy) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)))
}

// A fixed locale, because the server and the browser could otherwise sort differently.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compare(a: string | number, b: string | number) {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}
