import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

export function secondFactorQuery(api: Api) {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: () => api.get('/api/auth/second-factor'),
  })
}
