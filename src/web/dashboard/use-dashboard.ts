import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useApi } from '../api/index.ts'
import { useViewer } from '../shell/viewer.ts'

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
