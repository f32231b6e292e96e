import { ArrowDown, ArrowUp, ChevronsUpDown, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../shared/quantities.ts'
import { classNames } from '../class-names.ts'
import { TextField } from '../form/fields.tsx'
import { SelectField } from '../form/select-field.tsx'
import { EmptyState } from '../layout/page-states.tsx'
import { useLanguage, useTranslations } from '../text.ts'
import { Pagination } from './pagination.tsx'

/** Explicit, because some browsers drop a table's roles once its rows are laid out as cards. */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** The class of a `tbody` whose rows are cards on small screens. */
export const rowCards = 'row-cards max-md:flex max-md:flex-col max-md:gap-3'

/** The class of a `tbody` whose rows are two or three lines on small screens. */
export const rowLines = 'row-lines'

/**
 * Where a line on small screens shows a cell: the title of the row, at the end of its line, among the muted facts
 * below (with or without the header), as a text of its own, or nowhere.
 */
export type Line = 'title' | 'side' | 'fact' | 'note' | 'text' | 'none'

/** The class of a cell in a row of lines. */
export function lineClass(line: Line): string {
  return line === 'fact' ? 'line-note' : `line-${line}`
}

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  hasActions: boolean
}

export function TableHead<Row>({ columns, sort, onSort, hasActions }: TableHeadProps<Row>) {
  const t = useTranslations('table')
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
            <span className="sr-only">{t('actions')}</span>
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

type TableRowProps<Row> = { columns: readonly Column<Row>[]; row: Row; actions?: ReactNode }

/** For a body of the class `rowCards`, or of `rowLines` if the columns have a line. */
export function TableRow<Row>({ columns, row, actions }: TableRowProps<Row>) {
  const t = useTranslations('table')
  const isLines = columns[0]?.line !== undefined
  return (
    <tr {...tableRoles.row} className={columns[0]?.card && 'card-grid'}>
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} isTitle={index === 0}>
          {column.cell(row)}
        </Cell>
      ))}
      {actions !== undefined && (
        <td {...tableRoles.cell} className={isLines ? 'line-actions' : undefined}>
          <span className="sr-only">{t('actions')}</span>
          <div
            className={classNames(
              'flex flex-1 flex-wrap justify-end gap-2 whitespace-nowrap empty:hidden',
              !isLines && 'max-md:mt-2 max-md:border-t max-md:border-hairline max-md:pt-3',
            )}
          >
            {actions}
          </div>
        </td>
      )}
    </tr>
  )
}

type CellProps<Row> = {
  column: Pick<Column<Row>, 'header' | 'align' | 'card' | 'line'>
  /** The first column is the card's title and needs no visible label. */
  isTitle: boolean
  children: ReactNode
}

function Cell<Row>({ column, isTitle, children }: CellProps<Row>) {
  const { header, align, card, line } = column
  // A card has no columns to align, so empty cells are left out.
  const blank = children === '' ? 'max-md:hidden' : undefined
  const place = line ? lineClass(line) : card && `card-${card}`
  const hasHeader = line ? line === 'fact' : !isTitle && !card
  return (
    <td
      {...tableRoles.cell}
      className={
        align === 'end'
          ? classNames('text-end tabular-nums', blank, place)
          : classNames(blank, place)
      }
    >
      <span className={hasHeader ? undefined : 'sr-only'}>{header}</span> {children}
    </td>
  )
}

type TableToolsProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  query: string
  sort: Sort | undefined
  total: number
  countText: DataTableProps<Row>['countText']
  onSearch: (query: string) => void
  onSort: (sort: Sort | undefined) => void
}

/** The search field; on phones also the sort order, because there are no column headings. */
function TableTools<Row>({
  caption,
  columns,
  query,
  sort,
  total,
  countText,
  onSearch,
  onSort,
}: TableToolsProps<Row>) {
  const t = useTranslations('table')
  const language = useLanguage()
  const shown = formatCount(total, language)
  const sortable = columns.filter((column) => column.sortBy)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {columns.some((column) => column.searchBy) && (
        <div className="min-w-32 flex-1 md:max-w-80">
          <TextField
            label={t('searchIn', { caption })}
            hideLabel
            type="search"
            placeholder={t('search')}
            start={<Search className="size-4" />}
            value={query}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        </div>
      )}
      {sortable.length > 0 && (
        <div className="w-36 md:hidden">
          <SelectField
            label={t('sortBy')}
            hideLabel
            placeholder={t('sortBy')}
            value={sort?.key ?? ''}
            options={sortable.map(({ key, header }) => ({
              value: key,
              // Nouns have capitals in German.
              label: t('by', { column: language === 'de' ? header : header.toLowerCase() }),
            }))}
            onChange={(event) =>
              onSort(
                event.currentTarget.value
                  ? { key: event.currentTarget.value, direction: 'ascending' }
                  : undefined,
              )
            }
          />
        </div>
      )}
      <p aria-live="polite" className="text-sm tabular-nums text-muted max-md:sr-only md:ms-auto">
        {countText?.({ count: total, shown }) ?? t('rows', { count: total, shown })}
      </p>
    </div>
  )
}

