import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { Columns3, Download, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MAX_BULK_ROWS } from '../../shared/limits.ts'
import { formatCount, formatQuantity } from '../../shared/quantities.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { useMay } from '../dashboard/use-dashboard.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PopoverButton } from '../ui/data-table/popover-button.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { ListSearchField } from '../ui/form/list-search-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { type BulkChoice, BulkDialog } from './bulk-dialog.tsx'
import { type ConsoleColumn, ConsoleTable } from './console-table.tsx'
import {
  isFiltered,
  type ListPage,
  type ListSearch,
  type ListSpec,
  listFile,
  type OnListSearch,
  withoutFilters,
} from './list-search.ts'
import { SavedViews } from './saved-views.tsx'

type ConsoleListProps<Row> = {
  spec: ListSpec
  /** Names the table: 'All orders'. */
  caption: string
  /** Label of the search field, if not 'Search' and the things. */
  searchLabel?: string
  search: ListSearch
  onSearch: OnListSearch
  /** Names of filters that are fixed on this page. */
  fixed?: readonly string[]
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>
  columns: readonly ConsoleColumn<Row>[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  rowPage?: (row: Row) => string | undefined
  rowActions?: (row: Row) => ReactNode
  /** What can be done to the selected rows. */
  bulk?: readonly BulkChoice[]
  /** Shown without rows and filters. */
  empty: string
}

/** A list of the console: saved views, search, filters, order, the table, and what can be done to many rows. */
export function ConsoleList<Row extends object>(props: ConsoleListProps<Row>) {
  const { spec, search, onSearch, fixed = [], query, empty } = props
  const [chosen, setChosen] = useState<RowSelectionState>({})
  // The dialog is outside of the list, which may be empty after the action.
  const [open, setOpen] = useState<ChosenAction>()
  const narrowing = Object.fromEntries(
    Object.entries(search).filter(([name]) => !fixed.includes(name)),
  )
  return (
    <>
      <SavedViews list={spec.list} search={narrowing} onSearch={onSearch} spec={spec} />
      <ListTools
        {...{ spec, search, onSearch, fixed }}
        columns={props.columns}
        searchLabel={props.searchLabel}
      />
      <Loaded query={query} caption={props.caption}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          return rows.length === 0 ? (
            <EmptyState
              title={isFiltered(narrowing) ? `No ${spec.things} found` : empty}
              actions={
                isFiltered(narrowing) && (
                  <button
                    type="button"
                    className={linkClass}
                    onClick={() => onSearch(withoutFilters(spec))}
                  >
                    Clear search and filter
                  </button>
                )
              }
            >
              {isFiltered(narrowing) ? 'Check the spelling, or choose other filters.' : undefined}
            </EmptyState>
          ) : (
            <Rows
              {...props}
              rows={rows}
              pageCount={pages.length}
              chosen={chosen}
              onChoose={setChosen}
              onAction={setOpen}
            />
          )
        }}
      </Loaded>
      <BulkDialog
        choice={open?.choice}
        ids={open?.ids ?? []}
        things={spec.things}
        onClose={() => setOpen(undefined)}
        onDone={() => setChosen({})}
      />
    </>
  )
}

type ToolsProps = Pick<ConsoleListProps<object>, 'spec' | 'search' | 'onSearch' | 'fixed'> & {
  columns: readonly { key: string; header: string }[]
  searchLabel: string | undefined
}

/** Search, filters, days and order, which are in the URL, and the file with the same rows. */
function ListTools({ spec, search, onSearch, columns, searchLabel, fixed = [] }: ToolsProps) {
  const choose = (name: string) => (event: { currentTarget: { value: string } }) =>
    onSearch({ [name]: event.currentTarget.value || undefined })
  const [first, ...others] = spec.sorts
  const may = useMay()
  const mayExport = !spec.exportNeeds || may(spec.exportNeeds)
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <div className="w-full xl:w-80">
        <ListSearchField
          label={searchLabel ?? `Search ${spec.things}`}
          hideLabel
          placeholder={spec.placeholder}
          maxLength={spec.maxQueryLength}
          value={search.q}
          onSearch={(q) => onSearch({ q }, { replace: true })}
        />
      </div>
      {spec.filters
        .filter(({ name }) => !fixed.includes(name))
        .map(({ name, label, any, options }) => (
          <div key={name} className="min-w-36 max-md:flex-1">
            <SelectField
              {...{ label, options }}
              hideLabel
              placeholder={any}
              value={search[name] ?? ''}
              onChange={choose(name)}
            />
          </div>
        ))}
      <div className="min-w-36 max-md:flex-1">
        <SelectField
          label="Sort by"
          hideLabel
          placeholder={first.label}
          options={others}
          value={search.sort ?? ''}
          onChange={choose('sort')}
        />
      </div>
      <div className="flex gap-3 *:min-w-0 max-md:w-full max-md:*:flex-1">
        <TextField
          type="date"
          label="From"
          value={search.from ?? ''}
          max={search.to}
          onChange={choose('from')}
        />
        <TextField
          type="date"
          label="To"
          value={search.to ?? ''}
          min={search.from}
          onChange={choose('to')}
        />
      </div>
      {search.person && (
        <Button
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ person: undefined })}
        >
          Only one person
        </Button>
      )}
      {mayExport && (
        <a href={listFile(spec, search)} download className={buttonClass({ variant: 'ghost' })}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
      )}
      <ColumnChoice {...{ columns, search, onSearch }} />
    </div>
  )
}

