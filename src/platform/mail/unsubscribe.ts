import { createHmac, timingSafeEqual } from 'node:crypto'
import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from '../../shared/languages.ts'
import { translatorFor } from '../../text/server.ts'
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

/** The address of an unsubscribe page in the language of its email. */
export function unsubscribeUrl(url: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? url : `${url}?language=${language}`
}

type UnsubscribePage<T> = {
  /** The page's address up to the token, such as '/message-mails'. */
  path: string
  read(token: string): T | undefined
  /** What the emails are about, such as "order emails". */
  emails(target: T, language: Language): string
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
    const language = languageOf(c.req.query('language'))
    const target = read(c.req.param('token'))
    if (target === undefined) return c.html(invalidLink(language), 404)
    const t = translatorFor(language, 'mail')
    return c.html(
      page(
        language,
        t('unsubscribe.title', { emails: emails(target, language) }),
        `<p>${t('unsubscribe.text')}</p>
<form method="post"><button autofocus>${t('unsubscribe.button')}</button></form>`,
      ),
    )
  })
  router.post(`${path}/:token`, async (c) => {
    const language = languageOf(c.req.query('language'))
    const target = read(c.req.param('token'))
    if (target === undefined || !(await unsubscribe(target)))
      return c.html(invalidLink(language), 404)
    const t = translatorFor(language, 'mail')
    const text = t('unsubscribe.doneText', { emails: emails(target, language) })
    return c.html(page(language, t('unsubscribe.done'), `<p>${text}</p>`))
  })
  return router
}

function languageOf(query: string | undefined): Language {
  return isLanguage(query) ? query : DEFAULT_LANGUAGE
}

function invalidLink(language: Language) {
  const t = translatorFor(language, 'mail')
  return page(language, t('unsubscribe.invalid'), `<p>${t('unsubscribe.invalidText')}</p>`)
}

/** Both texts are our own: nothing that people typed is in them. */
function page(language: Language, title: string, body: string) {
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
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
