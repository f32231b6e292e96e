import { useNavigate } from '@tanstack/react-router'
import {
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { type Column, lineClass, rowLines, tableRoles } from '../ui/data-table/data-table.tsx'
import { useText, useTranslations } from '../ui/text.ts'
import type { Label } from './list-search.ts'

/** A column; with `sort` its heading changes the order, which is one of those of the list. */
export type ConsoleColumn<Row> = Omit<Column<Row>, 'header' | 'sortBy' | 'searchBy' | 'card'> & {
  header: Label
  sort?: { ascending: string; descending: string }
  /** Class of its width on wide screens: all columns of a table have one, or none. */
  width?: string
}

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })

type ConsoleTableProps<Row> = {
  caption: string
  columns: readonly ConsoleColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Names the checkbox of a row. */
  rowName: (row: Row) => string
  /** The page that Enter opens. */
  rowPage?: ((row: Row) => string | undefined) | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Whether the actions are one menu, which is in the corner of the row on phones. */
  hasMenu?: boolean | undefined
  /** The order that the URL names; the default is the first of the list. */
  sort: string
  onSort: (sort: string) => void
  /** Without it rows cannot be selected. */
  selection?:
    | { chosen: RowSelectionState; onChange: (chosen: RowSelectionState) => void }
    | undefined
}

/**
 * A table that the server sorts, filters and pages. A row takes the focus: the arrow keys move it, Space
 * selects, and Enter opens the row's page. Below 768 px its rows are a few lines.
 */
