import type { Api } from '../api/index.ts'
import { pagedQuery } from '../api/paged.ts'

/** Messages to the shop, newest first. */
export function contactMessagesQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery('/api/contact-messages', api, ['contact-messages'])
}
