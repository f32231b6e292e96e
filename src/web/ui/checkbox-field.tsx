import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { countWords } from './pill.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** How many results stand behind this choice; part of its name. */
  count?: number | undefined
  error?: string | undefined
}

export function CheckboxField({
  label,
  count,
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
        {count !== undefined && (
          <span className="text-sm tabular-nums text-muted">{countWords(count)}</span>
        )}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
