import type { Passport } from '../api/index.ts'

/** 'Apple iPhone 13, 128 GB', as far as it is known. */
export function phoneName({ brand, model, storageGb }: Passport['phone']): string {
  const name = [brand, model].filter(Boolean).join(' ')
  if (!name) return ''
  return storageGb ? `${name}, ${storageGb} GB` : name
}
