import { afterEach, expect, test } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { withMail } from '../../../../test/mailbox.ts'
import type { NewShopOutcome } from '../../../deps.ts'
import { HOUR } from '../../../shared/time.ts'
import { createSetupLink } from '../../accounts/index.ts'

let app: TestApp
afterEach(() => app.close())

async function newToken() {
  const link = await createSetupLink(app.deps)
  return new URL(link?.url ?? '').searchParams.get('token') ?? ''
}

const admin = { name: 'Ada Berg', email: 'Ada@Phones.example', password: 'plum-tractor-orbit' }
const shop = { shopName: 'Berg Phones', currency: 'EUR', country: 'NO', accentColor: '#0a7d33' }
const setUp = (token: string, more: object = {}) =>
  as(app, null).post('/api/setup', { token, ...admin, ...shop, ...more })
const open = (token: string) => as(app, null).get(`/api/setup-links/${token}`)
const config = async () => (await as(app, null).get('/api/config')).body

test('the link makes the first admin and names the shop, and is dead afterwards', async () => {
  app = await testApp({ env: { CURRENCY: 'SEK' } })
  expect((await config()).isSetUp).toBe(false)
  const token = await newToken()
  const { rows } = await app.deps.db.pool.query('select token_hash from setup_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await open(token)).body).toMatchObject({
    name: { value: 'Redial', variable: null },
    currency: { value: 'SEK', variable: 'CURRENCY' },
    mail: { server: null },
  })
  const given = { token, ...admin, ...shop, languages: ['de', 'en'] }
  const made = await as(app, null).post('/api/setup', given, { 'accept-language': 'de' })
  expect(made.status).toBe(201)
  // What the environment sets stays.
  expect(await config()).toMatchObject({
    isSetUp: true,
    name: 'Berg Phones',
    currency: 'SEK',
    country: 'NO',
    accentColor: '#0a7d33',
    languages: ['en', 'de'],
  })
  const { email, password } = admin
  const login = await as(app, null).post('/api/auth/sign-in/email', { email, password })
  expect(login.body.user).toMatchObject({ email: 'ada@phones.example', role: 'admin' })
  expect([(await open(token)).status, (await setUp(token)).status]).toEqual([410, 410])
  expect(await createSetupLink(app.deps)).toBeUndefined()
  const { rows: admins } = await app.deps.db.pool.query('select language from users')
  expect(admins, 'emails are in the language of the page').toEqual([{ language: 'de' }])
  const { rows: links } = await app.deps.db.pool.query('select from setup_links')
  expect(links).toHaveLength(0)
})

test('a wrong, an old and a replaced token open nothing and reveal nothing', async () => {
  app = await testApp({ env: withMail })
  const first = await newToken()
  const second = await newToken()
  for (const token of ['-', 'made-up', first]) {
    const answer = await open(token)
    expect(answer.status).toBe(404)
    expect(Object.keys(answer.body).sort()).toEqual(['error', 'message'])
    expect((await setUp(token)).status).toBe(404)
    const test = await as(app, null).post(`/api/setup-links/${token}/test-mail`, {
      to: 'x@example.org',
    })
    expect(test.status).toBe(404)
  }
  expect((await open(second)).status).toBe(200)
  app.clock.advance(25 * HOUR)
  expect((await setUp(second)).status).toBe(404)
  expect((await config()).isSetUp).toBe(false)
})

