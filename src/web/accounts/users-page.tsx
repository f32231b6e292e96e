import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Api, User } from '../api/index.ts'
import { DashboardHeader, usePageTitle } from '../dashboard/dashboard-header.tsx'
import { roleLabel } from '../dashboard/dashboard-page.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard, useMay } from '../dashboard/use-dashboard.ts'
import { useAction } from '../forms/use-action.ts'
import { OverviewList } from '../moderation/overview-list.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import type { Column } from '../ui/data-table/data-table.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import type { AccountSearch } from './account-list-queries.ts'
import { AccountTools, type OnAccountSearch } from './account-tools.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { SecurityLogDrawer } from './security-log-drawer.tsx'

/** Id of the name in a row, which describes the row's buttons. */
function userNameId(user: User) {
  return `user-${user._id}`
}

const userColumns: readonly Column<User>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: (user) => (
      <span className="flex items-center gap-3">
        <Avatar name={user.name} src={user.photoURL ?? undefined} size="small" />
        <span className="flex min-w-0 flex-col wrap-anywhere md:min-w-44">
          <span id={userNameId(user)}>{user.name}</span>
          <Email address={user.email} />
        </span>
      </span>
    ),
  },
  {
    key: 'role',
    header: 'Role',
    cell: (user) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{roleLabel(user)}</Badge>
        {user.banned && <Badge tone="danger">Banned</Badge>}
      </span>
    ),
  },
  {
    key: 'joined',
    header: 'Joined',
    cell: (user) => <Moment at={user.createdAt} />,
  },
]

/** May wrap after the at sign. */
function Email({ address }: { address: string }) {
  const index = address.indexOf('@') + 1
  return (
    <span className="text-sm font-normal text-muted">
      {address.slice(0, index)}
      <wbr />
      {address.slice(index)}
    </span>
  )
}

type UserAction = 'promote' | 'remove' | 'unban'

type UserActionsProps = {
  api: Pick<Api, 'put' | 'delete'>
  /** Reloads the lists. */
  refresh: () => Promise<void>
}

/** An admin's actions on an account, each with a confirmation and a toast. */
function useUserActions({ api, refresh }: UserActionsProps) {
  const [confirm, dialog] = useConfirm()
  const { busy, run: start } = useAction()

  const work: Record<UserAction, (user: User) => Promise<string | undefined>> = {
    async promote({ _id }) {
      const { modifiedCount } = await api.put('/api/users/{user}', { path: { user: _id } })
      return modifiedCount > 0 ? 'Added to admin panel' : undefined
    },
    async remove({ _id }) {
      const { deletedCount } = await api.delete('/api/users/{user}', { path: { user: _id } })
      return deletedCount > 0 ? 'User deleted successfully' : undefined
    },
    async unban({ _id, name }) {
      await api.delete('/api/bans/{user}', { path: { user: _id } })
      return `${name} can log in again`
    },
  }

  async function run(name: UserAction, user: User) {
    if (!(await confirm(questions[name](user)))) return
    await start(`${name} ${user._id}`, async () => {
      const done = await work[name](user)
      if (done) toast.success(done)
      else toast('Someone else already changed this.')
      await refresh()
    })
  }

  const ban = async ({ _id, name }: User, reason: string) => {
    await api.put('/api/bans/{user}', { path: { user: _id }, body: { reason } })
    toast.success(`${name} is banned`)
    await refresh()
  }

  const isBusy = (name: UserAction, user: User) => busy === `${name} ${user._id}`
  return { run, ban, dialog, isBusy }
}

type Question = { what: ReactNode; action: string; danger?: boolean }

const questions: Record<UserAction, (user: User) => Question> = {
  promote: ({ name, email }) => ({
    what: (
      <>
        <Who name={name} email={email} /> will be able to see, promote, ban and delete every user,
        and to remove listings. Admins can’t buy or sell: their phones are withdrawn and open
        bookings are canceled.
      </>
    ),
    action: 'Make admin',
  }),
  remove: ({ name, email }) => ({
    what: (
      <>
        The account of <Who name={name} email={email} /> is deleted and logged out at once. Their
        phones are withdrawn and open bookings are canceled; finished orders are kept. This cannot
        be undone.
      </>
    ),
    action: 'Delete user',
    danger: true,
  }),
  unban: ({ name, email }) => ({
    what: (
      <>
        <Who name={name} email={email} /> can log in again. Their withdrawn phones stay withdrawn.
      </>
    ),
    action: 'Unban',
  }),
}

