import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { PageMessage } from '../shell/page-states.tsx'
import { Button } from '../ui/button.tsx'

type AccountPageProps = {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** The alternative, such as a link to the sign-up, below the form. */
  below?: ReactNode
  /** Next to the form where there is room; decorative. */
  picture?: string
  /** Text on the picture. */
  promise?: ReactNode
}

/**
 * Layout of login, sign-up and password pages, and of those that links in emails open: one narrow column, with a
 * picture next to it on wide screens.
 */
export function AccountPage(props: AccountPageProps) {
  const { title, lead, children, below, picture = '/art/slide-safe.svg', promise } = props
  return (
    <div className="page-width grid items-start gap-12 py-10 md:py-14 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-20">
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 lg:mx-0">
        <header>
          <h1 className="text-xl">{title}</h1>
          {lead && <p className="mt-2 text-pretty text-muted">{lead}</p>}
        </header>
        {children}
        {below && <div className="border-t border-hairline pt-4 text-muted">{below}</div>}
      </div>
      <aside className="sticky top-24 overflow-hidden rounded-box bg-sand max-lg:hidden">
        <img src={picture} alt="" width={1200} height={800} className="h-auto w-full" />
        {promise && <p className="p-8 text-lg font-semibold text-balance">{promise}</p>}
      </aside>
    </div>
  )
}

type LinkPageProps = {
  title: string
  /** What the button does. */
  lead: ReactNode
  button: string
  busyLabel: string
  /** Uses the link; throws an ApiError with status 410 when it no longer works. */
  onUse: () => Promise<void>
  done: ReactNode
  /** What a link that no longer works shows in place of the page. */
  gone: Gone
}

type Gone = { title: string; text: string; action: ReactNode }

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
  if (end === 'gone')
    return (
      <PageMessage role="alert" title={gone.title} actions={gone.action}>
        {gone.text}
      </PageMessage>
    )
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
      </div>
    </AccountPage>
  )
}
