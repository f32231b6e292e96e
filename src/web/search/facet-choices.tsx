import { type ReactNode, useState } from 'react'
import type { FacetValue } from '../listings/card-phone.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { CountedCheckbox, Pill } from '../ui/form/choice-fields.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { useFilterTexts } from './filter-texts.ts'

type FilterGroupProps = {
  title: string
  children: ReactNode
}

/** One kind of filter under its name. */
export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

type FacetPillsProps = {
  values: readonly FacetValue[]
  chosen: readonly string[] | undefined
  /** Shorter label; `label` otherwise. */
  words?: (value: FacetValue) => ReactNode
  onToggle: (value: string) => void
  className?: string
}

/** A few values with their counts, side by side. */
export function FacetPills({ values, chosen = [], words, onToggle, className }: FacetPillsProps) {
  return (
    <div className={classNames('mt-1 flex flex-wrap gap-2', className)}>
      {withChosen(values, chosen).map((value) => (
        <Pill
          key={value.value}
          count={value.count}
          checked={chosen.includes(value.value)}
          onToggle={() => onToggle(value.value)}
        >
          {words ? words(value) : value.label}
        </Pill>
      ))}
    </div>
  )
}

type FacetListProps = {
  things: 'brands' | 'models' | 'prices'
  values: readonly FacetValue[]
  chosen: readonly string[] | undefined
  onToggle: (value: string) => void
}

/** In sight before 'Show all'; and from how many on a list can be searched. */
const SHORT = 7
const LONG = 14

/** Many values with their counts: the first few and the chosen ones, the others on request. */
export function FacetList({ things, values, chosen = [], onToggle }: FacetListProps) {
  const { t, shown: formatShown } = useFilterTexts()
  const [all, setAll] = useState(false)
  const [find, setFind] = useState('')
  const listed = withChosen(values, chosen)
  const wanted = find.trim().toLowerCase()
  const shown = all
    ? listed.filter(({ value, label = value }) => label.toLowerCase().includes(wanted))
    : listed.filter(({ value }, index) => index < SHORT || chosen.includes(value))
  return (
    <>
      {all && listed.length > LONG && (
        <TextField
          type="search"
          label={t(`list.find.${things}`)}
          hideLabel
          placeholder={t(`list.find.${things}`)}
          autoComplete="off"
          className="my-1"
          value={find}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
      )}
      <div className={all ? 'max-h-80 overflow-y-auto overscroll-contain ps-1 -ms-1' : undefined}>
        {shown.map(({ value, label = value, count }) => (
          <CountedCheckbox
            key={value}
            label={label}
            count={count}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
        {shown.length === 0 && <p className="py-3 text-sm text-muted">{t('list.none')}</p>}
      </div>
      {listed.length > SHORT && (
        <button
          type="button"
          className={classNames(buttonClass({ variant: 'link' }), 'text-sm')}
          aria-expanded={all}
          onClick={() => {
            setAll(!all)
            setFind('')
          }}
        >
          {all ? t('list.fewer') : t(`list.all.${things}`, { shown: formatShown(listed.length) })}
        </button>
      )}
    </>
  )
}

/** What is chosen stays in the list when nothing fits it anymore. */
function withChosen(
  values: readonly FacetValue[],
  chosen: readonly string[],
): readonly FacetValue[] {
  const missing = chosen.filter((one) => !values.some(({ value }) => value === one))
  if (missing.length === 0) return values
  return [...values, ...missing.map((one) => ({ value: one, label: one, count: 0 }))]
}
