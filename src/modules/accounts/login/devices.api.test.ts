import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { TEST_PASSWORD } from '../../../../test/build/user.ts'
import { api as paths } from '../../../contract/urls.ts'
import { readOutbox, sendDueMails } from '../../../platform/mail/index.ts'
import { DAY } from '../../../shared/time.ts'
import { notifyPeople } from '../../notifications/index.ts'
import { deleteOldDevices } from './record-login.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0 Safari/537.36'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

/** A browser with a cookie jar of its own. */
function openBrowser(address = '203.0.113.77') {
  const jar = new Map<string, string>()
  return {
    jar,
    async logIn(email: string, password = TEST_PASSWORD) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await as(app, { cookie }).post(
        paths.logIn(),
        { email, password },
        { 'user-agent': CHROME, 'x-forwarded-for': address },
      )
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        jar.set(name, value)
      }
      return answer
    },
    /** Who the server takes this browser for. */
    async whoAmI() {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      return (await as(app, { cookie }).get(paths.me())).body.user?._id ?? null
    },
  }
}

async function mailsTo(email: string) {
  while ((await notifyPeople(app.deps)) > 0);
  while ((await sendDueMails(app.deps)) > 0);
  const mails = await readOutbox(`${app.deps.env.DATA_DIR}/outbox`)
  return mails.filter(({ to }) => to === email)
}

test('a login from a new browser is reported by email; the first login of an account and known browsers are not', async () => {
  const user = await buildUser(app)
  const [first, second] = [openBrowser(), openBrowser('198.51.100.4')]
  await first.logIn(user.email)
  await first.logIn(user.email)
  expect(await mailsTo(user.email)).toEqual([])
  await second.logIn(user.email)
  await second.logIn(user.email)
  const mails = await mailsTo(user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['New login to your account'])
  expect(mails[0]?.text).toMatch(
    /Chrome on Linux logged in on .+ from the network 198\.51\.100\.0\/24\./,
  )
  expect(mails[0]?.text).toContain('/dashboard/settings#devices')
})

test('the security log says whether a wrong password was typed on a known device', async () => {
  const user = await buildUser(app)
  const [own, foreign] = [openBrowser(), openBrowser('198.51.100.4')]
  await own.logIn(user.email)
  await own.logIn(user.email, 'a typo')
  await foreign.logIn(user.email, 'a guess')
  const events = (await as(app, user).get(paths.mySecurityEvents())).body
  const failures = events.filter(({ kind }: { kind: string }) => kind === 'login_failed')
  expect(failures.map(({ detail }: { detail: string }) => detail)).toEqual([
    '',
    'On a device that you use',
  ])
})

test('the device cookie is out of reach of scripts and stored only as a hash', async () => {
  const user = await buildUser(app)
  const browser = openBrowser()
  const answer = await browser.logIn(user.email)
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('redial_device='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  const id = browser.jar.get('redial_device') ?? ''
  const { rows } = await app.deps.db.pool.query('select * from known_devices where user_id = $1', [
    user.id,
  ])
  expect(rows).toHaveLength(1)
  expect(id).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(id)
})

test('a made-up device cookie is replaced', async () => {
  const user = await buildUser(app)
  const browser = openBrowser()
  browser.jar.set('redial_device', 'chosen-by-the-client')
  await browser.logIn(user.email)
  expect(browser.jar.get('redial_device')).toMatch(/^[\w-]{43}$/)
})

test('a new login in a browser ends its previous session, also of another account', async () => {
  const [one, other] = [await buildUser(app), await buildUser(app)]
  const browser = openBrowser()
  await browser.logIn(one.email)
  const before = new Map(browser.jar)
  expect(await browser.whoAmI()).toBe(one.id)
  await browser.logIn(other.email)
  expect(await browser.whoAmI()).toBe(other.id)
  const old = openBrowser()
  for (const [name, value] of before) old.jar.set(name, value)
  expect(await old.whoAmI()).toBeNull()
})

test('known devices are deleted after 400 days without a login', async () => {
  const user = await buildUser(app)
  await openBrowser().logIn(user.email)
  const count = async () =>
    (
      await app.deps.db.pool.query(
        'select count(*)::int as n from known_devices where user_id = $1',
        [user.id],
      )
    ).rows[0].n
  app.clock.advance(400 * DAY)
  await deleteOldDevices(app.deps)
  expect(await count()).toBe(1)
  app.clock.advance(1)
  await deleteOldDevices(app.deps)
  expect(await count()).toBe(0)
})
