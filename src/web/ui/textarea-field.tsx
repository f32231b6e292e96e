import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldWords } from './field.tsx'

type TextareaFieldProps = ComponentProps<'textarea'> & FieldWords

/** Grows with what is typed. With a `maxLength` and a controlled value it says how much room is left. */
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
