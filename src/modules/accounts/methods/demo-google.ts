import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '../../../deps.ts'
import { INLINE_STYLES_POLICY } from '../../../platform/http/index.ts'
import { MINUTE } from '../../../shared/time.ts'
import { DEMO_GOOGLE_CLIENT, DEMO_GOOGLE_PATH } from '../auth.ts'

/** A code is good for one exchange within this time. */
const CODE_MS = MINUTE
const TOKEN_SECONDS = 300
/** Sign-ins under way at a time; far more than a demo sees. */
const MAX_GRANTS = 1_000

type Grant = {
  name: string
  email: string
  nonce: string
  challenge: string
  redirectUri: string
  at: number
}

/**
 * A small OpenID provider for demo mode, to try signing in "with Google" without Google's keys,
 * with the same code. Its page says that it is not Google; it accepts any identity.
 */
export function demoGoogle(deps: Deps) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keyId = randomBytes(8).toString('hex')
  const grants = new Map<string, Grant>()
  const issuer = () => `${deps.origin()}${DEMO_GOOGLE_PATH}`

  function forgetOld() {
    for (const [code, { at }] of grants)
      if (Date.now() - at > CODE_MS || grants.size > MAX_GRANTS) grants.delete(code)
  }

  function idToken(grant: Grant) {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer(),
      aud: DEMO_GOOGLE_CLIENT.id,
      sub: createHash('sha256').update(grant.email).digest('hex').slice(0, 21),
      email: grant.email,
      email_verified: true,
      name: grant.name,
      nonce: grant.nonce,
      iat: now,
      exp: now + TOKEN_SECONDS,
    }
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${part(claims)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  return new Hono()
    .get('/.well-known/openid-configuration', (c) =>
      c.json({
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        jwks_uri: `${issuer()}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    )
    .get('/keys', (c) =>
      c.json({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }],
      }),
    )
    .get('/authorize', (c) => {
      const asked = c.req.query()
      if (!asked.redirect_uri || !isOwnUrl(asked.redirect_uri, deps.origin()))
        return c.text('This provider only serves this instance.', 400)
      return c.html(demoGooglePage(asked), 200, { 'Content-Security-Policy': INLINE_STYLES_POLICY })
    })
    .post('/authorize', async (c) => {
      const form = await c.req.formData().catch(() => new FormData())
      const of = (name: string) => String(form.get(name) ?? '').slice(0, 500)
      const redirectUri = of('redirect_uri')
      if (!isOwnUrl(redirectUri, deps.origin()))
        return c.text('This provider only serves this instance.', 400)
      const back = new URL(redirectUri)
      back.searchParams.set('state', of('state'))
      const email = of('email').trim().toLowerCase()
      if (of('answer') === 'cancel' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
        back.searchParams.set('error', 'access_denied')
        return c.redirect(back.href)
      }
      const code = randomBytes(24).toString('base64url')
      const name = of('name').trim() || email.split('@')[0] || email
      const [nonce, challenge] = [of('nonce'), of('code_challenge')]
      forgetOld()
      grants.set(code, { name, email, nonce, challenge, redirectUri, at: Date.now() })
      back.searchParams.set('code', code)
      back.searchParams.set('iss', issuer())
      return c.redirect(back.href)
    })
    .post('/token', async (c) => {
      const form = await c.req.formData().catch(() => new FormData())
      forgetOld()
      const code = String(form.get('code') ?? '')
      const grant = grants.get(code)
      grants.delete(code)
      const proof = createHash('sha256')
        .update(String(form.get('code_verifier') ?? ''))
        .digest('base64url')
      if (!grant || proof !== grant.challenge || grant.redirectUri !== form.get('redirect_uri'))
        return c.json({ error: 'invalid_grant' }, 400)
      return c.json({
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        id_token: idToken(grant),
      })
    })
}

function isOwnUrl(redirectUri: string, origin: string) {
  return URL.canParse(redirectUri) && new URL(redirectUri).origin === origin
}

const FORWARDED = ['redirect_uri', 'state', 'nonce', 'code_challenge'] as const
const FIELD_STYLE =
  'display:block;width:100%;font:inherit;padding:.7rem;margin:.25rem 0 1rem;border:1px solid;border-radius:.5rem;box-sizing:border-box'
const BUTTON_STYLE =
  'font:inherit;padding:.75rem 1.25rem;border-radius:.5rem;border:1px solid;cursor:pointer;min-height:44px'

/** The page of the demo provider; it first says what it is. */
function demoGooglePage(asked: Record<string, string>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <title>Demo sign-in - Redial</title>
      </head>
      <body style="font:16px/1.5 system-ui;margin:0">
        <main style="max-width:26rem;margin:10vh auto;padding:1.5rem">
          <h1 style="font-size:1.5rem">This is not Google</h1>
          <p>
            It is the demo provider of this Redial, in place of Google's page while no keys are set.
            It asks for no password and believes what you type.
          </p>
          <form method="post" action="/demo-google/authorize">
            ${FORWARDED.map((name) => html`<input type="hidden" name="${name}" value="${asked[name] ?? ''}" />`)}
            <label>Name <input style="${FIELD_STYLE}" name="name" value="Demo Visitor" maxlength="80" /></label>
            <label>
              E-mail
              <input style="${FIELD_STYLE}" name="email" type="email" required value="visitor@demo.redial.example" />
            </label>
            <button style="${BUTTON_STYLE}" name="answer" value="allow">Continue</button>
            <button style="${BUTTON_STYLE}" name="answer" value="cancel" formnovalidate>Cancel</button>
          </form>
        </main>
      </body>
    </html>`
}
