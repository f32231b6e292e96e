import { useInfiniteQuery } from '@tanstack/react-query'
import type { Api, User } from '../api/index.ts'
import { pagedQuery } from '../api/paged.ts'
import { SecurityEvents } from '../settings/security/security-log.tsx'
import { Drawer } from '../ui/dialog.tsx'

type SecurityLogDrawerProps = { api: Api; user: User | undefined; onClose: () => void }

/** The security log of an account, for an admin; each look at it is in the audit log. */
export default function SecurityLogDrawer({ api, user, onClose }: SecurityLogDrawerProps) {
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
  const path = `/api/security-events/${user._id}` as '/api/security-events/{user}'
  const query = useInfiniteQuery({
    ...pagedQuery(path, api, ['security-events', user._id]),
    // Each reading is recorded, so it happens when the admin opens it and not again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">
        Sign-ins, failures and changes of the last 180 days. The audit log records that you looked.
      </p>
      <SecurityEvents query={query} empty="Nothing in the last 180 days." />
    </div>
  )
}
