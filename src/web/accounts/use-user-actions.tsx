import type { ReactNode } from 'react'
import type { Api, User } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { toast } from '../ui/toaster.tsx'

type UserAction = 'promote' | 'remove' | 'unban'

type UserActionsProps = {
  api: Pick<Api, 'put' | 'delete'>
  /** Reloads the lists. */
  refresh: () => Promise<void>
}

/** An admin's actions on an account, each with a confirmation and a toast. */
export function useUserActions({ api, refresh }: UserActionsProps) {
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
