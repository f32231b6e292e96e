import { queryOptions } from '@tanstack/react-query'
import { modelTitle } from '../../shared/listings/model-title.ts'
import type { Api, Passport } from '../api/index.ts'

export const passportQueries = {
  passport: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['passport', id],
      queryFn: () => api.get('/api/passports/{id}', { path: { id } }),
    }),
  forPhone: (api: Api, phoneId: string) =>
    queryOptions({
      queryKey: ['passport of phone', phoneId],
      queryFn: () => api.get('/api/phone-passports/{phoneId}', { path: { phoneId } }),
    }),
  code: (api: Api, id: string) =>
    queryOptions({
      queryKey: ['passport code', id],
      queryFn: () => api.get('/api/passports/{id}/code', { path: { id } }),
    }),
  myPassports: (api: Api) =>
    queryOptions({ queryKey: ['my passports'], queryFn: () => api.get('/api/my-passports') }),
  claims: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'passport claims'],
      queryFn: () => api.get('/api/passport-claims'),
    }),
}

/** 'iPhone 13, 128 GB', or 'Huawei P20', as far as it is known. */
export function phoneName({ brand, model, storageGb }: Passport['phone']): string {
  const name = brand && model ? modelTitle(brand, model) : (model ?? brand)
  if (!name) return ''
  return storageGb ? `${name}, ${storageGb} GB` : name
}
