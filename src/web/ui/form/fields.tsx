import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Field, FieldError, type FieldTexts } from './field.tsx'

type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Inside the field at its start: a currency sign, a search icon. */
    start?: ReactNode
    /** Inside the field at its end: a unit, a button. */
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

type TextareaFieldProps = ComponentProps<'textarea'> & FieldTexts

/**
 * Grows with its content. With a `maxLength` and a controlled value it shows how many characters
 * are left.
 */
export function TextareaField(props: TextareaFieldProps) {
  const { label, help, error, optional, hideLabel, id, className, ...textarea } = props
  const room = roomLeft(textarea.value, textarea.maxLength)
  const helpWithRoom =
    room === undefined ? (
      help
    ) : (
      <>
        {help} {room} characters left
      </>
    )

  return (
    <Field {...{ label, help: helpWithRoom, error, optional, hideLabel, id }}>
      {(control) => (
        <div className={classNames('control-box', className)}>
          <textarea
            rows={4}
            {...textarea}
            {...control}
            className="control field-sizing-content max-h-96 min-h-28 py-2.5"
          />
        </div>
      )}
    </Field>
  )
}

function roomLeft(value: TextareaFieldProps['value'], maxLength: number | undefined) {
  if (typeof value === 'string' && maxLength !== undefined) return maxLength - value.length
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  error?: string | undefined
}

export function CheckboxField({
  label,
  error,
  id: givenId,
  className,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-muted"
      >
        <input
          {...input}
          id={id}
          type="checkbox"
          className="checkbox tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="flex-1">{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
