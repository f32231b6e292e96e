import type { User } from '../../modules/accounts/accounts.contract.ts'
import type { Category } from '../../modules/catalog/catalog.contract.ts'
import type {
  Model,
  ModelChange,
  ModelImport,
  ModelPage,
  NewModelInput,
} from '../../modules/catalog/models.contract.ts'
import type { PlaceBody } from '../../modules/catalog/places/places.contract.ts'
import type { Advert } from '../../modules/listings/advertising/advertising.contract.ts'
import type { NewPhone, Phone } from '../../modules/listings/listings.contract.ts'
import type { ListedPhone } from '../../modules/listings/reviews.contract.ts'
import type { Report } from '../../modules/moderation/moderation.contract.ts'
import type { Order } from '../../modules/orders/orders.contract.ts'
import type {
  SearchParams,
  SearchResult,
  Suggestions,
} from '../../modules/search/search.contract.ts'
import { api as paths } from '../../routes.ts'
import type { PhoneDetail } from '../listings/phone-page/detail.ts'
import { call, type Fetch } from './client.ts'

export { ApiError } from './client.ts'
export type {
  Advert,
  Category,
  ListedPhone,
  Model,
  ModelChange,
  ModelImport,
  ModelPage,
  NewModelInput,
  NewPhone,
  Order,
  Phone,
  Report,
  SearchParams,
  SearchResult,
  Suggestions,
  User,
}

/** What the pages may know of the instance's settings. */
export type Config = {
  demo: { email: string; password: string } | null
  google: boolean
  googleIsDemo: boolean
  outbox: boolean
  currency: string
}
export type Mail = { id: string; to: string; subject: string; text: string; at: string }

/**
 * The calls of the first script, over any fetch: the browser's, or the application's own in-process.
 * Screens that come late bring theirs along: see the other files here.
 */
export function createApi(fetch: Fetch) {
  const get = <T>(path: string, signal?: AbortSignal) =>
    call<T>(fetch, path, signal ? { signal } : {})
  const send = <T>(
    method: string,
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ) => call<T>(fetch, path, { method, body, headers })
  return {
    fetch,
    get,
    send,
    config: () => get<Config>(paths.config()),
    me: async () => (await get<{ user: User | null }>(paths.me())).user,
    isAdmin: async (email: string) =>
      (await get<{ isAdmin: boolean }>(paths.isAdmin(email))).isAdmin,
    isBuyer: async (email: string) =>
      (await get<{ isBuyer: boolean }>(paths.isBuyer(email))).isBuyer,
    isSeller: async (email: string) =>
      (await get<{ isSeller: boolean }>(paths.isSeller(email))).isSeller,
    phone: (id: string) => get<PhoneDetail>(paths.phone(id)),
    /** At most 20; the ones that are gone are left out. */
    phonesOf: (ids: readonly string[]) =>
      get<Phone[]>(`${paths.phones()}?${ids.map((id) => `id=${id}`).join('&')}`),
    search: (params: SearchParams, signal?: AbortSignal) =>
      get<SearchResult>(`${paths.search()}?${asQuery(params)}`, signal),
    suggestions: (q: string, signal?: AbortSignal) =>
      get<Suggestions>(`${paths.suggestions()}?${asQuery({ q })}`, signal),
    places: (q: string) => get<PlaceBody[]>(`${paths.places()}?${asQuery({ q })}`),
    /** The place with this id; none when there is none. */
    place: async (id: string) => (await get<PlaceBody[]>(`${paths.places()}?id=${id}`))[0] ?? null,
    categories: () => get<Category[]>(paths.categories()),
    category: (id: string) => get<Category>(paths.category(id)),
    adverts: () => get<Advert[]>(paths.adverts()),
    orders: () => get<Order[]>(paths.orders()),
    signOut: () => send<{ success: boolean }>('POST', paths.signOut()),
  }
}

export type Api = ReturnType<typeof createApi>

/** The filters as the address carries them; empty ones are left out, lists repeat their name. */
export function asQuery(params: SearchParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one) query.append(name, one)
  }
  return query.toString()
}
