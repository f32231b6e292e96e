import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  INLINE_STYLES_POLICY,
  ownAddress,
  reachedAt,
} from '../../../platform/http/index.ts'
import { rawPublicKey, signText } from '../../../platform/signature.ts'
import { MINUTE } from '../../../shared/time.ts'
import { DEMO_GOOGLE_CLIENT, DEMO_GOOGLE_PATH } from '../auth-settings.ts'

/** A code is good for one exchange within this time. */
const CODE_MS = MINUTE
const TOKEN_SECONDS = 300

type Grant = {
  name: string
  email: string
  nonce: string
  challenge: string
  redirectUri: string
  /** Milliseconds since 1970. */
  expires: number
}

/**
 * A small OpenID provider for demo mode, to try logging in "with Google" without Google's keys,
 * with the same code. Its page says that it is not Google; it accepts any identity. Its keys come from the
 * secret of the instance, and a code holds what it stands for: any worker can answer the next request.
 */
export function demoGoogle(deps: Deps) {
  const { secret } = deps
  const keyId = 'demo'
  const used = createLimiter(deps.db.pool, 'demo-google', 1, CODE_MS / 1000)
  const issuer = () => `${deps.origin()}${DEMO_GOOGLE_PATH}`

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
    const signed = `${part({ alg: 'EdDSA', typ: 'JWT', kid: keyId })}.${part(claims)}`
    return `${signed}.${toBase64Url(signText(secret, signed))}`
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
        id_token_signing_alg_values_supported: ['EdDSA'],
      }),
    )
    .get('/keys', (c) =>
      c.json({
        keys: [
          {
            kty: 'OKP',
            crv: 'Ed25519',
            x: toBase64Url(rawPublicKey(secret)),
            kid: keyId,
            use: 'sig',
            alg: 'EdDSA',
          },
        ],
      }),
    )
    .get('/authorize', (c) => {
      const query = c.req.query()
      if (!query.redirect_uri || !isOwnUrl(query.redirect_uri, deps.origin()))
        return c.text('This provider only serves this shop.', 400)
      return c.html(demoGooglePage(query), 200, { 'Content-Security-Policy': INLINE_STYLES_POLICY })
    })
    .post('/authorize', async (c) => {
      const form = await c.req.formData().catch(() => new FormData())
      const fieldValue = (name: string) => String(form.get(name) ?? '').slice(0, 500)
      const redirectUri = fieldValue('redirect_uri')
      if (!isOwnUrl(redirectUri, deps.origin()))
        return c.text('This provider only serves this shop.', 400)
      const back = new URL(redirectUri)
      back.searchParams.set('state', fieldValue('state'))
      const email = fieldValue('email').trim().toLowerCase()
      if (fieldValue('answer') === 'cancel' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
        back.searchParams.set('error', 'access_denied')
        return c.redirect(toReachedAddress(back, c, deps))
      }
      const name = fieldValue('name').trim() || email.split('@')[0] || email
      const [nonce, challenge] = [fieldValue('nonce'), fieldValue('code_challenge')]
      const expires = Date.now() + CODE_MS
      const grant: Grant = { name, email, nonce, challenge, redirectUri, expires }
      back.searchParams.set('code', writeCode(secret, grant))
      back.searchParams.set('iss', issuer())
      return c.redirect(toReachedAddress(back, c, deps))
    })
    .post('/token', async (c) => {
      const form = await c.req.formData().catch(() => new FormData())
      const code = String(form.get('code') ?? '')
      const grant = readCode(secret, code)
      const proof = createHash('sha256')
        .update(String(form.get('code_verifier') ?? ''))
        .digest('base64url')
      const isRight = proof === grant?.challenge && grant.redirectUri === form.get('redirect_uri')
      // Counted in the database, for all processes.
      if (!grant || !isRight || (await used.consume(codeId(code))) !== undefined)
        return c.json({ error: 'invalid_grant' }, 400)
      return c.json({
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        id_token: idToken(grant),
      })
    })
}

/** The same page at the address that the browser uses, whose cookies remember the login. */
function toReachedAddress({ pathname, search }: URL, c: Context, deps: Deps): string {
  return `${reachedAt(c.req.raw.headers, ownAddress(deps))}${pathname}${search}`
}

/** The answer that names the page to log in at; the demo provider is a page of this shop. */
export async function leadToDemoGoogle(deps: Deps, c: Context, answer: Response) {
  if (!answer.ok || !deps.demo || deps.env.ORIGIN) return answer
  const body = (await answer.clone().json()) as { url?: string }
  if (!body.url?.startsWith(`${deps.origin()}${DEMO_GOOGLE_PATH}/`)) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const url = toReachedAddress(new URL(body.url), c, deps)
  return new Response(JSON.stringify({ ...body, url }), { status: answer.status, headers })
}

const toBase64Url = (base64: string) => Buffer.from(base64, 'base64').toString('base64url')

const codeId = (code: string) => createHash('sha256').update(code).digest('base64url')

function codeSignature(secret: string, text: string) {
  return createHmac('sha256', secret).update(`demo-login ${text}`).digest('base64url')
}

/** A signed grant; the random part makes every code another one. */
function writeCode(secret: string, grant: Grant): string {
  const content = { ...grant, random: randomBytes(12).toString('base64url') }
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${codeSignature(secret, text)}`
}

/** The grant of a code that this instance gave and that is not too old. */
function readCode(secret: string, code: string): Grant | undefined {
  const [text = '', signature = ''] = code.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(codeSignature(secret, text))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as Grant
  return grant.expires > Date.now() ? grant : undefined
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
function demoGooglePage(query: Record<string, string>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <title>Demo login</title>
      </head>
      <body style="font:16px/1.5 system-ui;margin:0">
        <main style="max-width:26rem;margin:10vh auto;padding:1.5rem">
          <h1 style="font-size:1.5rem">This is not Google</h1>
          <p>
            This demo shop shows it in place of Google’s page, because no Google keys are set. It asks
            for no password and accepts whatever you type.
          </p>
          <form method="post" action="/demo-google/authorize">
            ${FORWARDED.map((name) => html`<input type="hidden" name="${name}" value="${query[name] ?? ''}" />`)}
            <label>Name <input style="${FIELD_STYLE}" name="name" value="Demo Visitor" maxlength="80" /></label>
            <label>
              Email
              <input style="${FIELD_STYLE}" name="email" type="email" required value="visitor@demo.redial.example" />
            </label>
            <button style="${BUTTON_STYLE}" name="answer" value="allow">Continue</button>
            <button style="${BUTTON_STYLE}" name="answer" value="cancel" formnovalidate>Cancel</button>
          </form>
        </main>
      </body>
    </html>`
}
