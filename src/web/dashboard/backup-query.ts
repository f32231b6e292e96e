import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** How the last scheduled backup went. */
export function backupQuery(api: Api) {
  return queryOptions({
    queryKey: ['backup-status'],
    queryFn: () => api.get('/api/backup-status'),
  })
}
