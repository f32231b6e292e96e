import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Api, ListedUser as User } from '../api/index.ts'
import type { BulkChoice } from '../console/bulk-dialog.tsx'
import { ConsoleList } from '../console/console-list.tsx'
import type { ConsoleColumn } from '../console/console-table.tsx'
import { label } from '../console/labels.ts'
import type { ListPage, ListSearch, OnListSearch } from '../console/list-search.ts'
import { accountSpec } from '../console/list-specs.ts'
import { DashboardHeader, usePageTitle } from '../dashboard/dashboard-header.tsx'
import { RoleLabel } from '../dashboard/role-label.tsx'
import { useDashboard, useMay } from '../dashboard/use-dashboard.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ActionMenu } from '../ui/data-table/popover-button.tsx'
import { rowTitleClass } from '../ui/link.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { BanDialog } from './ban-dialog.tsx'
import { EmailAddress } from './email-address.tsx'
import { SecurityLogDrawer } from './security-log-drawer.tsx'
import { buyerColumns, sellerColumns } from './trade-columns.tsx'
import { useUserActions } from './use-user-actions.tsx'

/** Id of the name in a row, which describes the button of the row. */
function userNameId(user: User) {
  return `user-${user._id}`
}

const nameColumn: ConsoleColumn<User> = {
  key: 'name',
  header: label('name'),
  sort: { ascending: 'name', descending: 'name' },
  cell: (user) => (
    <span className="flex min-w-0 items-center gap-3">
      <span className="row-avatar shrink-0 md:max-xl:hidden">
        <Avatar name={user.name} src={user.photoURL ?? undefined} size="small" />
      </span>
      <span className="flex min-w-0 flex-col wrap-anywhere md:min-w-36">
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <Link
            id={userNameId(user)}
            to={pages.person(user._id)}
            preload={false}
            className={rowTitleClass}
          >
            <bdi>{user.name}</bdi>
          </Link>
          {user.banned && <Banned />}
        </span>
        <EmailAddress
          address={user.email}
          className="text-sm font-normal text-muted max-md:truncate"
        />
      </span>
    </span>
  ),
}

const roleColumn: ConsoleColumn<User> = {
  key: 'role',
  header: label('role'),
  line: 'side',
  cell: (user) => <Role user={user} />,
}

const joinedColumn: ConsoleColumn<User> = {
  key: 'joined',
  header: label('joined'),
  line: 'none',
  sort: { ascending: 'oldest', descending: 'newest' },
  cell: (user) => <Moment at={user.createdAt} />,
}

const activeColumn: ConsoleColumn<User> = {
  key: 'active',
  header: label('active'),
  sort: { ascending: 'inactive', descending: 'active' },
  cell: ({ lastActiveAt }) => (lastActiveAt ? <Moment at={lastActiveAt} /> : <Never />),
}

const userColumns = {
  users: [nameColumn, roleColumn, joinedColumn, activeColumn],
  sellers: [nameColumn, ...sellerColumns, joinedColumn],
  buyers: [nameColumn, ...buyerColumns, joinedColumn],
} satisfies Record<Who, readonly ConsoleColumn<User>[]>

function Banned() {
  const t = useTranslations('accounts')
  return <Badge tone="danger">{t('banned')}</Badge>
}

function Role({ user }: { user: User }) {
  return (
    <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>
      <RoleLabel user={user} />
    </Badge>
  )
}

function Never() {
  const t = useTranslations('accounts')
  return <span className="text-muted">{t('never')}</span>
}

type Who = 'users' | 'sellers' | 'buyers'

type UsersTableProps = UsersPageProps & {
  who: Who
  api: Api
  caption: string
  /** Shown when there is no account. */
  empty: string
  refresh: () => Promise<void>
}

function UsersTable(props: UsersTableProps) {
  const { api, who, query, caption, search, onSearch, isOneRole, empty, refresh } = props
  const { run, ban, dialog, isBusy } = useUserActions({ api, refresh })
  const [banning, setBanning] = useState<User>()
  const [inspected, setInspected] = useState<User>()

  const may = useMay()
  const t = useTranslations('accounts.menu')
  const accounts = useTranslations('accounts')
  const lists = useTranslations('lists')
  const role = useTranslations('dashboard.role')

  /** Accounts of staff are changed by those who manage staff. */
  const mayChange = (user: User) => user.role !== 'admin' || may('manageStaff')

  const actions = (user: User) => (
    <>
      {user.role !== 'admin' && may('manageStaff') && (
        <Button
          aria-describedby={userNameId(user)}
          busy={isBusy('promote', user)}
          className="px-3 max-md:hidden"
          onClick={() => run('promote', user)}
        >
          {role('admin')}
        </Button>
      )}
      <ActionMenu label={lists('actionsFor', { name: user.name })} actions={menuOf(user)} />
    </>
  )

  const menuOf = (user: User) => [
    ...(user.role !== 'admin' && may('manageStaff')
      ? [
          {
            label: accounts('promote.action'),
            hasDialog: true,
            phoneOnly: true,
            onChoose: () => run('promote', user),
          },
        ]
      : []),
    ...(may('secureAccounts') && mayChange(user)
      ? [{ label: t('log'), hasDialog: true, onChoose: () => setInspected(user) }]
      : []),
    ...(may('banAccounts') && mayChange(user)
      ? [
          user.banned
            ? { label: t('unban'), onChoose: () => run('unban', user) }
            : { label: t('ban'), danger: true, hasDialog: true, onChoose: () => setBanning(user) },
        ]
      : []),
    ...(may('deleteAccounts')
      ? [{ label: t('delete'), danger: true, hasDialog: true, onChoose: () => run('remove', user) }]
      : []),
  ]

  return (
    <>
      <ConsoleList
        {...{ search, onSearch, query, empty, bulk, caption }}
        spec={accountSpec}
        searchLabel={lists('search', { things: caption })}
        fixed={isOneRole ? ['role'] : []}
        columns={userColumns[who]}
        rowKey={(user) => user._id}
        rowName={({ name }) => name}
        rowPage={({ _id }) => pages.person(_id)}
        rowActions={actions}
        hasMenu
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

const bulk: readonly BulkChoice[] = [{ action: 'ban_accounts', danger: true, needs: 'banAccounts' }]

type UsersPageProps = {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<User>>>
  search: ListSearch
  onSearch: OnListSearch
  /** The role is not one of the filters: everyone in the list has the same. */
  isOneRole?: boolean
}

/** All three lists of accounts use this page. */
export function UsersPage({ who, ...list }: UsersPageProps & { who: Who }) {
  const { api, refresh } = useDashboard()
  const t = useTranslations('accounts')
  const caption = usePageTitle()
  return (
    <>
      <DashboardHeader lead={t(`lead.${who}`)} />
      <UsersTable {...{ ...list, who, api, caption, refresh }} empty={t(`empty.${who}`)} />
    </>
  )
}