type DataTableProps<Row> = {
  /** Names the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  /** Shown instead of a table without rows. */
  empty: string
  /** What that means, and what to do next. */
  emptyText?: string
  /** Actions below the empty state. */
  emptyActions?: ReactNode
  /** Whether the headings stay without rows, above one row that says so. */
  keepHead?: boolean
  pageSize?: number
  /** Names the rows beside the search field: '16 sales'. */
  countText?: (values: { count: number; shown: string }) => string
}

const PAGE_SIZE = 20

/** A table from md up, a list of cards or lines below; both from the same HTML. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowActions,
    empty,
    emptyText,
    emptyActions,
    keepHead = false,
    pageSize = PAGE_SIZE,
    countText,
  } = props
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>()
  const [page, setPage] = useState(1)
  const t = useTranslations('table')
  const view = tableView(rows, { columns, query, sort, page, pageSize })

  function search(words: string) {
    setQuery(words)
    setPage(1)
  }

  if (rows.length === 0 && keepHead)
    return <EmptyTable {...{ caption, columns, empty, emptyActions }} />
  if (rows.length === 0)
    return (
      <EmptyState title={empty} actions={emptyActions}>
        {emptyText}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-3">
      <TableTools
        {...{ caption, columns, query, sort, countText, total: view.total }}
        onSearch={search}
        onSort={setSort}
      />
      {view.total === 0 ? (
        <EmptyState title={t('nothing', { text: query })}>{t('nothingText')}</EmptyState>
      ) : (
        <div className="relative md:overflow-x-auto">
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
            <tbody {...tableRoles.rowgroup} className={columns[0]?.line ? rowLines : rowCards}>
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
          label={t('pages', { caption })}
        />
      </div>
    </div>
  )
}

type EmptyTableProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'empty' | 'emptyActions'
>

/** The headings, which wrap on phones, and one row that says that there is nothing. */
function EmptyTable<Row>({ caption, columns, empty, emptyActions }: EmptyTableProps<Row>) {
  return (
    <div className="relative md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...tableRoles.rowgroup} className="max-md:sr-only">
          <tr {...tableRoles.row}>
            {columns.map(({ key, header }) => (
              <th
                key={key}
                {...tableRoles.columnheader}
                scope="col"
                className="pe-4 text-start font-medium whitespace-nowrap text-muted"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup} className="max-md:block">
          <tr {...tableRoles.row} className="max-md:block">
            <td {...tableRoles.cell} colSpan={columns.length} className="max-md:block">
              <EmptyState title={empty} actions={emptyActions} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

export type Column<Row> = {
  key: string
  header: string
  /** A text or one element: cards show it next to the header. */
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. */
  sortBy?: (row: Row) => string | number
  /** Text that the table's search matches. */
  searchBy?: (row: Row) => string
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end'
  /** Where a card shows the cell, without its header; all columns of a table have a place, or none. */
  card?: 'photo' | 'title' | 'value' | 'note' | 'state' | 'end'
  /** Makes the rows lines instead of cards; all columns of a table have it, or none. */
  line?: Line
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
  const visible = sorted(matching(rows, columns, query), columns, sort)
  const pageCount = Math.max(1, Math.ceil(visible.length / pageSize))
  const shownPage = Math.min(page, pageCount)
  return {
    rows: visible.slice((shownPage - 1) * pageSize, shownPage * pageSize),
    page: shownPage,
    pageCount,
    total: visible.length,
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

/** Made when somebody sorts: it takes a slow phone 40 ms. */
let collator: Intl.Collator | undefined

function compare(a: string | number, b: string | number) {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  // A fixed locale, because the server and the browser could otherwise sort differently.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(String(a), String(b))
}
