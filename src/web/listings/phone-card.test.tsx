import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '../../contract/urls.ts'
import type { Phone } from '../api/index.ts'
import { ShopProvider, toShopTerms } from '../shell/shop.ts'
import { type ViewerKind, ViewerProvider } from '../shell/viewer.ts'
import { renderWithParts } from '../ui/repeated-part.tsx'
import { type CardPhone, toCardPhone } from './card-phone.ts'
import { loadActions } from './phone-action-part.ts'
import { PhoneCard } from './phone-card.tsx'

const phone: CardPhone = {
  _id: '01a20739-c3bc-75a3-9e33-0e3be5f7a8f3',
  slug: 'pixel-2',
  name: 'Pixel 2',
  color: 'Clearly White',
  img: '/media/01a20739-c34f-7655-86f8-76027c5fc121.webp',
  grade: 'B',
  storageGb: 64,
  used: '2 years',
  priceMinor: 18_500,
  originalPriceMinor: 64_900,
  currency: 'USD',
  location: 'Bologna, Italy',
  place: null,
  distanceKm: null,
  seller: 'Sam Ellis',
  sellerId: '01a20739-a4ff-7a48-8d35-f778ecb95813',
  sellerLevel: 'trusted',
  email: '',
  state: 'live',
  advertised: false,
  delivery: {
    pickUp: true,
    shipping: {
      zones: [{ to: ['IT'], priceMinor: 600 }],
    },
  },
  takesTransfer: true,
  returnDays: 14,
  returnPostage: 'seller',
  warrantyMonths: null,
}

type Shown = {
  kind?: ViewerKind
  pathname?: string
  at?: number
  layout?: 'row'
  heading?: 'h3'
  phone?: CardPhone
  shippingPayment?: 'any' | 'none'
}

async function cardFor({ kind = 'visitor', pathname = '/products', ...shown }: Shown) {
  const history = createMemoryHistory({ initialEntries: [pathname] })
  const queryClient = new QueryClient()
  const context = { kind, queryClient, api: {} }
  const router = createRouter({ routeTree: createRootRoute(), history, context })
  await router.load()
  const { shippingPayment = 'any', ...props } = shown
  const card = (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <ViewerProvider value={{ kind, user: undefined, known: false }}>
          <ShopProvider value={{ ...toShopTerms(undefined), shippingPayment }}>
            <PhoneCard phone={phone} {...props} />
          </ShopProvider>
        </ViewerProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  )
  return {
    plain: () => renderToString(card),
    repeated: () => renderWithParts(() => renderToString(card)),
  }
}

test('a cached card equals the one that React renders, on every page and for every viewer', async () => {
  await loadActions('Buyer')
  const shown: Shown[] = [
    {},
    { kind: 'Buyer' },
    { kind: 'Seller' },
    { kind: 'admin' },
    { at: 0 },
    { at: 1 },
    { at: 9 },
    { layout: 'row' },
    { heading: 'h3' },
    { pathname: pages.seller(phone.sellerId ?? '') },
    { pathname: pages.namedPhone(phone._id, phone.slug) },
    { phone: { ...phone, priceMinor: 18_400 } },
    { phone: { ...phone, state: 'reserved' } },
    { phone: { ...phone, state: 'reserved' }, kind: 'Buyer' },
    { phone: { ...phone, state: 'sold' } },
    { shippingPayment: 'none' },
  ]
  const cards = await Promise.all(shown.map(cardFor))
  for (const { repeated } of cards) repeated()
  for (const { plain, repeated } of cards) expect(repeated()).toBe(plain())
  expect(new Set(cards.map(({ plain }) => plain())).size).toBeGreaterThan(10)
})

test('the HTML of a frozen phone’s card is kept when it is shown again', async () => {
  const { plain, repeated } = await cardFor({ phone: Object.freeze({ ...phone, name: 'Pixel 3' }) })
  const isMarked = () => {
    let html = ''
    renderWithParts(() => {
      html = plain()
      return html
    })
    return html.includes('data-part')
  }
  // A card is marked in the page whose HTML of it is kept.
  expect([isMarked(), isMarked(), isMarked()]).toEqual([false, true, false])
  expect(repeated()).toBe(plain())
})

test('what a list keeps of a phone is all that its card shows', async () => {
  const shipping = {
    zones: [{ to: ['IT'], price: '6.00', priceMinor: 600 }],
    handlingDays: 3,
    carrier: 'DHL',
  }
  const own = { ...phone, brand: 'Google', delivery: { pickUp: true, shipping } }
  const changes = [
    {},
    { place: { id: 1, name: phone.location } },
    { place: { id: 2, name: 'Turin, Italy' } },
    { delivery: { pickUp: true, shipping: null } },
  ]
  for (const change of changes) {
    const whole = { ...own, ...change } as Phone
    const cards = await Promise.all(
      [whole, toCardPhone(whole)].map((one) => cardFor({ phone: one })),
    )
    const [shown, cached] = cards.map(({ plain }) => plain())
    expect(cached).toBe(shown)
  }
})
