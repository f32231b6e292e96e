import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { meKey, meQuery } from '../shell/viewer.ts'

/** Name, photo or role have changed: reloads everything that depends on them. */
export function useAccountChanged() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async function accountChanged() {
    queryClient.removeQueries({ queryKey: ['role-check'] })
    await queryClient.invalidateQueries({ queryKey: meKey })
    const { context } = router.options
    const viewer = await queryClient.fetchQuery(meQuery(context.api))
    router.update({
      ...router.options,
      context: { ...context, kind: viewer?.role ?? 'visitor' },
    })
    await router.invalidate()
  }
}
