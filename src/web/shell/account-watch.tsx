import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { User } from '../api/index.ts'
import { type AccountNews, pageAccount, setPageAccount, watchAccount } from '../api/page-account.ts'
import { lazyPart } from '../lazy-part.tsx'
import { LazyDialog, useLazyDialog } from '../ui/lazy-dialog.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { meKey, toPageAccount, useClearViewer, useViewer, type ViewerKind } from './viewer.ts'

const OtherAccountDialog = lazyPart(['otherAccount'], () => import('./other-account-dialog.tsx'))

/**
 * Notices that the account of this browser has changed under the page: in another tab, because the session has
 * ended, or because the role is another one. Shows nothing until somebody has to decide.
 */
export function AccountWatch() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const clearViewer = useClearViewer()
  const t = useTranslations('shell.loggedOut')
  const { isLoaded, user } = useViewer()
  const dialog = useLazyDialog()
  const lastRole = useRef<User['role'] | User['staffRole']>(undefined)
  const id = user?._id
  const role = user && (user.staffRole ?? user.role)

  /** The same page for another kind of viewer, or for staff with another role; what was typed stays. */
  async function renderFor(kind: ViewerKind, hasOtherStaffRole = false) {
    const { options } = router
    if (options.context.kind === kind && !hasOtherStaffRole) return
    router.update({ ...options, context: { ...options.context, kind } })
    queryClient.removeQueries({ queryKey: ['role-check'] })
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    await router.invalidate()
  }

  const compare = useEffectEvent(() => {
    const page = pageAccount()
    const before = lastRole.current
    lastRole.current = role
    if (page === undefined) setPageAccount(toPageAccount(user))
    else if (page ? page.id !== id : false) dialog.open()
    else if (user && !page) {
      setPageAccount(toPageAccount(user), { announce: false })
      void renderFor(user.role)
    } else {
      dialog.close()
      if (user && before && before !== role) void renderFor(user.role, user.role === 'admin')
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: compared anew when one of them changes
  useEffect(() => {
    if (isLoaded) compare()
  }, [isLoaded, id, role])

  const receive = useEffectEvent(async (news: AccountNews) => {
    if ('tab' in news && news.tab === null) return leave()
    await queryClient.invalidateQueries({ queryKey: meKey, exact: true })
    const page = pageAccount()
    if (page && queryClient.getQueryData<User | null>(meKey)?._id === page.id) dialog.close()
    else if (page && 'refused' in news && news.refused === 'change') dialog.open()
  })

  /** Somebody logged out in another tab: nothing of theirs stays in this one. */
  async function leave() {
    if (!pageAccount()) return
    const answer = await router.options.context.api.get('/api/me').catch(() => undefined)
    if (!answer || answer.user) return
    setPageAccount(null, { announce: false })
    await clearViewer()
    toast.success(t('otherTab'))
  }

  useEffect(() => watchAccount(receive), [])

  return (
    <LazyDialog dialog={dialog}>
      <OtherAccountDialog open={dialog.isOpen} onClose={dialog.close} />
    </LazyDialog>
  )
}
