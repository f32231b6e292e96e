import type { ReactNode } from 'react'
import type { NotificationSettings } from '../api/index.ts'
import { CheckboxField } from '../ui/fields.tsx'
import { useHydrated } from '../ui/hooks.ts'
import { useChoices } from './use-choices.ts'

/** A line for each kind, with the ways it can come. */
export function KindSwitches({ settings }: { settings: NotificationSettings }) {
  const ready = useHydrated()
  const { kinds, messageMails, choose, chooseMessageMails } = useChoices(settings)
  return (
    <div className="divide-y divide-hairline border-y border-hairline" inert={!ready}>
      {kinds.map(({ kind, label, shown, mailed }) => (
        <Line key={kind} label={label}>
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
        </Line>
      ))}
      <Line label="Messages" note="A mail comes once a message has waited unread for five minutes.">
        <span className="text-sm text-muted">Always on this site</span>
        <CheckboxField
          label="By mail"
          checked={messageMails}
          onChange={({ target }) => chooseMessageMails(target.checked)}
        />
      </Line>
    </div>
  )
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-2 items-center gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem]">
      {/* A legend takes no part in a grid: it is shown by the line beside it. */}
      <legend className="sr-only">{label}</legend>
      <div className="max-sm:col-span-2 max-sm:pt-2">
        <p aria-hidden="true" className="font-medium">
          {label}
        </p>
        {note && <p className="text-sm text-pretty text-muted">{note}</p>}
      </div>
      {children}
    </fieldset>
  )
}
