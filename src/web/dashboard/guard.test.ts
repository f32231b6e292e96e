import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Api, User } from '../api/index.ts'
import { checkRole, requireViewer } from './guard.ts'

const ann = { _id: '1', name: 'Ann', email: 'ann@redial.example', role: 'Seller' } as User

function buildContext(calls: Partial<Api>) {
  return { api: calls as Api, queryClient: new QueryClient() }
}

test('a visitor is sent to the login, with the way back remembered', async () => {
  const context = buildContext({ me: async () => null })
  const thrown = await requireViewer(context, '/dashboard/users?q=x').catch((error) => error)
  expect(isRedirect(thrown)).toBe(true)
  expect(thrown.options).toMatchObject({
    to: '/login',
    search: { from: '/dashboard/users?q=x' },
    replace: true,
  })
})

test('whoever is signed in goes on', async () => {
  expect(await requireViewer(buildContext({ me: async () => ann }), '/dashboard')).toBe(ann)
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
