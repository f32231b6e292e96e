import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { clearPersonalStorage } from './personal-storage.ts'
import { meKey } from './viewer.ts'

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
