import { Columns3, X } from 'lucide-react'
import { useMay } from '../dashboard/use-dashboard.ts'
import { Button } from '../ui/button.tsx'
import { PopoverButton } from '../ui/data-table/popover-button.tsx'
import { ListSearchField } from '../ui/form/list-search-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useText, useTranslations } from '../ui/text.ts'
import {
  countFilters,
  hiddenColumns,
  type Label,
  type ListSearch,
  type ListSpec,
  listFile,
  type OnListSearch,
} from './list-search.ts'
import { DayFields, DownloadLink, ToolBar } from './tool-bar.tsx'

type ToolsProps = {
  spec: ListSpec
  search: ListSearch
  onSearch: OnListSearch
  /** Names of the filters that this page fixes. */
  fixed: readonly string[]
  columns: readonly { key: string; header: Label }[]
  /** Label of the search field, if it does not search all of the list. */
  searchLabel: string | undefined
}

/**
 * Search, filters, days and order, which are in the URL, and the file with the same rows. On phones a button
 * opens what is not the search.
 */
export function ListTools({ spec, search, onSearch, columns, searchLabel, fixed }: ToolsProps) {
  const t = useTranslations('lists')
  const may = useMay()
  const mayExport = !spec.exportNeeds || may(spec.exportNeeds)
  return (
    <ToolBar
      search={
        <ListSearchField
          label={searchLabel ?? t('search', { things: t(`things.${spec.list}`) })}
          hideLabel
          placeholder={t(`placeholder.${spec.list}`)}
          maxLength={spec.maxQueryLength}
          value={search.q}
          onSearch={(q) => onSearch({ q }, { replace: true })}
        />
      }
      active={countFilters(spec, search, fixed)}
      tools={
        <>
          {mayExport && <DownloadLink href={listFile(spec, search)} />}
          <ColumnChoice {...{ columns, search, onSearch }} />
        </>
      }
    >
      <Filters {...{ spec, search, onSearch, fixed }} />
    </ToolBar>
  )
}

function Filters({ spec, search, onSearch, fixed }: Omit<ToolsProps, 'columns' | 'searchLabel'>) {
  const t = useTranslations('lists')
  const text = useText()
  const choose = (name: string) => (event: { currentTarget: { value: string } }) =>
    onSearch({ [name]: event.currentTarget.value || undefined })
  const inLanguage = (options: readonly { value: string; label: Label }[]) =>
    options.map(({ value, label }) => ({ value, label: label(text) }))
  const [first, ...others] = spec.sorts
  return (
    <>
      {spec.filters
        .filter(({ name }) => !fixed.includes(name))
        .map(({ name, label, any, options }) => (
          <div key={name} className="min-w-36 max-md:flex-1">
            <SelectField
              label={label(text)}
              options={inLanguage(options)}
              hideLabel
              placeholder={any(text)}
              value={search[name] ?? ''}
              onChange={choose(name)}
            />
          </div>
        ))}
      <div className="min-w-36 max-md:flex-1">
        <SelectField
          label={t('sortBy')}
          hideLabel
          placeholder={first.label(text)}
          options={inLanguage(others)}
          value={search.sort ?? ''}
          onChange={choose('sort')}
        />
      </div>
      <DayFields days={search} onChange={onSearch} />
      {search.person && (
        <Button
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ person: undefined })}
        >
          {t('onePerson')}
        </Button>
      )}
    </>
  )
}

/** Which columns are shown, besides the first. A saved view keeps them. */
function ColumnChoice({
  columns,
  search,
  onSearch,
}: Pick<ToolsProps, 'columns' | 'search' | 'onSearch'>) {
  const t = useTranslations('lists')
  const text = useText()
  const hidden = hiddenColumns(search)
  return (
    <PopoverButton label={t('columns')} icon={<Columns3 aria-hidden="true" className="size-4" />}>
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
          {header(text)}
        </label>
      ))}
    </PopoverButton>
  )
}
