import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Api, User } from '../api/index.ts'
import { checkRole, requireViewer } from './guard.ts'

const ann = { _id: '1', name: 'Ann', email: 'ann@redial.example', role: 'Seller' } as User

function buildContext(calls: Partial<Api>) {
  return { api: calls as Api, queryClient: new QueryClient() }
}

const wanted = { pathname: '/dashboard/users', searchStr: '?q=x', hash: '' }

test('a visitor is sent to the login, with the way back remembered', async () => {
  const context = buildContext({ me: async () => null })
  const thrown = await requireViewer(context, wanted).catch((error) => error)
  expect(isRedirect(thrown)).toBe(true)
  expect(thrown.options).toMatchObject({
    to: '/login',
    search: { from: '/dashboard/users?q=x' },
    replace: true,
  })
  expect(thrown.options).not.toHaveProperty('hash')
})

test('what stands behind the # stays there: no server reads it in the way back', async () => {
  const context = buildContext({ me: async () => null })
  const scanned = { pathname: '/dashboard/orders/1', searchStr: '', hash: 'code=012345' }
  const thrown = await requireViewer(context, scanned).catch((error) => error)
  expect(thrown.options).toMatchObject({
    search: { from: '/dashboard/orders/1' },
    hash: 'code=012345',
  })
})

test('whoever is signed in goes on', async () => {
  expect(await requireViewer(buildContext({ me: async () => ann }), wanted)).toBe(ann)
})

test('the role is asked of the role check, once an e-mail', async () => {
  const asked: string[] = []
  const context = buildContext({
    isSeller: async (email) => {
      asked.push(email)
      return true
    },
  })
  context.queryClient.setDefaultOptions({ queries: { staleTime: 300_000 } })
  for (let times = 0; times < 2; times++)
    expect(await checkRole({ ...context, viewer: ann }, 'Seller')).toEqual({ allowed: true })
  expect(asked).toEqual([ann.email])
})

test('the wrong role gets a 403 from the server', async () => {
  const context = { ...buildContext({ isAdmin: async () => false }), viewer: ann }
  await expect(checkRole(context, 'admin')).rejects.toMatchObject({ status: 403 })
})
