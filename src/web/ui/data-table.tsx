import { type ReactNode, useState } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Pagination } from './pagination.tsx'
import { LoadingRegion, Skeleton } from './skeleton.tsx'
import { TableHead } from './table-head.tsx'
import { tableRoles } from './table-roles.ts'
import { TableRow } from './table-row.tsx'
import { TableTools } from './table-tools.tsx'
import { type Column, type Sort, tableView } from './table-view.ts'

export type { Column } from './table-view.ts'

type DataTableProps<Row> = {
  /** Names the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  /** What stands there instead of a table without rows. */
  empty: string
  /** The next thing to do when there is nothing. */
  emptyActions?: ReactNode
  loading?: boolean
  pageSize?: number
}

const PAGE_SIZE = 20
const SKELETON_ROWS = 5

/** A table from md up, a list of cards below; one and the same HTML. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowActions,
    empty,
    emptyActions,
    loading = false,
    pageSize = PAGE_SIZE,
  } = props
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>()
  const [page, setPage] = useState(1)
  const view = tableView(rows, { columns, query, sort, page, pageSize })

  function search(words: string) {
    setQuery(words)
    setPage(1)
  }

  if (loading) return <TableSkeleton caption={caption} />
  if (rows.length === 0) return <EmptyState title={empty} actions={emptyActions} />
  return (
    <div className="flex flex-col gap-3">
      <TableTools
        {...{ caption, columns, query, sort, total: view.total }}
        onSearch={search}
        onSort={setSort}
      />
      {view.total === 0 ? (
        <EmptyState title={`Nothing matches “${query}”`}>
          Check the spelling, or search for fewer words.
        </EmptyState>
      ) : (
        <div className="md:overflow-x-auto">
          <table
            {...tableRoles.table}
            className="data-table w-full text-start text-sm max-md:block"
          >
            <caption className="sr-only">{caption}</caption>
            <TableHead
              columns={columns}
              sort={sort}
              onSort={setSort}
              hasActions={rowActions !== undefined}
            />
            <tbody {...tableRoles.rowgroup} className="max-md:flex max-md:flex-col max-md:gap-3">
              {view.rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  columns={columns}
                  row={row}
                  actions={rowActions?.(row)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex justify-end">
        <Pagination
          page={view.page}
          pageCount={view.pageCount}
          onPage={setPage}
          label={`Pages of ${caption}`}
        />
      </div>
    </div>
  )
}

function TableSkeleton({ caption }: { caption: string }) {
  return (
    <LoadingRegion label={`Loading ${caption}`}>
      <Skeleton className="mb-3 h-11 max-w-80" />
      {[...Array(SKELETON_ROWS).keys()].map((row) => (
        <div
          key={row}
          className="flex h-16 items-center gap-6 border-b border-hairline max-md:mt-3 max-md:h-36 max-md:rounded-box max-md:border max-md:px-4"
        >
          <Skeleton className="h-4 flex-2" />
          <Skeleton className="h-4 flex-3" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </LoadingRegion>
  )
}
