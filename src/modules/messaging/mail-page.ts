import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { createRouter, limitBodySize } from '../../platform/http/index.ts'
import { readMailToken } from './mail-token.ts'
import { setWantsMails } from './mails.store.ts'

const NOT_OURS = 'This link is not one of ours.'
const STOPPED =
  'You get no more mails about messages. They wait for you in your dashboard, and so does the setting.'
const QUESTION = `<p>You get a mail when a message waits for more than five minutes.</p>
<form method="post"><button autofocus>No more of these mails</button></form>`

/**
 * Where the link of a mail about messages leads: a page with one button, without login and without
 * scripts, and the one click of mail programs (RFC 8058). Opening it changes nothing, for programs
 * that look links up must not unsubscribe anybody.
 */
export function messageMailsPage(deps: Deps) {
  const router = createRouter()
  const at = '/message-mails/:token'
  router.use('/message-mails/*', limitBodySize())
  router.get(at, (c) => {
    const userId = readMailToken(deps, c.req.param('token'))
    return userId ? c.html(document(QUESTION)) : c.html(document(`<p>${NOT_OURS}</p>`), 404)
  })
  router.post(at, async (c) => {
    const userId = readMailToken(deps, c.req.param('token'))
    const known = userId && (await inTransaction(deps.db, (tx) => setWantsMails(tx, userId, false)))
    return known
      ? c.html(document(`<p>${STOPPED}</p>`))
      : c.html(document(`<p>${NOT_OURS}</p>`), 404)
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
    <title>Mails about messages - Redial</title>
  </head>
  <body>
    <main><h1>Mails about messages</h1>${body}</main>
  </body>
</html>`
}