function Who({ name, email }: { name: string; email: string }) {
  return (
    <>
      <strong className="text-ink">{name}</strong> ({email})
    </>
  )
}

type UsersTableProps = UsersPageProps & {
  api: Api
  caption: string
  refresh: () => Promise<void>
}

function UsersTable(props: UsersTableProps) {
  const { api, query, caption, search, onSearch, isOneRole, empty, refresh } = props
  const { run, ban, dialog, isBusy } = useUserActions({ api, refresh })
  const [banning, setBanning] = useState<User>()
  const [inspected, setInspected] = useState<User>()

  const may = useMay()

  /** Accounts of staff are changed by those who manage staff. */
  const mayChange = (user: User) => user.role !== 'admin' || may('manageStaff')

  function actions(user: User) {
    // The accessible name stays the visible label; the user's name is the description.
    const about = { 'aria-describedby': userNameId(user) }
    return (
      // At least two beside each other: four below each other would make each row tall.
      <div className="flex min-w-48 flex-wrap justify-end gap-1">
        {user.role !== 'admin' && may('manageStaff') && (
          <Button
            {...about}
            busy={isBusy('promote', user)}
            className="px-3"
            onClick={() => run('promote', user)}
          >
            Admin
          </Button>
        )}
        {may('secureAccounts') && mayChange(user) && (
          <Button
            {...about}
            variant="ghost"
            className="px-3"
            aria-haspopup="dialog"
            onClick={() => setInspected(user)}
          >
            Security log
          </Button>
        )}
        {may('seeAuditLog') && (
          <Link
            {...about}
            to={pages.auditLogAbout(user._id)}
            preload={false}
            className={`${buttonClass({ variant: 'ghost' })} px-3`}
          >
            Audit log
          </Link>
        )}
        {may('banAccounts') && mayChange(user) && (
          <Button
            {...about}
            variant="ghost"
            className="px-3"
            busy={isBusy('unban', user)}
            aria-haspopup={user.banned ? undefined : 'dialog'}
            onClick={() => (user.banned ? run('unban', user) : setBanning(user))}
          >
            {user.banned ? 'Unban' : 'Ban'}
          </Button>
        )}
        {may('deleteAccounts') && (
          <Button
            {...about}
            variant="ghost"
            className="px-3 text-red"
            busy={isBusy('remove', user)}
            onClick={() => run('remove', user)}
          >
            Delete
          </Button>
        )}
      </div>
    )
  }

  return (
    <>
      <Loaded query={query} caption={caption}>
        {({ pages: loaded }) => (
          <OverviewList
            caption={caption}
            things="accounts"
            columns={userColumns}
            rows={loaded.flatMap(({ items }) => items)}
            rowKey={(user) => user._id}
            rowActions={actions}
            isFiltered={Boolean(search.q || search.banned || (search.role && !isOneRole))}
            empty={empty}
            hint="Check the spelling, or choose another filter."
            onClear={() => onSearch({ q: undefined, role: undefined, banned: undefined })}
            query={query}
            pageCount={loaded.length}
          />
        )}
      </Loaded>
      <BanDialog
        person={banning}
        onClose={() => setBanning(undefined)}
        onBan={async (reason) => {
          if (banning) await ban(banning, reason)
          setBanning(undefined)
        }}
      />
      <SecurityLogDrawer api={api} user={inspected} onClose={() => setInspected(undefined)} />
      {dialog}
    </>
  )
}

type UsersPageProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: User[] }>>
  search: AccountSearch
  onSearch: OnAccountSearch
  /** The role is not one of the filters: everyone in the list has the same. */
  isOneRole?: boolean
  /** Shown when there is no account. */
  empty: string
}

/** All three lists of accounts use this page. */
export function UsersPage({ lead, ...list }: UsersPageProps & { lead: ReactNode }) {
  const { api, refresh } = useDashboard()
  const caption = usePageTitle().toLowerCase()
  return (
    <>
      <DashboardHeader lead={lead} />
      <AccountTools {...list} caption={caption} />
      <UsersTable {...{ ...list, api, caption, refresh }} />
    </>
  )
}
