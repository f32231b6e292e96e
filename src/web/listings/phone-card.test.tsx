import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Phone } from '../api/index.ts'
import { ShopProvider, toShopTerms } from '../shell/shop.ts'
import { ViewerProvider } from '../shell/viewer.ts'
import { type CardPhone, toCardPhone } from './card-phone.ts'
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
  version: 1,
  returnDays: 14,
  returnPostage: 'seller',
  warrantyMonths: null,
}

async function htmlOfCard(shown: CardPhone, props: Partial<Parameters<typeof PhoneCard>[0]> = {}) {
  const queryClient = new QueryClient()
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/products'] }),
    context: { kind: 'visitor', queryClient, api: {} },
  })
  await router.load()
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <ViewerProvider value={{ kind: 'visitor', user: undefined, isLoaded: false }}>
          <ShopProvider value={{ ...toShopTerms(undefined), shippingPayment: 'any' }}>
            <PhoneCard phone={shown} {...props} />
          </ShopProvider>
        </ViewerProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

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
    expect(await htmlOfCard(toCardPhone(whole))).toBe(await htmlOfCard(whole))
  }
})

test('a card on the page of its seller names neither them nor their town', async () => {
  const elsewhere = await htmlOfCard(phone)
  expect(elsewhere).toContain('Sam Ellis')
  expect(elsewhere).toContain('Bologna, Italy')
  const own = await htmlOfCard(phone, { onPageOf: { place: 'Bologna, Italy' } })
  expect(own).not.toContain('Sam Ellis')
  expect(own).not.toContain('Bologna, Italy')
})
