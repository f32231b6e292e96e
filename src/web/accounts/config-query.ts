import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** The instance's settings do not change while it runs. */
export function configQuery(api: Api) {
  return queryOptions({
    queryKey: ['config'],
    queryFn: () => api.get('/api/config'),
    staleTime: 'static',
  })
}
