import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** What every field shares. Label above, help below, error under the field in plain words. */
export type FieldWords = {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** Says so beside the label; required is the quiet default. */
  optional?: boolean
  /** Keeps the name for screen readers only, where a picture or a heading already says it. */
  hideLabel?: boolean
}

/** Spread on the input: joins it to its label, help and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldWords & {
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function Field({
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  id: givenId,
  children,
}: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const helpId = `${id}-help`
  const errorId = `${id}-error`

  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': classNames(error && errorId, help !== undefined && helpId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {help !== undefined && (
        <div id={helpId} className="mt-1.5 text-sm text-muted">
          {help}
        </div>
      )}
    </div>
  )
}

/** The live region stands there before the error does, or the error would not be announced. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className="mt-1.5 flex gap-1.5 text-sm text-red">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
