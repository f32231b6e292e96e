import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

/** Whether the viewer's address is confirmed, and where a code was sent. */
export function emailQuery(api: Pick<Api, 'get'>) {
  return queryOptions({
    queryKey: ['email-confirmation'],
    queryFn: () => api.get('/api/email-confirmation'),
  })
}
