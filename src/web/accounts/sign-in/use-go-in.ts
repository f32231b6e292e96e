import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { meKey, meQuery } from '../../shell/viewer.ts'
import { safeReturn } from './safe-return.ts'

/** Kept on sign-in; all other cached data belongs to a visitor or another account. */
const impersonal = ['config', 'categories']

/** Continues to `from` as the new user; replaces the login page in the browser history. */
export function useGoIn(from: string | undefined) {
  const queryClient = useQueryClient()
  const router = useRouter()

  return async function goIn() {
    const { context } = router.options
    await queryClient.invalidateQueries({ queryKey: meKey, refetchType: 'none' })
    const viewer = await queryClient.fetchQuery(meQuery(context.api))
    queryClient.removeQueries({
      predicate: ({ queryKey: [key] }) => key !== meKey[0] && !impersonal.includes(String(key)),
    })
    router.update({
      ...router.options,
      context: { ...context, kind: viewer?.role ?? 'visitor' },
    })
    router.history.replace(safeReturn(from))
  }
}
