import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { meKey } from '../shell/viewer.ts'
import { toast } from '../ui/toaster.tsx'

/** The name, the photo and even the role may be others now: everything that hangs on them is asked anew. */
export function useProfileSaved() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async function saved() {
    queryClient.removeQueries({ queryKey: ['role-check'] })
    await queryClient.invalidateQueries({ queryKey: meKey })
    await router.invalidate()
    toast.success('Profile saved')
  }
}
