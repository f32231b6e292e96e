import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from './class-names.ts'
import { tableRoles } from './table-roles.ts'
import type { Column, Sort } from './table-view.ts'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  hasActions: boolean
}

export function TableHead<Row>({ columns, sort, onSort, hasActions }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.rowgroup} className="max-md:hidden">
      <tr {...tableRoles.row}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined
          const align = column.align === 'end' ? 'text-end' : 'text-start'
          return (
            <th
              key={column.key}
              {...tableRoles.columnheader}
              scope="col"
              aria-sort={column.sortBy && (direction ?? 'none')}
              className={classNames('font-medium text-muted', align)}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-field text-start hover:text-ink"
                  onClick={() =>
                    onSort({
                      key: column.key,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {column.header}
                  <SortArrow direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th {...tableRoles.columnheader} scope="col">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortArrow({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp className="size-3.5 text-ink" />
  if (direction === 'descending') return <ArrowDown className="size-3.5 text-ink" />
  return <ChevronsUpDown className="size-3.5" />
}
