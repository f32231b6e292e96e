import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import type { User } from '../api/index.ts'
import { pageAccount } from '../api/page-account.ts'
import { serverNow, useServerOffset } from '../api/server-time.ts'
import { useAction } from '../forms/use-action.ts'
import { clearTabStorage, meKey } from '../shell/viewer.ts'
import { Button } from '../ui/button.tsx'
import { useCount, useTranslations } from '../ui/text.ts'

type AccountViewStripProps = { user: User; view: NonNullable<User['view']> }

/** On every page while staff see the shop as this person: whose eyes it is, until when, and how to stop. */
export function AccountViewStrip({ user, view }: AccountViewStripProps) {
  const { api } = useRouter().options.context
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const t = useTranslations('accountView')
  const shown = useCount()
  const minutes = useMinutesLeft(view.expiresAt)

  /** Nothing of the person stays in this tab: not its data, and not the page to go back to. */
  const leave = useEffectEvent(() => {
    clearTabStorage()
    location.replace(pages.person(user._id))
  })

  const stop = () =>
    run('stop', async () => {
      await api.delete('/api/account-view')
      leave()
    })

  // The server ends the view; another tab may have stopped it.
  useEffect(() => {
    if (minutes <= 0) void queryClient.invalidateQueries({ queryKey: meKey })
  }, [minutes, queryClient])
  useEffect(
    () => () => {
      const account = queryClient.getQueryData<User | null>(meKey)
      // A page that was opened before the view has its own account back, with what was typed there.
      const isOfPerson = pageAccount()?.id === user._id
      if (isOfPerson && account && !account.view) leave()
    },
    [queryClient, user._id],
  )

  return (
    <aside
      aria-label={t('label')}
      className="sticky top-16 z-10 border-b border-hairline bg-amber-wash text-sm"
    >
      <div className="page-width flex items-center gap-4 py-2">
        <p className="flex min-w-0 flex-1 gap-3">
          <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0 max-sm:hidden" />
          <span className="min-w-0">
            <strong role="status" className="wrap-anywhere">
              {t('title', { name: user.name })}
            </strong>{' '}
            <span>
              {t('left', { count: Math.max(minutes, 0), shown: shown(Math.max(minutes, 0)) })}
            </span>
          </span>
        </p>
        <Button busy={busy === 'stop'} busyLabel={t('stopping')} onClick={stop}>
          {t('stop')}
        </Button>
      </div>
    </aside>
  )
}

/** Whole minutes, rounded up; 0 when it is over, by the clock of the server. */
function useMinutesLeft(expiresAt: string): number {
  const offset = useServerOffset()
  const read = () =>
    Math.ceil(
      (Date.parse(expiresAt) - (offset === undefined ? Date.now() : serverNow(offset))) / MINUTE,
    )
  const [minutes, setMinutes] = useState(read)
  const update = useEffectEvent(() => setMinutes(read()))

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when one of them changes
  useEffect(() => {
    update()
    const timer = setInterval(update, 5 * SECOND)
    return () => clearInterval(timer)
  }, [expiresAt, offset])

  return minutes
}
