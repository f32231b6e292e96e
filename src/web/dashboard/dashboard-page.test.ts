import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi, type User } from '../api/index.ts'
import { pageStatus } from '../entry-server.tsx'
import type { AppRouter } from '../router.tsx'
import { checkAccess, requireViewer } from './dashboard-page.ts'

const ann = { _id: '1', name: 'Ann', email: 'ann@redial.example', role: 'Seller' } as User

afterEach(() => void vi.unstubAllEnvs())
const inBrowser = () => void vi.stubEnv('SSR', false)

/** Answers by path. */
function buildContext(answers: Record<string, unknown>) {
  const requested: string[] = []
  const api = createApi(async (path) => {
    requested.push(path)
    return Response.json(answers[path])
  })
  return { api, queryClient: new QueryClient(), requested }
}

const wanted = { pathname: '/dashboard/users', searchStr: '?q=x', hash: '' }

test('a visitor is sent to the login, which returns to the page', async () => {
  const context = buildContext({ '/api/me': { user: null } })
  const thrown = await requireViewer(context, wanted).catch((error) => error)
  expect(isRedirect(thrown)).toBe(true)
  expect(thrown.options).toMatchObject({
    to: '/login',
    search: { from: '/dashboard/users?q=x' },
    replace: true,
  })
  expect(thrown.options).not.toHaveProperty('hash')
})

test('the fragment of the address is kept out of the return address', async () => {
  const context = buildContext({ '/api/me': { user: null } })
  const scanned = { pathname: '/dashboard/orders/1', searchStr: '', hash: 'code=012345' }
  const thrown = await requireViewer(context, scanned).catch((error) => error)
  expect(thrown.options).toMatchObject({
    search: { from: '/dashboard/orders/1' },
    hash: 'code=012345',
  })
})

test('a logged-in viewer passes', async () => {
  expect(await requireViewer(buildContext({ '/api/me': { user: ann } }), wanted)).toEqual(ann)
})

test('on the server the role of the session is enough, and the browser gets it', async () => {
  const context = { ...buildContext({}), viewer: ann }
  expect(await checkAccess(context, 'sell')).toEqual({ allowed: true })
  expect(await checkAccess(context, 'buy')).toEqual({ allowed: true })
  expect(await checkAccess(context, 'admin')).toEqual({ allowed: false })
  expect(context.requested).toEqual([])
  expect(context.queryClient.getQueryData(['role-check', ann.email, 'Seller'])).toBe(true)
})

test('the role check is requested once per email', async () => {
  inBrowser()
  const path = '/api/users/seller/ann%40redial.example'
  const context = buildContext({ [path]: { isSeller: true } })
  context.queryClient.setDefaultOptions({ queries: { staleTime: 300_000 } })
  for (let times = 0; times < 2; times++)
    expect(await checkAccess({ ...context, viewer: ann }, 'sell')).toEqual({ allowed: true })
  expect(context.requested).toEqual([path])
})

test('a Seller may open what Buyers may', async () => {
  inBrowser()
  const context = buildContext({
    '/api/users/buyer/ann%40redial.example': { isBuyer: false },
    '/api/users/seller/ann%40redial.example': { isSeller: true },
  })
  expect(await checkAccess({ ...context, viewer: ann }, 'buy')).toEqual({ allowed: true })
})

test('the wrong role is not allowed, and the server answers 403', async () => {
  const context = {
    ...buildContext({ '/api/users/ann%40redial.example': { isAdmin: false } }),
    viewer: ann,
  }
  const guarded = await checkAccess(context, 'admin')
  expect(guarded).toEqual({ allowed: false })
  const state = { matches: [{ status: 'success', context: guarded }] }
  expect(pageStatus({ state } as unknown as AppRouter)).toBe(403)
})
