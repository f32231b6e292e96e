import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Api, User } from '../api/index.ts'
import { DashboardHeader, usePageTitle } from '../dashboard/dashboard-header.tsx'
import { roleLabels } from '../dashboard/dashboard-page.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
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
    sortBy: (user) => user.name,
    searchBy: (user) => `${user.name} ${user.email}`,
    cell: (user) => (
      <span className="flex items-center gap-3">
        <Avatar name={user.name} src={user.photoURL ?? undefined} size="small" />
        <span className="flex min-w-0 flex-col wrap-anywhere">
          <span id={userNameId(user)}>{user.name}</span>
          <Email address={user.email} />
        </span>
      </span>
    ),
  },
  {
    key: 'role',
    header: 'Role',
    sortBy: (user) => user.role,
    searchBy: (user) => `${user.role} ${user.banned ? 'banned' : ''}`,
    cell: (user) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{roleLabels[user.role]}</Badge>
        {user.banned && <Badge tone="danger">Banned</Badge>}
      </span>
    ),
  },
  {
    key: 'joined',
    header: 'Joined',
    sortBy: (user) => user.createdAt,
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

type UsersTableProps = {
  api: Api
  caption: string
  users: readonly User[]
  empty: string
  refresh: () => Promise<void>
}

function UsersTable({ api, caption, users, empty, refresh }: UsersTableProps) {
  const { run, ban, dialog, isBusy } = useUserActions({ api, refresh })
  const [banning, setBanning] = useState<User>()
  const [inspected, setInspected] = useState<User>()

  function actions(user: User) {
    // The accessible name stays the visible label; the user's name is the description.
    const about = { 'aria-describedby': userNameId(user) }
    return (
      // At least two beside each other: four below each other would make each row tall.
      <div className="flex min-w-48 flex-wrap justify-end gap-1 xl:flex-nowrap">
        {user.role !== 'admin' && (
          <Button
            {...about}
            busy={isBusy('promote', user)}
            className="px-3"
            onClick={() => run('promote', user)}
          >
            Admin
          </Button>
        )}
        <Button
          {...about}
          variant="ghost"
          className="px-3"
          aria-haspopup="dialog"
          onClick={() => setInspected(user)}
        >
          Security log
        </Button>
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
        <Button
          {...about}
          variant="ghost"
          className="px-3 text-red"
          busy={isBusy('remove', user)}
          onClick={() => run('remove', user)}
        >
          Delete
        </Button>
      </div>
    )
  }

  return (
    <>
      <DataTable
        caption={caption}
        columns={userColumns}
        rows={users}
        rowKey={(user) => user._id}
        rowActions={actions}
        empty={empty}
      />
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
  query: UseQueryResult<readonly User[]>
  lead: ReactNode
  empty: string
}

/** All three lists of accounts use this page. */
export function UsersPage({ query, lead, empty }: UsersPageProps) {
  const { api, refresh } = useDashboard()
  const caption = usePageTitle().toLowerCase()
  return (
    <>
      <DashboardHeader lead={lead} />
      <Loaded query={query} caption={caption}>
        {(users) => <UsersTable {...{ api, caption, users, empty, refresh }} />}
      </Loaded>
    </>
  )
}
