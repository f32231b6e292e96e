import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { formatCount } from '../../../shared/quantities.ts'
import { classNames } from '../class-names.ts'
import { useLanguage, useTranslations } from '../text.ts'

/** Common to all fields: label above, help and error below. */
export type FieldTexts = {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** Shows "optional" or another text next to the label; required is the default. */
  optional?: boolean | string | undefined
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
  const t = useTranslations('shell')
  const ownId = useId()
  const id = givenId ?? ownId
  const helpId = `${id}-help`
  const errorId = `${id}-error`

  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium'}>
        {label}
        {optional && (
          <span className="font-normal text-muted">
            {` ${optional === true ? t('optional') : optional}`}
          </span>
        )}
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
  const t = useTranslations('shell')
  const language = useLanguage()
  const room = roomLeft(textarea.value, textarea.maxLength)
  const helpWithRoom =
    room === undefined ? (
      help
    ) : (
      <>
        {help} <span>{t('charactersLeft', { shown: formatCount(room, language) })}</span>
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
