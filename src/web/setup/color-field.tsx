import { Field } from '../ui/form/fields.tsx'

type ColorFieldProps = {
  label: string
  name: string
  value: string
  error: string | undefined
  disabled: boolean
  help: string
  onChange: (event: { currentTarget: HTMLInputElement }) => void
}

/** A swatch that opens the color picker of the browser, with the code beside it. */
export function ColorField({ label, error, help, ...input }: ColorFieldProps) {
  return (
    <Field label={label} error={error} help={help}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...input}
            {...control}
            type="color"
            className="h-11 w-16 cursor-pointer rounded-field border border-edge bg-raised p-1"
          />
          <span dir="ltr" className="text-sm tabular-nums">
            {input.value}
          </span>
        </div>
      )}
    </Field>
  )
}
