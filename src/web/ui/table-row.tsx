import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tableRoles } from './table-roles.ts'
import type { Column } from './table-view.ts'

type TableRowProps<Row> = { columns: readonly Column<Row>[]; row: Row; actions?: ReactNode }

export function TableRow<Row>({ columns, row, actions }: TableRowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      className="max-md:flex max-md:flex-col max-md:rounded-box max-md:border max-md:border-hairline max-md:bg-raised max-md:p-4"
    >
      {columns.map((column, at) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          className={classNames(
            'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4',
            column.align === 'end' && 'text-end tabular-nums',
            at === 0 && 'max-md:text-base max-md:font-semibold',
          )}
        >
          {/* The first column is the card's title and needs no label in sight. */}
          <span className={at === 0 ? 'sr-only md:hidden' : 'shrink-0 text-muted md:hidden'}>
            {column.header}
          </span>
          <span className={classNames('min-w-0', at > 0 && 'max-md:text-end')}>
            {column.cell(row)}
          </span>
        </td>
      ))}
      {actions !== undefined && (
        <td {...tableRoles.cell}>
          <div className="flex flex-wrap justify-end gap-2 whitespace-nowrap empty:hidden max-md:mt-2 max-md:border-t max-md:border-hairline max-md:pt-3">
            {actions}
          </div>
        </td>
      )}
    </tr>
  )
}
