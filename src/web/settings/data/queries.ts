import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

/** While a copy is being made, it is asked for again after this long. */
const POLL_MS = 3_000

/** The newest copy of their data that the viewer asked for. */
export function dataExportQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-data-export'],
    queryFn: () => api.get('/api/me/data-export'),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'running' ? POLL_MS : false),
  })
}

/** What deleting the viewer's account would do; as it is now, so it is never cached. */
export function deletionQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-deletion'],
    queryFn: () => api.get('/api/me/deletion'),
    staleTime: 0,
  })
}
