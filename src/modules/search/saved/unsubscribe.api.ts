import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  limitBodySize,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { setWantsMails, wantsMails } from './alerts.store.ts'
import { alertMailsBody, newAlertMailsBody } from './saved.contract.ts'

const PURPOSE = 'unsubscribe from alerts'
/** 128 bits: beyond guessing, and short enough for one line of a mail. */
const SIGNATURE_BYTES = 16

/** A word that lets whoever holds the mail stop the mails of one person, and nothing else. */
export function unsubscribeToken({ secret }: Pick<Deps, 'secret'>, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, sign(secret, id)]).toString('base64url')
}

/** Whom a token is for; undefined when it is none of ours. */
function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string): string | undefined {
  const bytes = Buffer.from(token.slice(0, 64), 'base64url')
  if (bytes.length !== 16 + SIGNATURE_BYTES) return undefined
  const id = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), sign(secret, id))) return undefined
  const userId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(userId) ? userId : undefined
}

function sign(secret: string, id: Buffer) {
  return createHmac('sha256', secret)
    .update(PURPOSE)
    .update(id)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}

const tags = ['saved']
const params = z.object({ token: z.string().max(100) })
const body = jsonBody(newAlertMailsBody)

export function alertMailsApi(deps: Deps) {
  const db = deps.db.kysely
  const set = (userId: string, on: boolean) =>
    inTransaction(deps.db, (tx) => setWantsMails(tx, userId, on))
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'put',
        path: '/alert-mails',
        operationId: 'updateAlertEmails',
        summary: 'Turn alert emails on or off',
        description:
          'Sets whether you get emails about saved searches and price drops of favorites. Alerts are listed on the site either way.',
        tags,
        request: { body },
        responses: { 200: json(alertMailsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { on } = c.req.valid('json')
        await set(requireViewer(c).id, on)
        return c.json({ on }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/unsubscriptions/{token}',
        operationId: 'getUnsubscription',
        summary: 'Get the setting behind an unsubscribe link',
        description:
          'Returns whether the person who received the email still gets alert emails. Needs no session: the token in the link names the person. Changes nothing.',
        tags,
        request: { params },
        responses: { 200: json(alertMailsBody), ...refusals(404) },
      }),
      async (c) => {
        const userId = readUnsubscribeToken(deps, c.req.valid('param').token)
        if (!userId) return refuse(c, 404, 'not_found', "This link isn't valid.")
        return c.json({ on: await wantsMails(db, userId) }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'put',
        path: '/unsubscriptions/{token}',
        operationId: 'updateUnsubscription',
        summary: 'Turn alert emails on or off by link',
        description:
          'Sets whether the person who received the email gets alert emails. Needs no session: the token in the link names the person. Repeating the call changes nothing.',
        tags,
        request: { params, body },
        responses: { 200: json(alertMailsBody), ...refusals(404, 413, 422) },
      }),
      async (c) => {
        const userId = readUnsubscribeToken(deps, c.req.valid('param').token)
        const { on } = c.req.valid('json')
        if (!userId || !(await set(userId, on)))
          return refuse(c, 404, 'not_found', "This link isn't valid.")
        return c.json({ on }, 200)
      },
    )
}

/**
 * One-click unsubscription (RFC 8058): mail programs post to the address in the mail's header,
 * without a cookie. Reading the address changes nothing: programs that look links up must not
 * unsubscribe anybody.
 */
export function oneClickUnsubscribe(deps: Deps) {
  const router = createRouter()
  router.use('/unsubscribe/*', limitBodySize())
  router.post('/unsubscribe/:token', async (c) => {
    const userId = readUnsubscribeToken(deps, c.req.param('token'))
    const known = userId && (await inTransaction(deps.db, (tx) => setWantsMails(tx, userId, false)))
    if (!known) return c.text("This link isn't valid.\n", 404)
    return c.text('You are unsubscribed from search and price alerts.\n', 200)
  })
  return router
}
