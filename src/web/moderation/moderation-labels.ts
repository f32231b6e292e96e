import type { ContactMessage } from '../api/index.ts'

export const topics = [
  'order',
  'listing',
  'payment',
  'account',
  'other',
] as const satisfies readonly ContactMessage['topic'][]

export function isTopic(value: string): value is ContactMessage['topic'] {
  return topics.some((topic) => topic === value)
}
