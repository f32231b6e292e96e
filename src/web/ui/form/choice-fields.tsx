import { type ComponentProps, type ReactNode, useId } from 'react'
import { formatCount } from '../../../shared/quantities.ts'
import { classNames } from '../class-names.ts'
import { useLanguage, useTranslations } from '../text.ts'
import { FieldError } from './fields.tsx'

type PillProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  children: ReactNode
  /** Number of results for this choice; part of its name. */
  count?: number | undefined
  onToggle: () => void
}

/** A checkbox styled as a toggle button, in a row of visible choices. */
export function Pill({ children, count, onToggle, ...input }: PillProps) {
  const language = useLanguage()
  return (
    <label className="pill">
      <input {...input} type="checkbox" onChange={onToggle} />
      {children}
      {count !== undefined && <small>{formatCount(count, language)}</small>}
    </label>
  )
}

type CountedCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** Number of results for this choice; part of its name. */
  count: number
}

/** One of the many choices of a filter: a line with its count at the end. */
export function CountedCheckbox({ label, count, ...input }: CountedCheckboxProps) {
  const language = useLanguage()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input {...input} type="checkbox" className="checkbox tick" />
      {label}
      <small className="ms-auto shrink-0 text-sm text-muted tabular-nums">
        {formatCount(count, language)}
      </small>
    </label>
  )
}

type PillChoice = { value: string; label: ReactNode }

type PillGroupProps = {
  /** The question, as the group's legend. */
  legend: ReactNode
  name: string
  choices: readonly PillChoice[]
  value: string
  onChange: (value: string) => void
  optional?: boolean
  error?: string | undefined
  /** After the choices, in the same row. */
  children?: ReactNode
}

/** Radio buttons styled as a row of pills. */
export function PillGroup(props: PillGroupProps) {
  const { legend, name, choices, value, onChange, optional, error, children } = props
  const t = useTranslations('shell')
  const errorId = useId()
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">
        {legend}
        {optional && <span className="font-normal text-muted">{` ${t('optional')}`}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="pill">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
        {children}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

type Choice = { value: string; label: string; help?: ReactNode; icon?: ReactNode }

type ChoiceFieldProps = {
  /** The question, as the group's legend. */
  legend: string
  name: string
  choices: readonly Choice[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  error?: string | undefined
}

const narrow = 'grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]'
/** A sentence in a narrow column is hard to read. */
const wide = 'grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]'

/** Radio buttons styled as cards. */
export function ChoiceField({
  legend,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  error,
}: ChoiceFieldProps) {
  const id = useId()
  const explained = choices.some(({ help }) => help)
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className={classNames('grid gap-2', explained ? wide : narrow)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-edge bg-raised p-3 has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="radio tick"
              name={name}
              value={choice.value}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === choice.value
              }
              onChange={() => onChange?.(choice.value)}
            />
            <span className="flex-1">
              <span className="flex items-center gap-2 font-medium">
                {choice.icon}
                {choice.label}
              </span>
              {choice.help && <span className="block text-sm text-muted">{choice.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
