import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useApi } from '../shell/use-api.ts'
import { useViewer } from '../shell/viewer.ts'

/** Asked once and left alone when something was done. */
const untouched = ['me', 'config']

/** What every page of the dashboard stands on: the calls, who is signed in, and how to bring everything up to date. */
export function useDashboard() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { viewer } = useRouteContext({ from: '/dashboard' })
  const { user = viewer } = useViewer()

  /** Whatever was done may show anywhere: what is on the screen is asked anew at once, the rest when it is needed. */
  async function refresh() {
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !untouched.includes(String(queryKey[0])),
    })
  }

  return { api, viewer: user, refresh }
}
