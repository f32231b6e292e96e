import { useInfiniteQuery } from '@tanstack/react-query'
import { SECURITY_EVENT_RETENTION_DAYS } from '../../shared/accounts/account-rules.ts'
import { formatCount } from '../../shared/quantities.ts'
import { apiUrl, pagedQuery } from '../api/client.ts'
import type { Api, User } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { SecurityEvents } from './security-events.tsx'

type SecurityLogDrawerProps = { api: Api; user: User | undefined; onClose: () => void }

/** The security log of an account, for an admin; each look at it is in the audit log. */
export function SecurityLogDrawer({ api, user, onClose }: SecurityLogDrawerProps) {
  const t = useTranslations('accounts.log')
  return (
    <Drawer
      open={user !== undefined}
      onClose={onClose}
      title={user ? t('title', { name: user.name }) : ''}
    >
      {user && <Log api={api} user={user} />}
    </Drawer>
  )
}

function Log({ api, user }: { api: Api; user: User }) {
  const t = useTranslations('accounts.log')
  const { name } = user
  const days = formatCount(SECURITY_EVENT_RETENTION_DAYS, useLanguage())
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
    const what = t('logOutWhat', { name })
    if (!(await confirm({ what, action: t('logOut'), danger: true }))) return
    await run('log out', async () => {
      await api.delete('/api/user-sessions/{user}', { path: { user: user._id } })
      toast.success(t('done', { name }))
      await query.refetch()
    })
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">{t('lead', { days })}</p>
      <Button
        className="self-start"
        busy={busy === 'log out'}
        busyLabel={t('busy')}
        onClick={logOut}
      >
        {t('logOut')}
      </Button>
      <SecurityEvents query={query} empty={t('empty', { days })} />
      {confirmDialog}
    </div>
  )
}
