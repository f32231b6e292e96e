import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

export function checklistQuery(api: Api) {
  return queryOptions({
    queryKey: ['setup-checklist'],
    queryFn: () => api.get('/api/admin/setup-checklist'),
  })
}
