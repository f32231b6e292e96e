import type { Api, ContactMessage } from '../api/index.ts'
import { pagedQuery } from '../api/paged.ts'

/** Messages to the shop, newest first. */
export function contactMessagesQuery(
  api: Pick<Api, 'fetch'>,
  state?: ContactMessage['state'] | undefined,
) {
  const search = state ? `?state=${state}` : ''
  return pagedQuery('/api/contact-messages', api, ['contact-messages', state ?? ''], search)
}
