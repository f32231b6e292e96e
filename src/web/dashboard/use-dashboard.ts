import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { hasPermission, type Permission } from '../../shared/accounts/permissions.ts'
import { useApi } from '../api/index.ts'
import { meKey, meQuery, useViewer } from '../shell/viewer.ts'

/** Not affected by changes in the dashboard. */
const untouched = ['me', 'config']

/** API, viewer and refresh for pages of the dashboard. */
export function useDashboard() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { viewer } = useRouteContext({ from: '/dashboard' })
  const { user = viewer } = useViewer()

  /** A change may show anywhere: reloads what is on the screen now, the rest when it is needed. */
  async function refresh() {
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !untouched.includes(String(queryKey[0])),
    })
  }

  return { api, viewer: user, refresh }
}

/** Whether the viewer may do a task of staff: for buttons and parts of pages. The server decides on its own. */
export function useMay(): (permission: Permission) => boolean {
  const { viewer } = useDashboard()
  return (permission) => hasPermission(viewer, permission)
}

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
