import { queryOptions } from '@tanstack/react-query'
import type { Api, SavedAddress } from '../api/index.ts'

export type { SavedAddress } from '../api/index.ts'

/** The viewer's addresses, the default first. */
export function addressQuery(api: Api) {
  return queryOptions({
    queryKey: ['addresses'],
    queryFn: (): Promise<SavedAddress[]> => api.get('/api/addresses'),
  })
}
