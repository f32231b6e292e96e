import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { toast } from '../ui/toaster.tsx'
import { meKey } from './viewer.ts'

/** Ends the session here and on the server, and clears what the browser keeps of the user. */
export function useSignOut() {
  const router = useRouter()
  const forgetViewer = useForgetViewer()

  return async function signOut() {
    const { api } = router.options.context
    try {
      await api.post('/api/auth/sign-out')
    } catch {
      toast.error('You’re still logged in: we couldn’t reach Redial. Try again.')
      return
    }
    await forgetViewer()
    toast.success('You are logged out')
  }
}

/** Makes this browser a visitor's once the session has ended on the server. */
export function useForgetViewer() {
  const router = useRouter()
  const queryClient = useQueryClient()

  return async function forgetViewer() {
    // Leave protected pages before clearing the data they show.
    if (router.state.location.pathname.startsWith(pages.dashboard()))
      await router.navigate({ to: pages.home() })
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    queryClient.setQueryData(meKey, null)
    try {
      clearPersonalStorage(localStorage, sessionStorage)
    } catch {
      // Storage is blocked, so nothing was stored.
    }
    router.update({ ...router.options, context: { ...router.options.context, kind: 'visitor' } })
    await router.invalidate()
  }
}

type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>

/** Sell forms that the server does not have yet, by seller. */
const LOCAL = /^redial-selling-/
/** What was typed in this tab: forms, unsent messages, check-ups, scanned codes. */
const IN_TAB = /^redial/

/** Removes from this browser what a person typed; what belongs to the device, like the theme, stays. */
export function clearPersonalStorage(local: KeyStore, tab: KeyStore): void {
  clear(local, LOCAL)
  clear(tab, IN_TAB)
}

function clear(store: KeyStore, pattern: RegExp) {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at))
  for (const key of keys) if (key && pattern.test(key)) store.removeItem(key)
}
