import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { pages } from '../../contract/urls.ts'
import { toMajor } from '../../shared/money.ts'
import type { ReaderFormat } from '../../shared/reader-format.ts'
import type { Page } from '../api/client.ts'
import { ApiError } from '../api/client.ts'
import type { Advert, Order, Phone, SearchResult } from '../api/index.ts'
import { pageAccount } from '../api/page-account.ts'
import type { AppRouter } from '../router.tsx'
import type { Translate } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { type CardPhone, toCardPhone } from './card-phone.ts'
import { listingQueries } from './queries.ts'

type Change = Partial<CardPhone>

/**
 * Writes a change of one phone into every cached list and page, so that nothing moves. Lists reload
 * when they are opened next.
 */
export function patchPhone(queryClient: QueryClient, id: string, change: Change): void {
  const { state, advertised } = change
  const pageChange = { ...(state && { state }), ...(advertised !== undefined && { advertised }) }
  const patch = <P extends CardPhone>(phone: P): P =>
    phone._id === id ? { ...phone, ...change } : phone
  queryClient.setQueriesData<unknown>({ queryKey: ['search'] }, (data: unknown) => {
    if (Array.isArray(data)) return (data as CardPhone[]).map(patch)
    if (isSearchResult(data)) return { ...data, items: data.items.map(patch) }
    if (!isPaged(data)) return data
    return {
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.map(patch) })),
    }
  })
  queryClient.setQueryData<Phone>(['phone', id], (phone) => phone && { ...phone, ...pageChange })
  queryClient.setQueryData<InfiniteData<Page<Advert[]>>>(
    ['adverts'],
    (adverts) =>
      adverts && {
        ...adverts,
        pages: adverts.pages.map(({ body, next }) => ({ body: body.map(patchAdvert), next })),
      },
  )

  function patchAdvert(advert: Advert): Advert {
    const patched = patch(advert)
    return { ...patched, booked: patched.state === 'reserved' }
  }
}

function isSearchResult(data: unknown): data is SearchResult {
  return typeof data === 'object' && data !== null && 'items' in data
}

function isPaged(data: unknown): data is InfiniteData<SearchResult> {
  return typeof data === 'object' && data !== null && 'pages' in data
}

/** Marks the lists stale after a booking or an advert: they reload when opened next. */
export async function invalidateLists(queryClient: QueryClient): Promise<void> {
  const later = { refetchType: 'none' } as const
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['search'], ...later }),
    queryClient.invalidateQueries({ queryKey: ['adverts'], ...later }),
    queryClient.invalidateQueries({ queryKey: ['categories'], ...later }),
    queryClient.invalidateQueries({ queryKey: ['my-phones'] }),
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
    queryClient.invalidateQueries({ queryKey: ['sales'] }),
  ])
}

export type BookingAction = 'book' | 'advertise' | 'stop'

type ActionContext = {
  phone: CardPhone
  router: AppRouter
  queryClient: QueryClient
  reader: ReaderFormat
  t: Translate<'card'>
}

/** The order of a booking; or what changed since the phone was read, for a person to read first. */
export type Done = { order?: Order | undefined; changes?: string[] | undefined }

/** Runs an action with its toasts and refusals. */
export async function runAction(action: BookingAction, around: ActionContext): Promise<Done> {
  try {
    const order = await actions[action](around)
    await invalidateLists(around.queryClient)
    return { order }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'phone_changed')
      return { changes: await readAgain(error, around) }
    await handleRefusal(error, around)
    return {}
  }
}

const actions: Record<BookingAction, (around: ActionContext) => Promise<Order | undefined>> = {
  async book({ phone, router, queryClient, reader, t }) {
    const { order } = await router.options.context.api.post('/api/advertise', {
      body: toAdvert(phone),
      once: true,
    })
    patchPhone(queryClient, phone._id, { state: 'reserved' })
    toast.success(t('book.done'))
    if (!order) return
    const { dueAt } = order
    toast(dueAt ? t('book.bookedUntil', { deadline: reader.deadline(dueAt) }) : t('book.booked'))
    return order
  },
  async advertise({ phone, router, queryClient, t }) {
    await router.options.context.api.post('/api/advertise', { body: toAdvert(phone) })
    patchPhone(queryClient, phone._id, { advertised: true })
    toast.success(t('advertise.success'))
    return undefined
  },
  async stop({ phone, router, queryClient, t }) {
    await router.options.context.api.delete('/api/advertise/{id}', { path: { id: phone._id } })
    patchPhone(queryClient, phone._id, { advertised: false })
    toast.success(t('advertise.stopped'))
    return undefined
  },
}

function toAdvert(phone: CardPhone) {
  const { _id, version, name, img, priceMinor, originalPriceMinor, currency } = phone
  const { location, used, seller, email } = phone
  const { returnDays, returnPostage, warrantyMonths } = phone
  const promised = { returnDays, returnPostage, warrantyMonths }
  return {
    phoneId: _id,
    version,
    name,
    img,
    price: toMajor(priceMinor, currency),
    originalPrice: originalPriceMinor === null ? '' : toMajor(originalPriceMinor, currency),
    location,
    used,
    seller,
    email,
    ...promised,
  }
}

/** Shows the phone as it is now, so that the next press is for that. Returns what changed. */
async function readAgain(error: ApiError, { phone, router, queryClient }: ActionContext) {
  const { api } = router.options.context
  const query = { ...listingQueries.phone(api, phone._id), staleTime: 0 }
  const current = await queryClient.fetchQuery(query)
  patchPhone(queryClient, phone._id, toCardPhone(current))
  return [error.message, ...Object.values(error.fields).map((text) => `${text}.`)]
}

async function handleRefusal(error: unknown, { phone, router, queryClient }: ActionContext) {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401) {
    // On the page of somebody whose session has ended, a dialog says so and keeps the page.
    if (pageAccount()) return
    await router.navigate({ to: pages.login(router.state.location.href) })
    return
  }
  // The caller says what failed on the way, in the language of the page.
  if (!error.isFromApi) throw error
  toast.error(error.message)
  if (error.status !== 409 && error.status !== 404) return
  if (error.code === 'already_booked') patchPhone(queryClient, phone._id, { state: 'reserved' })
  else await queryClient.invalidateQueries({ queryKey: ['phone', phone._id] })
  await invalidateLists(queryClient)
}
