import { buildUser, type TestUser } from '../../test/app.ts'
import type { Site } from './site.ts'

type Wanted = Parameters<typeof buildUser>[1]

/** A user with an account, logged in as after the login form. */
export function person(site: Site, wanted: Wanted = {}): Promise<TestUser> {
  return buildUser(site.app, wanted)
}

/** A user's cookies in the browser's format. */
export function asCookies(user: TestUser, url: string) {
  return user.cookie.split('; ').map((pair) => {
    const index = pair.indexOf('=')
    return { name: pair.slice(0, index), value: pair.slice(index + 1), url }
  })
}
