import type { LucideIcon } from 'lucide-react'

type IconRadiosProps<Value extends string> = {
  legend: string
  name: string
  choices: readonly { value: Value; label: string; Icon: LucideIcon }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A few choices in a row, each an icon with a name for screen readers and as its tooltip. */
export function IconRadios<Value extends string>(props: IconRadiosProps<Value>) {
  const { legend, name, choices, value: chosen, onChoose } = props
  return (
    <fieldset className="icon-radios">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} title={label} className="icon-radio">
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <Icon className="size-4" />
        </label>
      ))}
    </fieldset>
  )
}
