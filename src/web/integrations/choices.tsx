import { useId } from 'react'
import { CheckboxField, FieldError } from '../ui/form/fields.tsx'

type Choice = { value: string; label: string }

type ChoicesProps = {
  legend: string
  groups: readonly { title?: string; choices: readonly Choice[] }[]
  /** The values that are chosen, separated by spaces. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Checkboxes with the name that programs use below each label. */
export function Choices({ legend, groups, value, onChange, error }: ChoicesProps) {
  const errorId = useId()
  const chosen = value.split(' ').filter(Boolean)
  const toggle = (one: string, isOn: boolean) =>
    onChange([...chosen.filter((other) => other !== one), ...(isOn ? [one] : [])].join(' '))
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="flex flex-col gap-4">
        {groups.map(({ title, choices }) => (
          <div key={title ?? legend}>
            {title && <p className="text-sm text-muted">{title}</p>}
            <div className="grid gap-x-6 sm:grid-cols-2">
              {choices.map((choice) => (
                <CheckboxField
                  key={choice.value}
                  label={
                    <span className="block py-2">
                      <span className="block text-pretty">{choice.label}</span>
                      <code dir="ltr" className="text-sm text-muted wrap-anywhere">
                        {choice.value}
                      </code>
                    </span>
                  }
                  checked={chosen.includes(choice.value)}
                  onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
