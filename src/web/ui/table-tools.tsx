import { Search } from 'lucide-react'
import { SelectField } from './select-field.tsx'
import type { Column, Sort } from './table-view.ts'
import { TextField } from './text-field.tsx'

type TableToolsProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  query: string
  sort: Sort | undefined
  total: number
  onSearch: (query: string) => void
  onSort: (sort: Sort | undefined) => void
}

/** Search for every size; on phones also the sort order, for the column heads are gone there. */
export function TableTools<Row>({
  caption,
  columns,
  query,
  sort,
  total,
  onSearch,
  onSort,
}: TableToolsProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {columns.some((column) => column.searchBy) && (
        <div className="w-full md:w-80">
          <TextField
            label={`Search ${caption}`}
            hideLabel
            type="search"
            placeholder="Search"
            start={<Search className="size-4" />}
            value={query}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        </div>
      )}
      {sortable.length > 0 && (
        <div className="flex-1 md:hidden">
          <SelectField
            label="Sort by"
            hideLabel
            placeholder="Sort by"
            value={sort?.key ?? ''}
            options={sortable.map(({ key, header }) => ({
              value: key,
              label: `By ${header.toLowerCase()}`,
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
      <p aria-live="polite" className="text-sm tabular-nums text-muted md:ms-auto">
        {total === 1 ? '1 row' : `${total} rows`}
      </p>
    </div>
  )
}
