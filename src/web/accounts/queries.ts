import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** Settings of the instance, which don't change while it runs. */
export function configQuery(api: Api) {
  return queryOptions({
    queryKey: ['config'],
    queryFn: () => api.get('/api/config'),
    staleTime: 'static',
  })
}

export const accountQueries = {
  signInMethods: (api: Api) =>
    queryOptions({
      queryKey: ['sign-in-methods'],
      queryFn: () => api.get('/api/sign-in-methods'),
    }),
  users: (api: Api) => queryOptions({ queryKey: ['users'], queryFn: () => api.get('/api/users') }),
  buyers: (api: Api) =>
    queryOptions({ queryKey: ['users', 'buyers'], queryFn: () => api.get('/api/buyers') }),
  sellers: (api: Api) =>
    queryOptions({ queryKey: ['users', 'sellers'], queryFn: () => api.get('/api/seller') }),
}
