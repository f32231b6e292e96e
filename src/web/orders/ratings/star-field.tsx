import { Star } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'

/** What each number of stars says. */
const words = ['Bad', 'Poor', 'All right', 'Good', 'Very good']

type StarFieldProps = {
  legend: string
  /** '' or '1' to '5'. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** One to five stars: a group of radio buttons, moved through by arrow keys. */
export function StarField({ legend, value, onChange, error }: StarFieldProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {words.map((word, at) => {
            const stars = at + 1
            return (
              <label
                key={word}
                className="relative flex size-11 cursor-pointer items-center justify-center rounded-field has-focus-visible:outline-2"
              >
                <input
                  type="radio"
                  name={`${id}-stars`}
                  value={stars}
                  checked={value === String(stars)}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                  onChange={() => onChange(String(stars))}
                />
                <span className="sr-only">
                  {stars === 1 ? '1 star' : `${stars} stars`}: {word}
                </span>
                <Star
                  aria-hidden="true"
                  className={classNames(
                    'size-7',
                    stars <= Number(value) ? 'fill-current text-amber' : 'text-edge',
                  )}
                />
              </label>
            )
          })}
        </div>
        <p aria-hidden="true" className="text-sm text-muted">
          {words[Number(value) - 1]}
        </p>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
