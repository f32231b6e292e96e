import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldWords } from './field.tsx'

type TextFieldProps = ComponentProps<'input'> &
  FieldWords & {
    /** Shown inside the field's start edge: a currency sign, a search icon. */
    start?: ReactNode
    /** Shown inside the field's end edge: a unit, a button. */
    end?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, hideLabel, start, end, id, className, ...input } = props
  return (
    <Field {...{ label, help, error, optional, hideLabel, id }}>
      {(control) => (
        <div className={classNames('control-box', className)}>
          {start && <span className="ps-3 text-muted">{start}</span>}
          <input type="text" {...input} {...control} className="control" />
          {end && <span className="pe-1 text-muted">{end}</span>}
        </div>
      )}
    </Field>
  )
}
