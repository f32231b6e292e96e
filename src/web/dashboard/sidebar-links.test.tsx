import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '../../routes.ts'
import { createApi } from '../api/index.ts'
import { notificationQueries } from '../notifications/queries.ts'
import { createAppRouter } from '../router.tsx'
import { renderWithParts } from '../ui/repeated-part.tsx'
import { SidebarLinks } from './sidebar-links.tsx'

const api = createApi(() => Promise.reject(new Error('the sidebar calls nothing on the server')))
const roles = ['Buyer', 'Seller', 'admin'] as const
type Role = (typeof roles)[number]

function sidebar(role: Role, address: string, unread?: number) {
  const queryClient = new QueryClient()
  if (unread !== undefined)
    queryClient.setQueryData(notificationQueries.unread(api).queryKey, { unread })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ queryClient, api, kind: role, history })
  const links = (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <SidebarLinks role={role} />
      </QueryClientProvider>
    </RouterContextProvider>
  )
  return {
    plain: () => renderToString(links),
    repeated: () => renderWithParts(() => renderToString(links)),
  }
}

test('a repeated sidebar equals the one that React renders, for every role and page', () => {
  const addresses = [
    pages.dashboard(),
    `${pages.dashboard()}/`,
    pages.myProducts(),
    `${pages.myProducts()}?state=live`,
    pages.editProduct('01a20739-c3bc-75a3-9e33-0e3be5f7a8f3'),
    pages.myOrders(),
    pages.messages(),
    pages.notifications(),
    pages.settings(),
  ]
  const all = roles.flatMap((role) => addresses.map((address) => sidebar(role, address)))
  for (const { repeated } of all) repeated()
  for (const { plain, repeated } of all) expect(repeated()).toBe(plain())
  expect(new Set(all.map(({ plain }) => plain())).size).toBeGreaterThan(15)
})

test('one viewer’s number of unread notifications is not repeated for others', () => {
  expect(sidebar('Seller', pages.payouts(), 7).repeated()).toContain('>7<')
  expect(sidebar('Seller', pages.payouts()).repeated()).not.toContain('>7<')
  expect(sidebar('Seller', pages.payouts(), 8).repeated()).toContain('>8<')
})
