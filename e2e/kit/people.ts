import { api } from '../../src/paths.ts'
import { buildUser, type TestUser } from '../../test/app.ts'
import { cookiesOf, TEST_PASSWORD } from '../../test/build/user.ts'
import type { Site } from './site.ts'

type Wanted = Parameters<typeof buildUser>[1]

/** Somebody with an account, signed in as the browser would be after the login form. */
export async function person(site: Site, wanted: Wanted = {}): Promise<TestUser> {
  const user = await buildUser(site.app, wanted)
  // An admin was made one after signing up; the cookies of that time say Buyer.
  return user.role === 'admin' ? { ...user, cookie: await signInAgain(site, user.email) } : user
}

async function signInAgain(site: Site, email: string) {
  const answer = await site.app.app.request(`${site.origin}${api.signIn()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  return cookiesOf(answer)
}

/** The cookies of a person as a browser keeps them. */
export function asCookies(user: TestUser, url: string) {
  return user.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
}
