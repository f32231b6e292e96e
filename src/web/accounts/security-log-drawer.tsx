import { useInfiniteQuery } from '@tanstack/react-query'
import { SECURITY_EVENT_RETENTION_DAYS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { apiUrl, pagedQuery } from '../api/client.ts'
import type { Api, User } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { toast } from '../ui/toaster.tsx'
import { SecurityEvents } from './security-events.tsx'

type SecurityLogDrawerProps = { api: Api; user: User | undefined; onClose: () => void }

/** The security log of an account, for an admin; each look at it is in the audit log. */
export function SecurityLogDrawer({ api, user, onClose }: SecurityLogDrawerProps) {
  return (
    <Drawer
      open={user !== undefined}
      onClose={onClose}
      title={user ? `Security log of ${user.name}` : ''}
    >
      {user && <Log api={api} user={user} />}
    </Drawer>
  )
}

function Log({ api, user }: { api: Api; user: User }) {
  const query = useInfiniteQuery({
    ...pagedQuery('/api/security-events/{user}', api, ['security-events', user._id]),
    initialPageParam: apiUrl('/api/security-events/{user}', { user: user._id }),
    // Each reading is recorded, so it happens when the admin opens it and not again automatically.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [confirm, confirmDialog] = useConfirm()
  const { busy, run } = useAction()
  async function logOut() {
    const what = `${user.name} is logged out on every device and can log in again. Do this when someone else may be using the account.`
    if (!(await confirm({ what, action: 'Log out everywhere', danger: true }))) return
    await run('log out', async () => {
      await api.delete('/api/user-sessions/{user}', { path: { user: user._id } })
      toast.success(`${user.name} is logged out everywhere`)
      await query.refetch()
    })
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">
        Logins, failures and changes of the last{' '}
        {formatQuantity(SECURITY_EVENT_RETENTION_DAYS, 'day')}. Your access is recorded in the audit
        log.
      </p>
      <Button
        className="self-start"
        busy={busy === 'log out'}
        busyLabel="Logging out"
        onClick={logOut}
      >
        Log out everywhere
      </Button>
      <SecurityEvents
        query={query}
        empty={`Nothing in the last ${formatQuantity(SECURITY_EVENT_RETENTION_DAYS, 'day')}.`}
      />
      {confirmDialog}
    </div>
  )
}
