import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import type { Language } from '../../shared/languages.ts'
import { MAX_BULK_ROWS, MOST_COUNTED_ROWS } from '../../shared/limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { useMay } from '../dashboard/use-dashboard.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { type BulkChoice, BulkDialog } from './bulk-dialog.tsx'
import { type ConsoleColumn, ConsoleTable } from './console-table.tsx'
import {
  hiddenColumns,
  isFiltered,
  type ListPage,
  type ListSearch,
  type ListSpec,
  type OnListSearch,
  withoutFilters,
} from './list-search.ts'
import { ListTools } from './list-tools.tsx'
import { SavedViews } from './saved-views.tsx'

type ConsoleListProps<Row> = {
  spec: ListSpec
  /** Names the table: 'All orders'. */
  caption: string
  /** Label of the search field, if it does not search all of the list. */
  searchLabel?: string
  search: ListSearch
  onSearch: OnListSearch
  /** Names of the filters that this page fixes. */
  fixed?: readonly string[]
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>
  columns: readonly ConsoleColumn<Row>[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  rowPage?: (row: Row) => string | undefined
  rowActions?: (row: Row) => ReactNode
  /** Whether the actions are one menu. */
  hasMenu?: boolean
  /** What can be done to the selected rows. */
  bulk?: readonly BulkChoice[]
  /** Shown without rows and filters. */
  empty: string
}

/** A list of the console: saved views, search, filters, order, the table, and what can be done to many rows. */
export function ConsoleList<Row extends object>(props: ConsoleListProps<Row>) {
  const { spec, search, onSearch, fixed = [], query, empty } = props
  const t = useTranslations('lists')
  const things = t(`things.${spec.list}`)
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
              title={isFiltered(narrowing) ? t('none', { things }) : empty}
              actions={
                isFiltered(narrowing) && (
                  <button
                    type="button"
                    className={linkClass}
                    onClick={() => onSearch(withoutFilters(spec))}
                  >
                    {t('clear')}
                  </button>
                )
              }
            >
              {isFiltered(narrowing) ? t('noneText') : undefined}
            </EmptyState>
          ) : (
            <Rows
              {...props}
              rows={rows}
              pageCount={pages.length}
              total={pages[0]?.total ?? undefined}
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
        things={things}
        onClose={() => setOpen(undefined)}
        onDone={() => setChosen({})}
      />
    </>
  )
}

type ChosenAction = { choice: BulkChoice; ids: readonly string[] }

type RowsProps<Row> = ConsoleListProps<Row> & {
  rows: Row[]
  pageCount: number
  total: number | undefined
  chosen: RowSelectionState
  onChoose: (chosen: RowSelectionState) => void
  onAction: (action: ChosenAction) => void
}

function Rows<Row extends object>(props: RowsProps<Row>) {
  const { spec, search, onSearch, query, rows, rowKey, rowName, pageCount } = props
  const t = useTranslations('lists')
  const language = useLanguage()
  // A list that is not counted is known once all of it is loaded.
  const counted = props.total ?? (query.hasNextPage ? undefined : rows.length)
  const total = counted === undefined ? undefined : totalText(counted, language)
  const may = useMay()
  const choices = props.bulk?.filter(({ needs }) => may(needs)) ?? []
  const bulk = choices.length > 0 ? choices : undefined
  const { chosen, onChoose, onAction } = props
  // Rows that a filter has taken off the list are not acted on.
  const ids = rows.map(rowKey).filter((id) => chosen[id])
  return (
    <>
      {(bulk || total) && (
        <SelectionBar
          count={ids.length}
          shownRows={rows.length}
          total={total}
          bulk={bulk ?? []}
          onAll={() =>
            onChoose(Object.fromEntries(rows.map((row) => [rowKey(row), true as const])))
          }
          onNone={() => onChoose({})}
          onAction={(choice) => onAction({ choice, ids })}
        />
      )}
      <ConsoleTable
        caption={props.caption}
        columns={props.columns.filter(({ key }) => !hiddenColumns(search).includes(key))}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        rowPage={props.rowPage}
        rowActions={props.rowActions}
        hasMenu={props.hasMenu}
        sort={search.sort ?? spec.sorts[0].value}
        onSort={(sort) => onSearch({ sort: sort === spec.sorts[0].value ? undefined : sort })}
        selection={bulk && { chosen, onChange: onChoose }}
      />
      <ShowMore
        query={query}
        shown={rows.length}
        total={total}
        isLong={pageCount > 1}
        things={t(`things.${spec.list}`)}
      />
    </>
  )
}

/** '66'; '1,000+' if there are more than are counted. */
function totalText(total: number, language: Language): string {
  return total > MOST_COUNTED_ROWS
    ? `${formatCount(MOST_COUNTED_ROWS, language)}+`
    : formatCount(total, language)
}

type SelectionBarProps = {
  count: number
  shownRows: number
  total: string | undefined
  bulk: readonly BulkChoice[]
  onAll: () => void
  onNone: () => void
  onAction: (choice: BulkChoice) => void
}

/**
 * How many rows there are; once some are selected, how many, and what can be done to them, which stays in view while
 * the list scrolls. It has one height, so that a selection moves nothing.
 */
function SelectionBar(props: SelectionBarProps) {
  const { count, shownRows, total, bulk, onAll, onNone, onAction } = props
  const t = useTranslations('lists')
  const language = useLanguage()
  const shown = (number: number) => formatCount(number, language)
  const tooMany =
    count > MAX_BULK_ROWS ? t('select.tooMany', { shown: shown(MAX_BULK_ROWS) }) : undefined
  return (
    <div
      className={classNames(
        'flex h-12 items-center gap-2 overflow-x-auto whitespace-nowrap text-sm',
        count > 0 && 'sticky top-16 z-10 bg-paper',
      )}
    >
      <span aria-live="polite" className="text-muted tabular-nums">
        {count > 0
          ? t('select.some', { count, shown: shown(count) })
          : total && t('inTotal', { shown: total })}
      </span>
      {count > 0 && (
        <fieldset aria-label={t('select.bar')} className="contents">
          {bulk.map((choice) => (
            <Button
              key={choice.action}
              className={choice.danger ? 'px-3 text-red' : 'px-3'}
              aria-haspopup="dialog"
              disabledReason={tooMany}
              onClick={() => onAction(choice)}
            >
              {t(`action.${choice.action}`)}
            </Button>
          ))}
          {count < shownRows && (
            <Button variant="ghost" className="px-3" onClick={onAll}>
              {t('select.shown', { shown: shown(shownRows) })}
            </Button>
          )}
          <Button variant="ghost" className="px-3" onClick={onNone}>
            {t('select.clear')}
          </Button>
        </fieldset>
      )}
    </div>
  )
}
