import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '../../contract/urls.ts'
import type { User } from '../api/index.ts'
import { openPage } from '../entry-server.tsx'
import { messageQueries } from '../messaging/feed.tsx'
import { notificationQueries } from '../notifications/queries.ts'
import { App } from '../router.tsx'

const roles = ['Buyer', 'Seller', 'admin'] as const
/** The links, with the bar above them that small screens show. */
const SIDEBAR =
  /<div class="[^"]*lg:hidden"[^>]*><button type="button" popoverTarget="sidebar".*?<nav id="sidebar".*?<\/nav>/s

/** The sidebar of a page for someone of a role. The data of the page itself cannot be loaded. */
async function sidebarOf(role: User['role'], url: string, unread?: number, messages?: number) {
  const user = { _id: '1', name: 'Ann', email: 'ann@redial.example', role } as User
  const fetch = async (path: string) =>
    path === '/api/me' ? Response.json({ user }) : Response.json({}, { status: 409 })
  const { router, queryClient, markup } = await openPage({ url, fetch, kind: role })
  if (unread !== undefined)
    queryClient.setQueryData(notificationQueries.unread({ get: fetch as never }).queryKey, {
      unread,
    })
  if (messages !== undefined)
    queryClient.setQueryData(messageQueries.unread().queryKey, { unread: messages, lastUpdate: 1 })
  return {
    plain: SIDEBAR.exec(renderToString(<App router={router} queryClient={queryClient} />))?.[0],
    html: SIDEBAR.exec(markup())?.[0],
  }
}

test('a repeated sidebar equals the one that React renders, for every role and page', async () => {
  const urls = [
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
  const first = new Set<string | undefined>()
  for (const role of roles)
    for (const url of urls) {
      const { plain, html } = await sidebarOf(role, url)
      expect(html).toBe(plain)
      expect((await sidebarOf(role, url)).html).toBe(plain)
      first.add(plain)
    }
  expect(first.size).toBeGreaterThan(15)
})

test('one person’s number of unread notifications is not repeated for others', async () => {
  const url = pages.payouts()
  expect((await sidebarOf('Seller', url, 7)).html).toContain('>7<')
  expect((await sidebarOf('Seller', url)).html).not.toContain('>7<')
  expect((await sidebarOf('Seller', url, 8)).html).toContain('>8<')
})

test('one person’s number of unread messages is not repeated for others', async () => {
  const url = pages.offers()
  const withMessages = (messages?: number) => sidebarOf('Seller', url, undefined, messages)
  expect((await withMessages(7)).html).toContain('>7<')
  expect((await withMessages()).html).not.toContain('>7<')
  expect((await withMessages(8)).html).toContain('>8<')
})
