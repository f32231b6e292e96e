import type { User } from '../../modules/accounts/accounts.contract.ts'
import type { Advert } from '../../modules/advertising/advertising.contract.ts'
import type { Category } from '../../modules/catalog/catalog.contract.ts'
import type {
  Model,
  ModelChange,
  ModelImport,
  ModelList,
  ModelPage,
  NewModelInput,
} from '../../modules/catalog/models.contract.ts'
import type { NewPhone, Phone } from '../../modules/listings/listings.contract.ts'
import type { ListedPhone } from '../../modules/listings/reviews.contract.ts'
import type { Report } from '../../modules/moderation/moderation.contract.ts'
import type { Order } from '../../modules/orders/orders.contract.ts'
import type { PlaceBody } from '../../modules/places/places.contract.ts'
import type {
  SearchParams,
  SearchResult,
  Suggestions,
} from '../../modules/search/search.contract.ts'
import { api as paths } from '../../paths.ts'
import type { PhoneDetail } from '../phone/detail.ts'
import { call, type Fetch } from './client.ts'
import { savedCalls } from './saved-calls.ts'

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

/** Every call of the contract, over any fetch: the browser's, or the application's own in-process. */
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
    /** For the calls of single pages, which bring them along: see proof/proof-calls.ts. */
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
    users: () => get<User[]>(paths.users()),
    buyers: () => get<User[]>(paths.buyers()),
    sellers: () => get<User[]>(paths.sellers()),
    saveProfile: (body: { name: string; email: string; role: 'Buyer' | 'Seller' }) =>
      send<User>('POST', paths.users(), body),
    makeAdmin: (id: string) => send<{ modifiedCount: number }>('PUT', paths.user(id)),
    deleteUser: (id: string) => send<{ deletedCount: number }>('DELETE', paths.user(id)),
    ban: (id: string) => send<User>('PUT', paths.ban(id)),
    unban: (id: string) => send<User>('DELETE', paths.ban(id)),
    phone: (id: string) => get<PhoneDetail>(paths.phone(id)),
    /** At most 20; the ones that are gone are left out. */
    phonesOf: (ids: readonly string[]) =>
      get<Phone[]>(`${paths.phones()}?${ids.map((id) => `id=${id}`).join('&')}`),
    addPhone: (body: NewPhone) => send<ListedPhone>('POST', paths.phones(), body),
    search: (params: SearchParams, signal?: AbortSignal) =>
      get<SearchResult>(`${paths.search()}?${asQuery(params)}`, signal),
    suggestions: (q: string, signal?: AbortSignal) =>
      get<Suggestions>(`${paths.suggestions()}?${asQuery({ q })}`, signal),
    places: (q: string) => get<PlaceBody[]>(`${paths.places()}?${asQuery({ q })}`),
    /** The place with this id; none when there is none. */
    place: async (id: string) => (await get<PlaceBody[]>(`${paths.places()}?id=${id}`))[0] ?? null,
    ...savedCalls({ get, send }),
    categories: () => get<Category[]>(paths.categories()),
    category: (id: string) => get<Category>(paths.category(id)),
    allBrands: () => get<Category[]>(`${paths.categories()}?all=1`),
    models: (params: { q: string; cursor: string }) =>
      get<ModelList>(`${paths.models()}?${new URLSearchParams(params)}`),
    model: (slug: string) => get<ModelPage>(paths.model(slug)),
    addModel: (body: NewModelInput) => send<Model>('POST', paths.models(), body),
    correctModel: (id: string, body: ModelChange) => send<Model>('PUT', paths.model(id), body),
    mergeModel: (id: string, into: string) => send<Model>('POST', paths.mergeModel(id), { into }),
    importModels: (file: Blob) =>
      send<ModelImport>('POST', paths.modelImports(), file, { 'content-type': 'text/csv' }),
    modelImport: (id: string) => get<ModelImport>(paths.modelImport(id)),
    adverts: () => get<Advert[]>(paths.adverts()),
    /** A Seller advertises a listing; a Buyer books it: then `order` is set. */
    advertise: (phone: Phone, idempotencyKey?: string) =>
      send<{ advert: Advert; order: Order | null }>(
        'POST',
        paths.adverts(),
        asAdvert(phone),
        idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      ),
    stopAdvertising: (phoneId: string) =>
      send<{ deletedCount: number }>('DELETE', paths.advert(phoneId)),
    myProducts: (email: string) => get<Phone[]>(paths.myProducts(email)),
    withdraw: (id: string) => send<Phone>('DELETE', paths.phone(id)),
    orders: () => get<Order[]>(paths.orders()),
    sales: () => get<Order[]>(paths.sales()),
    reports: () => get<Report[]>(paths.reports()),
    report: (body: { phoneId: string; reason: string; note?: string }) =>
      send<Report>('POST', paths.reports(), body),
    decideReport: (id: string, decision: 'dismissed' | 'removed' | 'closed', reason?: string) =>
      send<Report>('PUT', paths.report(id), { decision, ...(reason && { reason }) }),
    outbox: () => get<Mail[]>(paths.outbox()),
    signUp: (body: { name: string; email: string; password: string; role: 'Buyer' | 'Seller' }) =>
      send<{ user: { id: string } }>('POST', paths.signUp(), body),
    signIn: (body: { email: string; password: string }) =>
      send<{ user: { id: string } }>('POST', paths.signIn(), body),
    /** Where to go to sign in with Google; comes back to `callbackURL`, or `errorCallbackURL`. */
    signInWithGoogle: (body: { callbackURL: string; errorCallbackURL: string }) =>
      send<{ url: string; redirect: boolean }>('POST', paths.signInWith(), {
        provider: 'google',
        ...body,
      }),
    signOut: () => send<{ success: boolean }>('POST', paths.signOut()),
    updateAccount: (body: { name?: string; image?: string }) =>
      send<{ status: boolean }>('POST', paths.updateAccount(), body),
    askForReset: (email: string, redirectTo: string) =>
      send<{ status: boolean }>('POST', paths.askForReset(), { email, redirectTo }),
    resetPassword: (token: string, newPassword: string) =>
      send<{ status: boolean }>('POST', paths.resetPassword(), { token, newPassword }),
  }
}

export type Api = ReturnType<typeof createApi>

function asAdvert(phone: Phone) {
  const { _id, name, img, price, originalPrice, location, used, seller, email } = phone
  return { phoneId: _id, name, img, price, originalPrice, location, used, seller, email }
}

/** The filters as the address carries them; empty ones are left out, lists repeat their name. */
export function asQuery(params: SearchParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one) query.append(name, one)
  }
  return query.toString()
}
