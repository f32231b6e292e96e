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
        <Cell key={column.key} column={column} isTitle={at === 0}>
          {column.cell(row)}
        </Cell>
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

type CellProps<Row> = {
  column: Pick<Column<Row>, 'header' | 'align'>
  /** The first column is the card's title and needs no label in sight. */
  isTitle: boolean
  children: ReactNode
}

function Cell<Row>({ column: { header, align }, isTitle, children }: CellProps<Row>) {
  return (
    <td
      {...tableRoles.cell}
      className={classNames(
        // A card has no column to keep: what has nothing to say is left out of it.
        children === ''
          ? 'max-md:hidden'
          : 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4',
        align === 'end' && 'text-end tabular-nums',
        isTitle && 'max-md:text-base max-md:font-semibold',
      )}
    >
      <span className={isTitle ? 'sr-only md:hidden' : 'shrink-0 text-muted md:hidden'}>
        {header}
      </span>
      <span className={classNames('min-w-0', !isTitle && 'max-md:text-end')}>{children}</span>
    </td>
  )
}
