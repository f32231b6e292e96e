import type { Api, User } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useTranslations } from '../ui/text.ts'
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
  const t = useTranslations('accounts')

  const work: Record<UserAction, (user: User) => Promise<string | undefined>> = {
    async promote({ _id }) {
      const { modifiedCount } = await api.put('/api/users/{user}', { path: { user: _id } })
      return modifiedCount > 0 ? t('promote.done') : undefined
    },
    async remove({ _id }) {
      const { deletedCount } = await api.delete('/api/users/{user}', { path: { user: _id } })
      return deletedCount > 0 ? t('remove.done') : undefined
    },
    async unban({ _id, name }) {
      await api.delete('/api/bans/{user}', { path: { user: _id } })
      return t('unban.done', { name })
    },
  }

  async function run(name: UserAction, user: User) {
    const what = t.rich(`${name}.what`, { who: () => <Who {...user} /> })
    const action = t(`${name}.action`)
    if (!(await confirm({ what, action, danger: name === 'remove' }))) return
    await start(`${name} ${user._id}`, async () => {
      const done = await work[name](user)
      if (done) toast.success(done)
      else toast(t('already'))
      await refresh()
    })
  }

  const ban = async ({ _id, name }: User, reason: string) => {
    await api.put('/api/bans/{user}', { path: { user: _id }, body: { reason } })
    toast.success(t('ban.done', { name }))
    await refresh()
  }

  const isBusy = (name: UserAction, user: User) => busy === `${name} ${user._id}`
  return { run, ban, dialog, isBusy }
}

/** A person in a sentence: the name, and the address that tells people of one name apart. */
export function Who({ name, email }: { name: string; email?: string }) {
  return (
    <bdi className="wrap-anywhere">
      <strong className="text-ink">{name}</strong>
      <span>{email && ` (${email})`}</span>
    </bdi>
  )
}
