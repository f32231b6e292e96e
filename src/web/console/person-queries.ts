import { queryOptions } from '@tanstack/react-query'
import { type Api, ApiError } from '../api/index.ts'

/** Null if there is no such account, or no longer. */
export function personQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: () =>
      api.get('/api/accounts/{id}', { path: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  })
}

export function businessesQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['businesses', id],
    queryFn: () => api.get('/api/accounts/{id}/businesses', { path: { id } }),
  })
}

export function notesQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['staff-notes', id],
    queryFn: () => api.get('/api/accounts/{id}/notes', { path: { id } }),
  })
}

export function viewsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['account-views', id],
    queryFn: () => api.get('/api/accounts/{id}/views', { path: { id } }),
  })
}
