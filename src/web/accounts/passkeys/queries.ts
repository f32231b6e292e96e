import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

export function passkeysQuery(api: Api) {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: () => api.get('/api/auth/passkeys'),
  })
}
