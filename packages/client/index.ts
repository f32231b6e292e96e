import createOpenApiClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './contract.gen.ts'
import { fetchPatiently } from './patient-fetch.ts'

export { ApiError } from './api-error.ts'
export { eachPage, unwrap } from './results.ts'
export type { components, paths }

/** The named bodies of the API, such as `Schemas['OwnPhone']`. */
export type Schemas = components['schemas']

export type RedialOptions = {
  /** The address of the shop, such as `https://phones.example.org`. */
  url: string
  /** The API key, `redial_…`. Without one, only what everyone may read can be called. */
  key?: string
  /** How long one call may wait in all when the shop asks to try again later; 60 by default, 0 never waits. */
  maxWaitSeconds?: number
  /** What sends the requests; by default the one of the platform. */
  fetch?: typeof globalThis.fetch
}

/** A client of openapi-fetch, which only has the operations that can be called with an API key. */
export type Redial = Client<paths>

const MAX_WAIT_SECONDS = 60

/**
 * A client of one shop: `await redial.GET('/api/my-phones')` gives `{ data }` or `{ error }`, both typed.
 * @throws TypeError when the address or the key cannot be one.
 */
export function createRedial({
  url,
  key,
  maxWaitSeconds = MAX_WAIT_SECONDS,
  fetch = globalThis.fetch,
}: RedialOptions): Redial {
  const shop = URL.canParse(url) ? new URL(url) : undefined
  if (!shop || !/^https?:$/.test(shop.protocol))
    throw new TypeError(`The address of the shop must begin with https:// or http://: ${url}`)
  // A line break, for example, which is read with the key from a file.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new TypeError(
      'The API key has a space, a line break, or another character that no key has.',
    )
  return createOpenApiClient<paths>({
    baseUrl: shop.href,
    fetch: fetchPatiently(fetch, maxWaitSeconds),
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    // Another host would get the call, and a POST would become a GET.
    redirect: 'error',
  })
}
