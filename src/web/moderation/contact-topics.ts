import type { ContactMessage } from '../api/index.ts'

export const topicLabels: Record<ContactMessage['topic'], string> = {
  order: 'A booking or order',
  listing: 'A listing or a person',
  payment: 'A payment or refund',
  account: 'My account',
  other: 'Something else',
}

export const topicOptions = Object.entries(topicLabels).map(([value, label]) => ({ value, label }))

export function isTopic(value: string): value is ContactMessage['topic'] {
  return value in topicLabels
}
