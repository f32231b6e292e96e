import { OAuth2Server } from 'oauth2-mock-server'
import { as, type TestApp } from '../../../../test/app.ts'

type GoogleAccount = { sub: string; email: string }

/** The cookies that an answer sets, as a browser would send them back. */
export const readCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

/** A login provider in place of Google, for applications that have `settings`. */
export async function openGoogle() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, 'localhost')
  let claims: Record<string, unknown>
  server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims))

  /** Logs in with this account at Google, and returns to the shop with these cookies. */
  async function comeBack(
    app: TestApp,
    start: { body: { url: string } },
    cookie: string,
    { sub, email }: GoogleAccount,
  ) {
    const authorizeUrl = new URL(start.body.url)
    claims = {
      sub,
      email,
      email_verified: true,
      name: 'Grace Google',
      aud: 'redial',
      nonce: authorizeUrl.searchParams.get('nonce') ?? undefined,
    }
    const sent = await fetch(authorizeUrl, { redirect: 'manual' })
    const back = new URL(sent.headers.get('location') ?? '')
    const done = await as(app, { cookie }).get(`${back.pathname}${back.search}`)
    const session = readCookies(done.headers)
    return { status: done.status, to: done.headers.get('location') ?? '', session }
  }

  /** Links a Google account in the browser of a logged-in person. */
  async function link(app: TestApp, user: { cookie: string }, account: GoogleAccount) {
    const start = await as(app, user).post('/api/auth/link-social')
    return comeBack(app, start, `${user.cookie}; ${readCookies(start.headers)}`, account)
  }

  const settings = {
    GOOGLE_CLIENT_ID: 'redial',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: server.issuer.url ?? '',
  }
  return { settings, service: server.service, comeBack, link, close: () => server.stop() }
}
