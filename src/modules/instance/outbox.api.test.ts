import { afterAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { pages } from '../../contract/urls.ts'
import { readOutbox, sendDueMails } from '../../platform/mail/index.ts'

const opened: TestApp[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

/** An app whose outbox has an email about a forgotten password. */
async function withMail(demo: boolean) {
  const app = await testApp({ demo })
  opened.push(app)
  const { email } = await buildUser(app, { role: 'Buyer' })
  await as(app, null).post('/api/auth/request-password-reset', { email })
  await sendDueMails(app.deps)
  return { app, email }
}

test('an email of the outbox is shown as HTML that runs no scripts and only our pages can frame', async () => {
  const { app, email } = await withMail(true)
  const { body } = await as(app, null).get('/api/outbox')
  expect(body[0]).toMatchObject({ to: email, topic: 'account', isFormatted: true })

  const letter = await app.app.request(pages.outboxLetter(body[0].id))
  expect(letter.status).toBe(200)
  expect(letter.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self';.*frame-ancestors 'self'$/,
  )
  expect(letter.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(await letter.text()).toContain('<base target="_top">')
})

test('nobody reads an email by another name than its id, nor outside of a demo', async () => {
  const { app } = await withMail(true)
  for (const id of ['..%2F..%2Fsecret', 'x', '01a22ec8-57ae-7721-bc7b-a29510be5e9b'])
    expect((await app.app.request(pages.outboxLetter(id))).status).toBe(404)

  const { app: shop } = await withMail(false)
  const [mail] = await readOutbox(`${shop.deps.env.DATA_DIR}/outbox`)
  expect((await shop.app.request(pages.outboxLetter(mail!.id))).status).toBe(404)
})
