import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
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
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'

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

/** The photo of a phone, where the table has room for it. */
export function RowPhoto({ src }: { src: string }) {
  return (
    <span className="shrink-0 md:max-xl:hidden">
      <Thumbnail src={src} />
    </span>
  )
}

type PersonProps = { person: { _id: string | null; name: string; email: string | null } }

/** A person, with a link to what the staff see of them while they have an account. */
export function Person({ person: { _id, name, email } }: PersonProps) {
  return (
    <span>
      {_id ? (
        <Link to={pages.person(_id)} preload={false} className={linkClass}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block wrap-anywhere text-muted md:min-w-24">
        {_id ? email : 'Account deleted'}
      </span>
    </span>
  )
}
