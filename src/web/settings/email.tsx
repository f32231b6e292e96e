import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { CodeForm } from '../accounts/email-confirmation/code-form.tsx'
import { EmailForm } from '../accounts/email-confirmation/email-form.tsx'
import { emailQuery } from '../accounts/email-confirmation/queries.ts'
import { accountQueries } from '../accounts/queries.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section.ts'

export function Email({ api, config }: SectionProps) {
  const { data: methods } = useQuery(accountQueries.signInMethods(api))
  return (
    <Loaded query={useQuery(emailQuery(api))} caption="email address">
      {({ email, isConfirmed, mustConfirm, pending }) => (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="break-all">{email}</strong>
            {isConfirmed && <Badge tone="good">Confirmed</Badge>}
            {mustConfirm && <Badge tone="waiting">Not confirmed</Badge>}
          </p>
          {pending?.isChange && <PendingChange api={api} pending={pending} />}
          {mustConfirm && !pending?.isChange && (
            <CodeForm api={api} email={email} onDone={() => {}} />
          )}
          {methods?.password === false ? (
            <p className="max-w-prose text-pretty text-muted">
              To change it,{' '}
              <Link to={pages.settings()} hash="password" className={linkClass}>
                set a password
              </Link>{' '}
              first.
            </p>
          ) : (
            <EmailForm api={api} current={email} confirms={config.confirmsEmail} />
          )}
        </>
      )}
    </Loaded>
  )
}

type PendingChangeProps = {
  api: SectionProps['api']
  pending: { email: string; expiresAt: string }
}

function PendingChange({ api, pending: { email, expiresAt } }: PendingChangeProps) {
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const cancel = () =>
    run('cancel', async () => {
      const state = await api.delete('/api/email-confirmation')
      queryClient.setQueryData(emailQuery(api).queryKey, state)
      toast.success('Your email address stays as it was')
    })
  return (
    <div className="flex max-w-xl flex-col gap-4 rounded-box bg-amber-wash p-4 text-sm">
      <p className="text-pretty">
        Enter the code that we sent to <strong className="break-all">{email}</strong> to make it
        your address. It works until <Moment at={expiresAt} />.
      </p>
      <CodeForm api={api} email={email} onDone={() => {}} />
      <div>
        <Button variant="link" busy={busy === 'cancel'} busyLabel="Canceling" onClick={cancel}>
          Keep my present address
        </Button>
      </div>
    </div>
  )
}
