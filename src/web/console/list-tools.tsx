import { Columns3, Download, SlidersHorizontal, X } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import { useMay } from '../dashboard/use-dashboard.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { PopoverButton } from '../ui/data-table/popover-button.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { ListSearchField } from '../ui/form/list-search-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useLanguage, useText, useTranslations } from '../ui/text.ts'
import {
  countFilters,
  hiddenColumns,
  type Label,
  type ListSearch,
  type ListSpec,
  listFile,
  type OnListSearch,
} from './list-search.ts'

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
  const language = useLanguage()
  const may = useMay()
  const mayExport = !spec.exportNeeds || may(spec.exportNeeds)
  const [isOpen, setOpen] = useState(false)
  const filtersId = useId()
  const active = countFilters(spec, search, fixed)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="w-full md:w-auto md:min-w-64 md:flex-1 lg:max-w-md">
        <ListSearchField
          label={searchLabel ?? t('search', { things: t(`things.${spec.list}`) })}
          hideLabel
          placeholder={t(`placeholder.${spec.list}`)}
          maxLength={spec.maxQueryLength}
          value={search.q}
          onSearch={(q) => onSearch({ q }, { replace: true })}
        />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={filtersId}
        className={classNames(buttonClass(), 'px-4 md:hidden')}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {active > 0 ? t('filterWith', { shown: formatCount(active, language) }) : t('filter')}
      </button>
      <div className="ms-auto flex items-center gap-1">
        {mayExport && (
          <a
            href={listFile(spec, search)}
            download
            className={classNames(buttonClass({ variant: 'ghost' }), 'px-3')}
          >
            <Download aria-hidden="true" className="size-4" />
            <span className="max-md:sr-only">{t('download')}</span>
          </a>
        )}
        <ColumnChoice {...{ columns, search, onSearch }} />
      </div>
      <div
        id={filtersId}
        className={classNames(
          'w-full flex-wrap items-center gap-3 md:flex',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        <Filters {...{ spec, search, onSearch, fixed }} />
      </div>
    </div>
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
      <div className="flex gap-3 *:min-w-0 max-md:w-full max-md:flex-col">
        <DayField
          label={t('from')}
          value={search.from ?? ''}
          max={search.to}
          onChange={choose('from')}
        />
        <DayField
          label={t('to')}
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
          {t('onePerson')}
        </Button>
      )}
    </>
  )
}

type DayFieldProps = Pick<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'onChange'>

/** A day, with its label inside of the field: all fields are one row. */
function DayField({ label, ...input }: DayFieldProps & { label: string }) {
  return (
    <TextField
      {...input}
      type="date"
      label={label}
      hideLabel
      start={
        <span aria-hidden="true" className="text-sm">
          {label}
        </span>
      }
    />
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
