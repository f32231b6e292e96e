import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

/** The first page of what others say about a person. */
export function ratingsQuery(api: Api, personId: string) {
  return queryOptions({
    queryKey: ['ratings', personId],
    queryFn: () => api.get('/api/people/{id}/ratings', { path: { id: personId } }),
  })
}
