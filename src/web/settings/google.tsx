import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { accountQueries } from '../accounts/queries.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { linkClass } from '../ui/link.tsx'
import { toast } from '../ui/toaster.tsx'
import { securityEventsQuery } from './devices.tsx'
import type { SectionProps } from './section-props.ts'

const failures: Record<string, string> = {
  access_denied: 'You canceled at Google. Nothing was changed.',
  account_already_linked_to_different_user:
    'This Google account is already linked to another account here. Choose another one.',
  unable_to_link_account: 'This Google account could not be linked. Try again.',
}

/** The Google account that logs in to the viewer's account. */
export function LinkedGoogle({ api }: SectionProps) {
  const queryClient = useQueryClient()
  const [confirm, confirmDialog] = useConfirm()
  const { busy, run } = useAction()
  const outcome = useOutcome()

  const link = () =>
    run('link', async () => {
      const { url } = await api.post('/api/auth/link-social')
      location.assign(url)
    })
  async function unlink() {
    const what = 'You can no longer log in with your Google account.'
    if (!(await confirm({ what, action: 'Unlink Google', danger: true }))) return
    await run('unlink', async () => {
      await api.delete('/api/auth/google')
      toast.success('Google account unlinked')
      await Promise.all(
        [accountQueries.loginMethods(api), securityEventsQuery(api)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Log in with Google instead of your password. The Google account can have another email
        address; yours here stays the same.
      </p>
      <Loaded query={useQuery(accountQueries.loginMethods(api))} caption="Google account">
        {({ google, googleEmail, password, passkey }) => (
          <>
            {google && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="break-all">{googleEmail ?? 'A Google account'}</strong>
                <Badge tone="good">Linked</Badge>
              </p>
            )}
            {google && !password && !passkey ? (
              <p className="max-w-prose text-pretty">
                Google is your only way to log in. To unlink it,{' '}
                <Link to={pages.settings()} hash="password" className={linkClass}>
                  set a password
                </Link>{' '}
                or add a passkey first.
              </p>
            ) : google ? (
              <Button
                className="self-start"
                busy={busy === 'unlink'}
                busyLabel="Unlinking"
                onClick={unlink}
              >
                Unlink
              </Button>
            ) : (
              <Button
                className="self-start"
                busy={busy === 'link'}
                busyLabel="Opening Google"
                onClick={link}
              >
                Link a Google account
              </Button>
            )}
            {!google && <FormError title={outcome} />}
          </>
        )}
      </Loaded>
      {confirmDialog}
    </>
  )
}

/** Why linking failed, when Google has just sent the person back here. */
function useOutcome(): string | undefined {
  const ready = useHydrated()
  if (!ready) return
  const search = new URLSearchParams(location.search)
  if (search.get('google') !== 'failed') return
  const code = search.get('error') ?? ''
  return failures[code.toLowerCase()] ?? 'Google could not be linked. Try again.'
}
