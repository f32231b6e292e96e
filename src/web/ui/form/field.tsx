import CircleAlert from 'virtual:icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** Common to all fields: label above, help and error below. */
export type FieldTexts = {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** Shows "optional" next to the label; required is the default. */
  optional?: boolean
  /** Hides the label visually where a picture or heading already says it. */
  hideLabel?: boolean
}

/** Spread on the input: associates it with its label, help and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
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

/** The live region has to exist before the error, or the error would not be announced. */
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

/** The error of a whole form. Always renders its live region, so that errors are announced. */
export function FormError({
  title,
  children,
}: {
  title?: string | undefined
  children?: ReactNode
}) {
  return (
    <div role="alert">
      {(title || children) && (
        <div className="flex gap-3 rounded-field bg-red-wash p-3 text-sm text-red">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <div>
            {title && <p className="font-semibold">{title}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
