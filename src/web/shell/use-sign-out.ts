import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { toast } from '../ui/toaster.tsx'
import { meKey } from './viewer.ts'

/** Ends the session here and on the server, and clears the user's cached data. */
export function useSignOut() {
  const router = useRouter()
  const queryClient = useQueryClient()

  return async function signOut() {
    const { api } = router.options.context
    try {
      await api.post('/api/auth/sign-out')
    } catch {
      toast.error('You’re still logged in: we couldn’t reach Redial. Try again.')
      return
    }
    // Leave protected pages before clearing the data they show.
    if (router.state.location.pathname.startsWith(pages.dashboard()))
      await router.navigate({ to: pages.home() })
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    queryClient.setQueryData(meKey, null)
    router.update({ ...router.options, context: { ...router.options.context, kind: 'visitor' } })
    await router.invalidate()
    toast.success('You are logged out')
  }
}
