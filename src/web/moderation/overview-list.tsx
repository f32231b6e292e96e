import type { ReactNode } from 'react'
import { ShowMore } from '../dashboard/loaded.tsx'
import {
  type Column,
  rowCards,
  TableHead,
  TableRow,
  tableRoles,
} from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'

type OverviewListProps<Row> = {
  caption: string
  things: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  isFiltered: boolean
  /** Shown without rows and filters. */
  empty?: string
  /** What may help when nothing is found. */
  hint?: string
  onClear: () => void
  query: Parameters<typeof ShowMore>[0]['query']
  pageCount: number
}

/** One page after the other of a list that the server searches. */
export function OverviewList<Row>(props: OverviewListProps<Row>) {
  const { caption, things, columns, rows, rowKey, rowActions, isFiltered, onClear, query } = props
  const { empty = `No ${things} yet` } = props
  const { hint = 'Check the spelling, or choose another status.' } = props
  if (rows.length === 0)
    return (
      <EmptyState
        title={isFiltered ? `No ${things} found` : empty}
        actions={
          isFiltered && (
            <button type="button" className={linkClass} onClick={onClear}>
              Clear search and filter
            </button>
          )
        }
      >
        {isFiltered ? hint : undefined}
      </EmptyState>
    )
  return (
    <>
      <div className="relative md:overflow-x-auto">
        <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
          <caption className="sr-only">{caption}</caption>
          <TableHead
            columns={columns}
            sort={undefined}
            onSort={() => {}}
            hasActions={rowActions !== undefined}
          />
          <tbody {...tableRoles.rowgroup} className={rowCards}>
            {rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                columns={columns}
                row={row}
                {...(rowActions && { actions: rowActions(row) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore query={query} shown={rows.length} isLong={props.pageCount > 1} things={things} />
    </>
  )
}
