import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { createRouter, limitBodySize } from '../../platform/http/index.ts'
import { kindWords } from './kinds.ts'
import { stopMails } from './settings.store.ts'
import { readStopToken } from './stop-token.ts'

const NOT_OURS = '<p>This link is not one of ours.</p>'

/**
 * Where the link of a mail leads that was a notification: a page with one button, without login and
 * without scripts, and the one click of mail programs (RFC 8058). Opening it changes nothing.
 */
export function stopMailsPage(deps: Deps) {
  const router = createRouter()
  const at = '/mail-notifications/:token'
  router.use('/mail-notifications/*', limitBodySize())
  router.get(at, (c) => {
    const known = readStopToken(deps, c.req.param('token'))
    if (!known) return c.html(document(NOT_OURS), 404)
    const what = kindWords[known.kind]
    return c.html(
      document(`<p>You get mails about: ${what}.</p>
<form method="post"><button autofocus>No more of these mails</button></form>`),
    )
  })
  router.post(at, async (c) => {
    const known = readStopToken(deps, c.req.param('token'))
    const done =
      known && (await inTransaction(deps.db, (tx) => stopMails(tx, known.userId, known.kind)))
    if (!known || !done) return c.html(document(NOT_OURS), 404)
    const what = kindWords[known.kind]
    return c.html(
      document(`<p>You get no more mails about: ${what}. It stands in your dashboard.</p>`),
    )
  })
  return router
}

function document(body: string) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/art/favicon.svg">
    <title>Mails - Redial</title>
  </head>
  <body>
    <main><h1>Mails from Redial</h1>${body}</main>
  </body>
</html>`
}
