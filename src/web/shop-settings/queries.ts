import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

export const shopSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['shop-settings'],
    queryFn: () => api.get('/api/admin/settings'),
  })
