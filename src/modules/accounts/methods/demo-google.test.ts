import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIGIN, type TestApp, testApp } from '../../../../test/app.ts'
import { demoGoogle, leadToDemoGoogle } from './demo-google.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true })
})
afterAll(() => app.close())

const verifier = 'a verifier that only the shop knows'
const redirectUri = `${ORIGIN}/api/auth/callback/google`

test('a code of one process can be exchanged once, at any process, with the right verifier', async () => {
  const [first, second] = [demoGoogle(app.deps), demoGoogle(app.deps)]
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const form = { redirect_uri: redirectUri, state: 's', nonce: 'n', code_challenge: challenge }
  const body = new URLSearchParams({ ...form, email: 'grace@example.org', answer: 'allow' })
  const granted = await first.request('/authorize', { method: 'POST', body })
  const code = new URL(granted.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const exchange = (code: string, code_verifier = verifier) =>
    second.request('/token', {
      method: 'POST',
      body: new URLSearchParams({ code, code_verifier, redirect_uri: redirectUri }),
    })
  expect((await exchange(code, 'another one')).status).toBe(400)
  expect((await exchange(`${code}x`)).status).toBe(400)
  const tokens = (await (await exchange(code)).json()) as { id_token: string }
  const claims = JSON.parse(
    Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(claims).toMatchObject({ email: 'grace@example.org', nonce: 'n' })
  expect((await exchange(code)).status).toBe(400)
  const keys = await Promise.all(
    [first, second].map(async (one) => (await one.request('/keys')).text()),
  )
  expect(keys[0]).toBe(keys[1])
})

test('the login stays at the address that the browser uses, from the button back to the shop', async () => {
  const lan = { host: '192.0.2.2:3000' }
  const shop = new Hono().get('/start', (c) => {
    const url = `${ORIGIN}/demo-google/authorize?redirect_uri=${encodeURIComponent(redirectUri)}`
    return leadToDemoGoogle(app.deps, c, Response.json({ url }))
  })
  const started = await (await shop.request('/start', { headers: lan })).json()
  expect(started.url).toMatch(/^http:\/\/192\.0\.2\.2:3000\/demo-google\/authorize\?/)
  const granted = await demoGoogle(app.deps).request('/authorize', {
    method: 'POST',
    headers: lan,
    body: new URLSearchParams({
      redirect_uri: redirectUri,
      email: 'lan@example.org',
      answer: 'allow',
    }),
  })
  expect(granted.headers.get('location')).toMatch(
    /^http:\/\/192\.0\.2\.2:3000\/api\/auth\/callback\/google\?/,
  )
})
