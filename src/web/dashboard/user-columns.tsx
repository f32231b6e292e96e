import type { User } from '../api/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'

export const roleWords = { Buyer: 'Buyer', Seller: 'Seller', admin: 'Admin' } as const

/** Where a row's buttons find whom they are about. */
export function userNameId(user: User) {
  return `user-${user._id}`
}

export const userColumns: readonly Column<User>[] = [
  {
    key: 'name',
    header: 'Name',
    sortBy: (user) => user.name,
    searchBy: (user) => user.name,
    cell: (user) => (
      <span className="flex items-center gap-3">
        <Avatar name={user.name} src={user.photoURL ?? undefined} size="small" />
        <span id={userNameId(user)} className="min-w-0 break-words">
          {user.name}
        </span>
      </span>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    sortBy: (user) => user.email,
    searchBy: (user) => user.email,
    cell: (user) => <Email address={user.email} />,
  },
  {
    key: 'role',
    header: 'Role',
    sortBy: (user) => user.role,
    searchBy: (user) => `${user.role} ${user.banned ? 'banned' : ''}`,
    cell: (user) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={user.role === 'admin' ? 'accent' : 'neutral'}>{roleWords[user.role]}</Badge>
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

/** Breaks after the at sign, where there is no room for the whole. */
function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <span className="break-words">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
