import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts } from './fields.tsx'

type SelectOption = { value: string; label: string; disabled?: boolean }
type SelectGroup = { group: string; options: readonly SelectOption[] }

type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly (SelectOption | SelectGroup)[]
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
          <select {...select} {...control} className="control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) =>
              'group' in option ? (
                <optgroup key={option.group} label={option.group}>
                  {option.options.map(asOption)}
                </optgroup>
              ) : (
                asOption(option)
              ),
            )}
          </select>
          <ChevronDown className="select-arrow" />
        </div>
      )}
    </Field>
  )
}

function asOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={label} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
