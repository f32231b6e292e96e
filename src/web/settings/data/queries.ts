import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

/** What deleting the viewer's account would do; as it is now, so it is never cached. */
export function deletionQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-deletion'],
    queryFn: () => api.get('/api/me/deletion'),
    staleTime: 0,
  })
}