test('of two people at once one becomes the admin, and the other reads why not', async () => {
  app = await testApp()
  const token = await newToken()
  const answers = await Promise.all([setUp(token), setUp(token, { email: 'eve@phones.example' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
  const { rows } = await app.deps.db.pool.query(`select from users where role = 'admin'`)
  expect(rows).toHaveLength(1)
  expect((await app.deps.db.pool.query('select from users')).rows).toHaveLength(1)
})

test('wrong input is named at its field, nothing is stored, and the link goes on working', async () => {
  app = await testApp({ env: { OFFLINE_PAYMENT: '', OFFLINE_PAYMENT_INSTRUCTIONS: '' } })
  await buildUser(app, { email: 'taken@phones.example' })
  const token = await newToken()
  const fields = async (more: object) => {
    const { status, body } = await setUp(token, more)
    expect(status).toBe(422)
    return Object.keys(body.fields)
  }
  expect(await fields({ email: 'nobody', currency: 'XXQ', accentColor: 'red' })).toEqual([
    'email',
    'accentColor',
    'currency',
  ])
  expect(await fields({ password: 'password1' })).toEqual(['password'])
  expect(await fields({ email: 'Taken@phones.example' })).toEqual(['email'])
  expect(await fields({ transferPayee: 'shop', transferInstructions: null })).toEqual([
    'transferInstructions',
  ])
  // Nobody could pay before the phone is sent.
  expect(await fields({ transferPayee: 'off', deliveryMethods: 'shipping' })).toEqual([
    'deliveryMethods',
  ])
  expect((await config()).isSetUp).toBe(false)
  expect((await setUp(token)).status).toBe(201)
})

test('the mail server’s refusal is shown without the password in its address', async () => {
  app = await testApp({ env: { SMTP_URL: 'smtp://shop:secret-word@mail.example.org' } })
  const token = await newToken()
  const to = 'ada@phones.example'
  const sent: string[] = []
  app.deps.mailer.send = async (mail) => void sent.push(mail.to)
  const path = `/api/setup-links/${token}/test-mail`
  expect((await as(app, null).post(path, { to })).body).toEqual({ server: 'mail.example.org' })
  expect(sent).toEqual([to])
  app.deps.mailer.send = () => Promise.reject(new Error('535 authentication failed'))
  const { status, body } = await as(app, null).post(path, { to })
  expect([status, body.error]).toEqual([409, 'mail_failed'])
  expect(body.message).toContain('535 authentication failed')
  expect(body.message).not.toContain('secret-word')
})

test('in a demo only the link sets up a shop, with the defaults of a new one and not what somebody changed', async () => {
  app = await testApp({ demo: true })
  const demoAdmin = await buildUser(app, { role: 'admin' })
  const forms: object[] = []
  const outcomes: NewShopOutcome[] = [
    { fields: { password: 'Too common' } },
    { refused: 'setup_failed' },
    { email: 'ada@phones.example' },
    { refused: 'already_set_up' },
  ]
  app.deps.replaceDemo = async ({ values }) => {
    forms.push(values)
    return outcomes[forms.length - 1] ?? { refused: 'setup_failed' }
  }
  const renamed = { ...app.deps.settings.current(), name: 'Not yours', accentColor: '#000000' }
  app.deps.settings = { ...app.deps.settings, current: () => renamed }
  const body = { token: 'made-up', ...admin, ...shop }
  expect((await as(app, demoAdmin).post('/api/setup', body)).status).toBe(404)
  const old = await newToken()
  const token = await newToken()
  expect((await setUp(old)).status).toBe(404)
  expect(forms).toEqual([])
  expect((await open(token)).body).toMatchObject({
    replacesDemo: true,
    name: { value: 'Redial' },
    accentColor: { value: '#cf3a1d' },
    takesOnline: false,
  })
  expect((await setUp(token)).body.fields).toEqual({ password: 'Too common' })
  expect((await setUp(token)).body.error).toBe('setup_failed')
  expect((await setUp(token)).status).toBe(201)
  expect((await setUp(token)).status).toBe(410)
  expect(forms[0]).toEqual({ ...admin, ...shop })
  app.clock.advance(25 * HOUR)
  expect((await setUp(token)).status).toBe(404)
  // A demo that has to stay one.
  app.deps.replaceDemo = undefined
  expect((await setUp(token)).status).toBe(410)
  expect(await createSetupLink(app.deps)).toBeUndefined()
})
