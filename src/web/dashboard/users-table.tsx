import type { Api, User } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { useUserActs } from './user-acts.tsx'
import { userColumns, userNameId } from './user-columns.tsx'

type UsersTableProps = {
  api: Pick<Api, 'put' | 'delete'>
  caption: string
  users: readonly User[]
  empty: string
  refresh: () => Promise<void>
}

export function UsersTable({ api, caption, users, empty, refresh }: UsersTableProps) {
  const { run, dialog, isBusy } = useUserActs({ api, refresh })

  function actions(user: User) {
    // The name stays what the button says; whom it is about is its description.
    const about = { 'aria-describedby': userNameId(user) }
    return (
      <>
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
          busy={isBusy(user.banned ? 'unban' : 'ban', user)}
          onClick={() => run(user.banned ? 'unban' : 'ban', user)}
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
      </>
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
      {dialog}
    </>
  )
}
