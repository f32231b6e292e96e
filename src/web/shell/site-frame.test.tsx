import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pages } from '../../contract/urls.ts'
import type { ViewerKind } from './viewer.ts'

// Modules of its own: other files of the worker may have cached headers with another search.
vi.resetModules()
const { renderWithParts } = await import('../ui/repeated-part.tsx')
const { SiteEnd, SiteHeader, socialLinks } = await import('./site-frame.tsx')
const { ViewerProvider } = await import('./viewer.ts')

async function siteFor(kind: ViewerKind, address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const queryClient = new QueryClient()
  const context = { kind, queryClient, api: {} }
  const router = createRouter({ routeTree: createRootRoute(), history, context })
  await router.load()
  const site = (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <ViewerProvider value={{ kind, user: undefined, known: false }}>
          <SiteHeader search={<a href="/products">Search</a>} />
          <SiteEnd />
        </ViewerProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  )
  return {
    plain: () => renderToString(site),
    repeated: () => renderWithParts(() => renderToString(site)),
  }
}

test('cached headers and footers equal those that React renders, on every page and for every viewer', async () => {
  const addresses = [
    pages.home(),
    `${pages.home()}?utm_source=mail`,
    pages.products(),
    `${pages.products()}/`,
    `${pages.products()}?max=20`,
    pages.blog(),
    `${pages.blog()}/first-steps`,
    pages.favorites(),
    pages.login(),
    `${pages.login()}?from=%2Fproducts`,
    pages.dashboard(),
    pages.settings(),
    pages.myOrders(),
    pages.transparency(),
    '/productsandmore',
    '/phones/01a20739-c3bc-75a3-9e33-0e3be5f7a8f3-pixel-2',
  ]
  const kinds: ViewerKind[] = ['visitor', 'Buyer', 'Seller', 'admin']
  const all = kinds.flatMap((kind) => addresses.map((address) => ({ kind, address })))
  const sites = await Promise.all(all.map(({ kind, address }) => siteFor(kind, address)))
  for (const { repeated } of sites) repeated()
  for (const { plain, repeated } of sites) expect(repeated()).toBe(plain())
  expect(new Set(sites.map(({ plain }) => plain())).size).toBeGreaterThan(20)
})

test('without profiles the icons share the page that is shown', () => {
  const links = socialLinks([], 'https://shop.example/phones/1?a=b&c')
  expect(links.map(({ label }) => label)).toEqual([
    'Share on Facebook',
    'Share on X',
    'Share on WhatsApp',
    'Share on Telegram',
  ])
  for (const { href } of links)
    expect(href).toContain(encodeURIComponent('https://shop.example/phones/1?a=b&c'))
})

test('the shop’s own profiles replace them, named by network or host', () => {
  const profiles = ['https://www.instagram.com/redial', 'https://social.example/@redial']
  expect(socialLinks(profiles, 'https://shop.example/')).toEqual([
    { label: 'Redial on Instagram', href: profiles[0], mark: 'Ig' },
    { label: 'Redial on social.example', href: profiles[1], mark: 'S' },
  ])
})
