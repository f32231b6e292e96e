import { createHmac, timingSafeEqual } from 'node:crypto'
import { createRouter, limitBodySize } from '../http/index.ts'

/** 128 bits: beyond guessing, and short enough for one line of an email. */
const SIGNATURE_BYTES = 16

/** A token for the holder of an email, signed for one purpose. */
export function signToken(secret: string, purpose: string, payload: Buffer): string {
  return Buffer.concat([payload, signature(secret, purpose, payload)]).toString('base64url')
}

/** The payload of a token of that length; undefined when it is not one of ours. */
export function readSignedToken(
  secret: string,
  purpose: string,
  token: string,
  payloadBytes: number,
): Buffer | undefined {
  const bytes = Buffer.from(token.slice(0, 80), 'base64url')
  if (bytes.length !== payloadBytes + SIGNATURE_BYTES) return undefined
  const payload = bytes.subarray(0, payloadBytes)
  const given = bytes.subarray(payloadBytes)
  return timingSafeEqual(given, signature(secret, purpose, payload)) ? payload : undefined
}

function signature(secret: string, purpose: string, payload: Buffer) {
  const hash = createHmac('sha256', secret).update(purpose).update(payload)
  return hash.digest().subarray(0, SIGNATURE_BYTES)
}

type UnsubscribePage<T> = {
  /** The page's address up to the token, such as '/message-mails'. */
  path: string
  read(token: string): T | undefined
  /** What the emails are about, such as "order emails". */
  emails(target: T): string
  /** False when the person is gone. */
  unsubscribe(target: T): Promise<boolean>
}

/**
 * Where the unsubscribe link of an email leads: a page with one button, without login and without
 * scripts, and the one click of email programs (RFC 8058). Opening it changes nothing, because some
 * programs open every link of an email.
 */
export function unsubscribePage<T>({ path, read, emails, unsubscribe }: UnsubscribePage<T>) {
  const router = createRouter()
  router.use(`${path}/*`, limitBodySize())
  router.get(`${path}/:token`, (c) => {
    const target = read(c.req.param('token'))
    if (target === undefined) return c.html(invalidLink(), 404)
    return c.html(
      page(
        `Unsubscribe from ${emails(target)}?`,
        `<p>You can turn them back on at any time in your notification settings.</p>
<form method="post"><button autofocus>Unsubscribe</button></form>`,
      ),
    )
  })
  router.post(`${path}/:token`, async (c) => {
    const target = read(c.req.param('token'))
    if (target === undefined || !(await unsubscribe(target))) return c.html(invalidLink(), 404)
    return c.html(
      page(
        'You are unsubscribed',
        `<p>We won’t send you ${emails(target)} anymore. You can turn them back on at any time in your notification settings.</p>`,
      ),
    )
  })
  return router
}

function invalidLink() {
  return page(
    'This link isn’t valid',
    '<p>Open the link from the email again, or change your notification settings after logging in.</p>',
  )
}

/** Both texts are our own: nothing that people typed is in them. */
function page(title: string, body: string) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/art/favicon.svg">
    <title>${title}</title>
  </head>
  <body>
    <main><h1>${title}</h1>${body}</main>
  </body>
</html>`
}
