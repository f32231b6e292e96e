import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldWords } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = ComponentProps<'select'> &
  FieldWords & {
    options: readonly SelectOption[]
    /** An empty first choice, such as 'Choose a brand'. */
    placeholder?: string
  }

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    help,
    error,
    optional,
    hideLabel,
    options,
    placeholder,
    id,
    className,
    ...select
  } = props
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(control) => (
        <div className={classNames('control-box', className)}>
          <select {...select} {...control} className="control appearance-none pe-10">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute end-3 size-4 text-muted" />
        </div>
      )}
    </Field>
  )
}
