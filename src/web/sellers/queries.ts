import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

export const followedKey = ['followed-sellers'] as const

export const sellerQueries = {
  profile: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['seller', id],
      queryFn: () => api.get('/api/sellers/{id}', { path: { id } }),
    }),
  followed: (api: Api) =>
    queryOptions({ queryKey: followedKey, queryFn: () => api.get('/api/followed-sellers') }),
}

export const businessQuery = (api: Api) =>
  queryOptions({ queryKey: ['business'], queryFn: () => api.get('/api/business') })

export const myReputationQuery = (api: Api) =>
  queryOptions({ queryKey: ['my reputation'], queryFn: () => api.get('/api/my-reputation') })

export const trustedShopsQuery = (api: Api) =>
  queryOptions({ queryKey: ['trusted shops'], queryFn: () => api.get('/api/trusted-shops') })