export function ConsoleTable<Row extends object>(props: ConsoleTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, rowPage, rowActions, sort, onSort } = props
  const { selection, hasMenu } = props
  const t = useTranslations('lists')
  const text = useText()
  const navigate = useNavigate()
  const [active, setActive] = useState(0)
  const sorted = columns.find((one) => one.sort && Object.values(one.sort).includes(sort))
  const isDescending = sorted?.sort?.descending === sort && sorted.sort.ascending !== sort

  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(
      columns.map(({ key, header, cell, sort }) =>
        // Only columns with a value can be sorted; the server knows it.
        helper.accessor(() => null, {
          id: key,
          header: header(text),
          enableSorting: sort !== undefined,
          sortDescFirst: false,
          cell: ({ row }) => cell(row.original),
        }),
      ),
    )
  }, [columns, text])

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    state: {
      sorting: sorted ? [{ id: sorted.key, desc: isDescending }] : [],
      rowSelection: selection?.chosen ?? {},
    },
    onSortingChange(update) {
      const [next] = typeof update === 'function' ? update(table.state.sorting) : update
      const column = columns.find(({ key }) => key === next?.id)
      if (next && column?.sort) onSort(next.desc ? column.sort.descending : column.sort.ascending)
    },
    onRowSelectionChange(update) {
      selection?.onChange(typeof update === 'function' ? update(selection.chosen) : update)
    },
  })
  const { rows: shown } = table.getRowModel()

  function moveTo(row: HTMLElement, index: number) {
    const target = Math.max(0, Math.min(shown.length - 1, index))
    setActive(target)
    const element = row.parentElement?.children[target]
    if (element instanceof HTMLElement) element.focus()
  }

  function press(event: KeyboardEvent<HTMLTableRowElement>, index: number) {
    // Buttons, links and boxes in the row have keys of their own.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
      return
    const row = shown[index]
    const page = row && rowPage?.(row.original)
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => moveTo(event.currentTarget, index + 1),
      ArrowUp: () => moveTo(event.currentTarget, index - 1),
      Home: () => moveTo(event.currentTarget, 0),
      End: () => moveTo(event.currentTarget, shown.length - 1),
      ' ': selection && (() => row?.toggleSelected()),
      Enter: page ? () => void navigate({ to: page }) : undefined,
    }
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <div className="relative md:overflow-x-auto">
      <table
        {...tableRoles.table}
        className={classNames(
          'data-table w-full text-start text-sm max-md:block',
          columns[0]?.width && 'xl:table-fixed',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...tableRoles.rowgroup} className="max-md:hidden">
          <tr {...tableRoles.row}>
            {table.getFlatHeaders().map((header, index) => {
              const { column } = header
              const direction = column.getIsSorted()
              const { align, width } = columns[index] ?? {}
              return (
                <th
                  key={header.id}
                  {...tableRoles.columnheader}
                  scope="col"
                  aria-sort={
                    column.getCanSort()
                      ? direction
                        ? direction === 'asc'
                          ? 'ascending'
                          : 'descending'
                        : 'none'
                      : undefined
                  }
                  className={classNames(
                    'font-medium text-muted',
                    align === 'end' ? 'text-end' : 'text-start',
                    width,
                  )}
                >
                  <span className="inline-flex min-h-11 items-center gap-3">
                    {index === 0 && selection && (
                      <input
                        type="checkbox"
                        className="checkbox tick"
                        aria-label={t('select.rows')}
                        checked={table.getIsAllRowsSelected()}
                        ref={(box) => {
                          if (box) box.indeterminate = table.getIsSomeRowsSelected()
                        }}
                        onChange={(event) =>
                          table.toggleAllRowsSelected(event.currentTarget.checked)
                        }
                      />
                    )}
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-field text-start hover:text-ink"
                        onClick={column.getToggleSortingHandler()}
                      >
                        <table.FlexRender header={header} />
                        <SortArrow direction={direction} />
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </span>
                </th>
              )
            })}
            {rowActions && (
              <th
                {...tableRoles.columnheader}
                scope="col"
                className={columns[0]?.width && 'xl:w-20'}
              >
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup} className={rowLines}>
          {shown.map((row, rowIndex) => (
            <tr
              key={row.id}
              {...tableRoles.row}
              tabIndex={rowIndex === Math.min(active, shown.length - 1) ? 0 : -1}
              aria-selected={selection && row.getIsSelected()}
              onFocus={() => setActive(rowIndex)}
              onKeyDown={(event) => press(event, rowIndex)}
              className={classNames(
                'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent',
                row.getIsSelected() && 'bg-accent-wash',
              )}
            >
              {row.getAllCells().map((cell, index) => {
                const column = columns[index]
                const line = column?.line ?? (index === 0 ? 'title' : 'fact')
                return (
                  <td
                    key={cell.id}
                    {...tableRoles.cell}
                    className={classNames(
                      lineClass(line),
                      column?.align === 'end' && 'text-end tabular-nums',
                    )}
                  >
                    <span className={line === 'fact' ? undefined : 'sr-only'}>
                      {column?.header(text)}
                    </span>{' '}
                    {index === 0 && selection ? (
                      <span className="flex min-w-0 flex-1 items-center gap-3">
                        <label className="row-tick flex max-md:size-11 max-md:items-center max-md:justify-center">
                          <input
                            type="checkbox"
                            className="checkbox tick shrink-0"
                            aria-label={t('select.row', { name: rowName(row.original) })}
                            checked={row.getIsSelected()}
                            onClick={row.getToggleSelectedHandler()}
                            readOnly
                          />
                        </label>
                        <table.FlexRender cell={cell} />
                      </span>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </td>
                )
              })}
              {rowActions && (
                <td {...tableRoles.cell} className={hasMenu ? 'line-menu' : 'line-actions'}>
                  <span className="sr-only">{t('actions')}</span>
                  <div className="flex flex-1 flex-wrap justify-end gap-2 whitespace-nowrap empty:hidden xl:min-w-max">
                    {rowActions(row.original)}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortArrow({ direction }: { direction: 'asc' | 'desc' | false }) {
  if (direction === 'asc') return <ArrowUp className="size-3.5 text-ink" />
  if (direction === 'desc') return <ArrowDown className="size-3.5 text-ink" />
  return <ChevronsUpDown className="size-3.5" />
}
