import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

export const accountQueries = {
  loginMethods: (api: Api) =>
    queryOptions({
      queryKey: ['login-methods'],
      queryFn: () => api.get('/api/login-methods'),
    }),
  counts: (api: Api) =>
    queryOptions({
      queryKey: ['account-counts'],
      queryFn: () => api.get('/api/account-counts'),
    }),
}

/** Whether the viewer's address is confirmed, and where a code was sent. */
export function emailQuery(api: Pick<Api, 'get'>) {
  return queryOptions({
    queryKey: ['email-confirmation'],
    queryFn: () => api.get('/api/email-confirmation'),
  })
}

export function secondFactorQuery(api: Api) {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: () => api.get('/api/auth/second-factor'),
  })
}
