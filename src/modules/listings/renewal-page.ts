import type { Deps } from '../../deps.ts'
import { pages } from '../../paths.ts'
import { createRouter, limitBodies } from '../../platform/http/index.ts'
import type { Listing } from './listing.ts'
import { reasons } from './refusal-words.ts'
import { renewByLink, seeRenewal } from './renew-by-link.ts'
import { slugOf } from './slug.ts'

const NOT_OURS = 'This link is not one of ours.'

/**
 * Where the link of a reminder leads: a page with one button, without login and without scripts.
 * Opening it changes nothing, for mail programs open links by themselves.
 */
export function renewalPage(deps: Deps) {
  const router = createRouter()
  const at = '/renew/:token'
  router.use('/renew/*', limitBodies())
  router.get(at, async (c) => {
    const seen = await seeRenewal(deps, c.req.param('token'))
    if (!seen) return c.html(document('Renew', `<p>${NOT_OURS}</p>`), 404)
    return c.html(seen.renewed ? renewed(seen.listing) : question(seen.listing))
  })
  router.post(at, async (c) => {
    const outcome = await renewByLink(deps, c.req.param('token'))
    if (!('refused' in outcome)) return c.html(renewed(outcome.listing))
    const [status, message] = reasons[outcome.refused]
    const said = outcome.refused === 'not_found' ? NOT_OURS : message
    return c.html(document('Renew', `<p>${said}</p>`), status)
  })
  return router
}

function question(listing: Listing) {
  const name = escaped(listing.name)
  const button = '<form method="post"><button autofocus>Renew for 30 days</button></form>'
  return document('Renew', `<p>${name} ends on ${dayOf(listing)}.</p>${button}`)
}

function renewed(listing: Listing) {
  const name = escaped(listing.name)
  const link = pages.namedPhone(listing.id, slugOf(listing.name))
  const said = listing.state === 'live' ? `is on sale until ${dayOf(listing)}` : 'was renewed'
  return document('Renewed', `<p><a href="${link}">${name}</a> ${said}.</p>`)
}

function dayOf({ expiresAt }: Listing) {
  return expiresAt.toISOString().slice(0, 10)
}

function document(title: string, body: string) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title} - Redial</title>
  </head>
  <body>
    <main><h1>${title}</h1>${body}</main>
  </body>
</html>`
}

function escaped(text: string) {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
}
