import { useRouter } from '@tanstack/react-router'
import { toast } from '../ui/toaster.tsx'
import { useForgetViewer } from './use-forget-viewer.ts'

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
