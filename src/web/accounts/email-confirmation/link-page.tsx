import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { AccountPage } from '../account-page.tsx'

type LinkPageProps = {
  title: string
  /** What the button does. */
  lead: ReactNode
  button: string
  busyLabel: string
  /** Uses the link; throws an ApiError with status 410 when it no longer works. */
  onUse: () => Promise<void>
  done: ReactNode
  gone: ReactNode
}

/**
 * The page of a link from an email. Programs that check mail open links too, so it does something only
 * when a person presses the button.
 */
export function LinkPage({ title, lead, button, busyLabel, onUse, done, gone }: LinkPageProps) {
  const [end, setEnd] = useState<'done' | 'gone'>()
  const { busy, run } = useAction()
  const use = () =>
    run('use', async () => {
      try {
        await onUse()
        setEnd('done')
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 410)) throw error
        setEnd('gone')
      }
    })
  return (
    <AccountPage title={title} lead={end ? undefined : lead}>
      <div aria-live="polite" className="flex flex-col items-start gap-4">
        {end === undefined && (
          <Button
            variant="primary"
            size="large"
            busy={busy === 'use'}
            busyLabel={busyLabel}
            onClick={use}
          >
            {button}
          </Button>
        )}
        {end === 'done' && done}
        {end === 'gone' && gone}
      </div>
    </AccountPage>
  )
}
