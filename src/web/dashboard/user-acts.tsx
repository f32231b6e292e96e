import type { ReactNode } from 'react'
import type { Api, User } from '../api/index.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { toast } from '../ui/toaster.tsx'
import { useAct } from './use-act.ts'

export type UserAct = 'promote' | 'remove' | 'ban' | 'unban'

type UserActs = {
  api: Pick<Api, 'put' | 'delete'>
  /** Brings what the lists show up to date. */
  refresh: () => Promise<void>
}

/** What an admin does to an account: asked first, done once, said in a toast. */
export function useUserActs({ api, refresh }: UserActs) {
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()

  const work: Record<UserAct, (user: User) => Promise<string | undefined>> = {
    async promote({ _id }) {
      const { modifiedCount } = await api.put('/api/users/{user}', { path: { user: _id } })
      return modifiedCount > 0 ? 'Added to admin panel' : undefined
    },
    async remove({ _id }) {
      const { deletedCount } = await api.delete('/api/users/{user}', { path: { user: _id } })
      return deletedCount > 0 ? 'User deleted successfully' : undefined
    },
    async ban({ _id, name }) {
      await api.put('/api/bans/{user}', { path: { user: _id } })
      return `${name} is banned`
    },
    async unban({ _id, name }) {
      await api.delete('/api/bans/{user}', { path: { user: _id } })
      return `${name} may sign in again`
    },
  }

  async function run(name: UserAct, user: User) {
    if (!(await confirm(questions[name](user)))) return
    await act(`${name} ${user._id}`, async () => {
      const done = await work[name](user)
      if (done) toast.success(done)
      else toast('Someone else already changed this.')
      await refresh()
    })
  }

  return { run, dialog, isBusy: (name: UserAct, user: User) => busy === `${name} ${user._id}` }
}

type Question = { what: ReactNode; act: string; danger?: boolean }

const questions: Record<UserAct, (user: User) => Question> = {
  promote: ({ name, email }) => ({
    what: (
      <>
        <Who name={name} email={email} /> will be able to see, promote, ban and delete every user,
        and to remove listings. Admins neither buy nor sell: their phones are withdrawn and open
        bookings are canceled.
      </>
    ),
    act: 'Make admin',
  }),
  remove: ({ name, email }) => ({
    what: (
      <>
        The account of <Who name={name} email={email} /> is deleted and signed out at once. Their
        phones are withdrawn and open bookings are canceled; finished orders are kept. This cannot
        be undone.
      </>
    ),
    act: 'Delete user',
    danger: true,
  }),
  ban: ({ name, email }) => ({
    what: (
      <>
        <Who name={name} email={email} /> is signed out at once and cannot sign in again. Their
        phones are withdrawn and open bookings are canceled. You can unban the account later.
      </>
    ),
    act: 'Ban user',
    danger: true,
  }),
  unban: ({ name, email }) => ({
    what: (
      <>
        <Who name={name} email={email} /> can sign in again. Their withdrawn phones stay withdrawn.
      </>
    ),
    act: 'Unban',
  }),
}

function Who({ name, email }: { name: string; email: string }) {
  return (
    <>
      <strong className="text-ink">{name}</strong> ({email})
    </>
  )
}
