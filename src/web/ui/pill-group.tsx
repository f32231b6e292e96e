import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type PillChoice = { value: string; label: ReactNode }

type PillGroupProps = {
  /** The question, as the group's legend. */
  legend: ReactNode
  name: string
  choices: readonly PillChoice[]
  value: string
  onChange: (value: string) => void
  optional?: boolean
  error?: string | undefined
  /** Stands after the choices, in their row. */
  children?: ReactNode
}

/** One of a few, all in sight, chosen with one press. */
export function PillGroup(props: PillGroupProps) {
  const { legend, name, choices, value, onChange, optional, error, children } = props
  const errorId = useId()
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">
        {legend}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
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