/** Keys of the columns that the URL hides. */
const hiddenIn = ({ hidden = '' }: ListSearch) => hidden.split(',').filter(Boolean)

/** Which columns are shown, besides the first. A saved view keeps them. */
function ColumnChoice({ columns, search, onSearch }: Omit<ToolsProps, 'spec' | 'searchLabel'>) {
  const hidden = hiddenIn(search)
  return (
    <PopoverButton label="Columns" icon={<Columns3 aria-hidden="true" className="size-4" />}>
      {columns.slice(1).map(({ key, header }) => (
        <label key={key} className="menu-item gap-3">
          <input
            type="checkbox"
            className="checkbox tick"
            checked={!hidden.includes(key)}
            onChange={({ currentTarget }) => {
              const others = hidden.filter((one) => one !== key)
              const next = currentTarget.checked ? others : [...others, key]
              onSearch({ hidden: next.join(',') || undefined }, { replace: true })
            }}
          />
          {header}
        </label>
      ))}
    </PopoverButton>
  )
}

type ChosenAction = { choice: BulkChoice; ids: readonly string[] }

type RowsProps<Row> = ConsoleListProps<Row> & {
  rows: Row[]
  pageCount: number
  chosen: RowSelectionState
  onChoose: (chosen: RowSelectionState) => void
  onAction: (action: ChosenAction) => void
}

function Rows<Row extends object>(props: RowsProps<Row>) {
  const { spec, search, onSearch, query, rows, rowKey, rowName, pageCount } = props
  const may = useMay()
  const choices = props.bulk?.filter(({ needs }) => may(needs)) ?? []
  const bulk = choices.length > 0 ? choices : undefined
  const { chosen, onChoose, onAction } = props
  // Rows that a filter has taken off the list are not acted on.
  const ids = rows.map(rowKey).filter((id) => chosen[id])
  return (
    <>
      {bulk && (
        <SelectionBar
          count={ids.length}
          total={rows.length}
          bulk={bulk}
          onAll={() =>
            onChoose(Object.fromEntries(rows.map((row) => [rowKey(row), true as const])))
          }
          onNone={() => onChoose({})}
          onAction={(choice) => onAction({ choice, ids })}
        />
      )}
      <ConsoleTable
        caption={props.caption}
        columns={props.columns.filter(({ key }) => !hiddenIn(search).includes(key))}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        rowPage={props.rowPage}
        rowActions={props.rowActions}
        sort={search.sort ?? spec.sorts[0].value}
        onSort={(sort) => onSearch({ sort: sort === spec.sorts[0].value ? undefined : sort })}
        selection={bulk && { chosen, onChange: onChoose }}
      />
      <ShowMore query={query} shown={rows.length} isLong={pageCount > 1} things={spec.things} />
    </>
  )
}

type SelectionBarProps = {
  count: number
  total: number
  bulk: readonly BulkChoice[]
  onAll: () => void
  onNone: () => void
  onAction: (choice: BulkChoice) => void
}

/** How many rows are selected, and what can be done to them; stays in view while the list scrolls. */
function SelectionBar({ count, total, bulk, onAll, onNone, onAction }: SelectionBarProps) {
  const tooMany =
    count > MAX_BULK_ROWS ? `At most ${formatCount(MAX_BULK_ROWS)} rows at once` : undefined
  return (
    <fieldset
      aria-label="Selected rows"
      className="sticky top-0 z-10 mb-2 flex min-h-14 flex-wrap items-center gap-2 bg-paper py-1 text-sm"
    >
      <span aria-live="polite" className="text-muted tabular-nums">
        {count > 0 ? `${formatQuantity(count, 'row')} selected` : 'No rows selected'}
      </span>
      {count < total && (
        <Button variant="ghost" className="px-3" onClick={onAll}>
          {`Select all ${formatCount(total)} shown`}
        </Button>
      )}
      {count > 0 && (
        <>
          {bulk.map((choice) => (
            <Button
              key={choice.action}
              className={choice.danger ? 'px-3 text-red' : 'px-3'}
              aria-haspopup="dialog"
              disabledReason={tooMany}
              onClick={() => onAction(choice)}
            >
              {choice.label}
            </Button>
          ))}
          <Button variant="ghost" className="px-3" onClick={onNone}>
            Clear selection
          </Button>
        </>
      )}
    </fieldset>
  )
}
