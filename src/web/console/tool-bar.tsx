import { Download, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextField } from '../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

type ToolBarProps = {
  search: ReactNode
  /** Whether the search has a long placeholder. */
  isWide?: boolean
  /** At the end of the first line. */
  tools: ReactNode
  /** How many filters are set. */
  active: number
  /** The filters. */
  children: ReactNode
}

/** The search of a list and its filters, which a button opens on phones. */
export function ToolBar({ search, isWide, tools, active, children }: ToolBarProps) {
  const t = useTranslations('lists')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const filtersId = useId()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div
        className={classNames('w-full md:w-auto md:min-w-64 md:flex-1', !isWide && 'lg:max-w-md')}
      >
        {search}
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
      <div className="ms-auto flex items-center gap-1">{tools}</div>
      <div
        id={filtersId}
        className={classNames(
          'w-full flex-wrap items-center gap-3 md:flex',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** A file with the rows of the list; on phones an icon. */
export function DownloadLink({ href }: { href: string }) {
  const t = useTranslations('lists')
  return (
    <a href={href} download className={classNames(buttonClass({ variant: 'ghost' }), 'px-3')}>
      <Download aria-hidden="true" className="size-4" />
      <span className="max-md:sr-only">{t('download')}</span>
    </a>
  )
}

type Days = { from?: string | undefined; to?: string | undefined }

/** The first and the last day, as '2026-01-31', with their labels inside of the fields: all filters are one row. */
export function DayFields({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const t = useTranslations('lists')
  return (
    <div className="flex gap-3 *:min-w-0 max-md:w-full max-md:flex-col">
      <DayField
        label={t('from')}
        value={days.from ?? ''}
        max={days.to}
        onChange={({ currentTarget: { value } }) => onChange({ from: value || undefined })}
      />
      <DayField
        label={t('to')}
        value={days.to ?? ''}
        min={days.from}
        onChange={({ currentTarget: { value } }) => onChange({ to: value || undefined })}
      />
    </div>
  )
}

type DayFieldProps = Pick<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'onChange'>

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
