import { api, pages } from '../../src/contract/urls.ts'
import { readOutbox, sendDueMails } from '../../src/platform/mail/index.ts'
import { as, buildUser, type TestUser } from '../../test/app.ts'
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

/** The page that an emailed link to choose a new password opens. */
export async function resetLink({ app }: Site): Promise<string> {
  const { email } = await buildUser(app)
  await as(app, null).post(api.requestPasswordReset(), { email })
  await sendDueMails(app.deps)
  const mails = await readOutbox(`${app.deps.env.DATA_DIR}/outbox`)
  const text = mails.find(({ to }) => to === email)?.text ?? ''
  const [, token] = /token=(\S+)/.exec(text) ?? []
  return `${pages.resetPassword()}?token=${token}`
}
