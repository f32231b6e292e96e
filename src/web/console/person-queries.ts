import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

export function personQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: () => api.get('/api/accounts/{id}', { path: { id } }),
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
