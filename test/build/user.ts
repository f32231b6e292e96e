import type { Viewer } from '../../src/platform/http/index.ts'
import type { TestApp } from '../app.ts'

export type TestUser = {
  id: string
  name: string
  email: string
  role: Viewer['role']
  cookie: string
}

export const TEST_PASSWORD = 'correct horse battery'

let count = 0

/** Signs somebody up through the API; an admin is then made one in the database. */
export async function buildUser(
  app: TestApp,
  wanted: { role?: Viewer['role']; name?: string; email?: string } = {},
): Promise<TestUser> {
  count += 1
  const role = wanted.role ?? 'Buyer'
  const name = wanted.name ?? `${role} ${count}`
  const email = wanted.email ?? `${role.toLowerCase()}${count}@example.org`
  const response = await app.app.request('http://localhost:3000/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email,
      password: TEST_PASSWORD,
      role: role === 'admin' ? 'Buyer' : role,
    }),
  })
  if (response.status !== 200)
    throw new Error(`sign-up answered ${response.status}: ${await response.text()}`)
  // Whole tests come from one address, as no crowd of people does.
  await app.deps.db.pool.query(`delete from rate_limits where key like 'sign-up:%'`)
  const { user } = (await response.json()) as { user: { id: string } }
  if (role === 'admin')
    await app.deps.db.pool.query(`update users set role = 'admin' where id = $1`, [user.id])
  return { id: user.id, name, email, role, cookie: cookiesOf(response) }
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
