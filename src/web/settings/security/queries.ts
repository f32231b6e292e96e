import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { pagedQuery } from '../../api/paged.ts'

/** Where the viewer is signed in. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-sessions'],
    queryFn: () => api.get('/api/me/sessions'),
  })
}

/** The security log of the viewer's account. */
export function securityEventsQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery('/api/me/security-events', api, ['my-security-events'])
}
