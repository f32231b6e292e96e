import { CheckboxField } from '../ui/checkbox-field.tsx'
import { useReady } from '../ui/use-ready.ts'
import type { NotificationSettings } from './calls.ts'
import { useChoices } from './use-choices.ts'

/** A line for each kind, with the ways it can come. */
export function KindSwitches({ settings }: { settings: NotificationSettings }) {
  const ready = useReady()
  const { kinds, choose } = useChoices(settings)
  return (
    <div className="divide-y divide-hairline border-y border-hairline" inert={!ready}>
      {kinds.map(({ kind, label, shown, mailed }) => (
        <fieldset
          key={kind}
          className="grid grid-cols-2 items-center gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem]"
        >
          {/* A legend takes no part in a grid: it is shown by the line beside it. */}
          <legend className="sr-only">{label}</legend>
          <p aria-hidden="true" className="font-medium max-sm:col-span-2 max-sm:pt-2">
            {label}
          </p>
          <CheckboxField
            label="On this site"
            checked={shown}
            onChange={({ target }) => choose(kind, { shown: target.checked })}
          />
          <CheckboxField
            label="By mail"
            checked={mailed}
            onChange={({ target }) => choose(kind, { mailed: target.checked })}
          />
        </fieldset>
      ))}
    </div>
  )
}
