import { hash } from 'node:crypto'
import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { ZodError } from 'zod'
import { RECENT_LOGIN_MINUTES } from '../../shared/accounts/account-rules.ts'
import {
  fieldsConcealedInView,
  isReadableInView,
} from '../../shared/accounts/account-view-rules.ts'
import { scopesFor } from '../../shared/integrations/api-scopes.ts'
import { plainLine } from '../../shared/plain-line.ts'
import { acceptedEncoding, compressFast, FAST_ENCODINGS } from './compression.ts'
import { type AppEnv, refuse } from './responses.ts'
import {
  type Access,
  acceptedTerms,
  CONSENT_REQUIRED,
  confirmedEmail,
  EMAIL_NOT_VERIFIED,
  guard,
  isPageCall,
  recentLogin,
} from './viewer.ts'

export { z }

/** A router whose schemas reject invalid input with 422 and a message for each field. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      // A path parameter that no resource can have.
      if (result.target === 'param') return refuse(c, 404, 'not_found', 'Not found.')
      const fields = fieldMessages(result.error as ZodError)
      return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
    },
  })
}

/** A form shows a few of them; a body with thousands of unknown fields must not get a response of the same size. */
const MAX_FIELD_MESSAGES = 50

/** One message per field: the first problem that was found. At most 50 fields. */
export function fieldMessages(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues.slice(0, MAX_FIELD_MESSAGES)) {
    const field = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MAX_FIELD_MESSAGES))
        fields[[...issue.path, key].join('.')] ??= 'Unknown field'
    } else {
      fields[field || 'body'] ??= plain(issue.message)
    }
  }
  return fields
}

// The schema library's own messages are for programmers.
function plain(message: string) {
  if (/received undefined/.test(message)) return 'Required'
  if (/^(Invalid input|Unrecognized|Invalid option)/.test(message)) return 'Invalid value'
  return message
}

const UNCHANGED = { description: 'Unchanged since the version in `If-None-Match`.' }

/** A shorter answer fits into one packet. */
const SHORT = 1_024

/**
 * Compresses an answer, and tags it where `isTagged`: caches may then keep it for visitors, and ask whether it
 * is still current before they use it. In one step, because an answer is in memory as a whole: the streams of
 * `hono/compress` and a digest by `hono/etag` are a third of the processor time of a request.
 */
function packAnswer(isTagged: boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (isPageCall(c)) return
    const { status, headers } = c.res
    const text = await c.res.text()
    if (isTagged && status === 200) {
      headers.set('ETag', `W/"${hash('sha1', text, 'base64url')}"`)
      headers.append('Vary', 'Cookie')
      if (!c.req.header('cookie')) headers.set('Cache-Control', 'no-cache')
    }
    headers.append('Vary', 'Accept-Encoding')
    const encoding = acceptedEncoding(c.req.header('accept-encoding'), FAST_ENCODINGS)
    const isCompressed = encoding !== undefined && text.length >= SHORT
    if (isCompressed) headers.set('Content-Encoding', encoding)
    const body = isCompressed ? compressFast(text, encoding) : text
    // Hono would add the headers of the answer before to another one.
    c.res = undefined
    c.res = new Response(body as BodyInit, { status, headers })
  })
}

const RECENT_LOGIN_NOTE = `Needs a recent login: 403 \`reauthentication_required\` if you last confirmed your identity more than ${RECENT_LOGIN_MINUTES} minutes ago.`

const CONFIRMED_EMAIL_NOTE = `Needs a confirmed email address where the shop sends mail: 403 \`${EMAIL_NOT_VERIFIED}\` otherwise.`

const CONSENT_NOTE = `Returns 403 \`${CONSENT_REQUIRED}\` while you have to accept new terms of the shop: see \`consentsDue\` of your account.`

/**
 * A route of the contract and who may call it; `recentLogin` requires a recent proof of identity too,
 * `confirmedEmail` for a confirmed address, `consent` for accepted terms. `compressed` is for long answers that
 * contain no secret, such as a hand-over code: the length of a compressed response reveals something about its
 * content (the BREACH attack). `etag` in addition lets clients ask for the answer only if it has changed. The
 * path is in OpenAPI syntax, without the common `/api`. The guard runs before the schemas, so that a 422
 * reveals nothing to outsiders.
 */
export function route<
  P extends string,
  R extends Omit<RouteConfig, 'path'> & {
    path: P
    recentLogin?: true
    confirmedEmail?: true
    consent?: true
    compressed?: true
    etag?: true
  },
>(
  access: Access,
  {
    recentLogin: needsRecent,
    confirmedEmail: needsEmail,
    consent: needsConsent,
    compressed: isCompressed,
    etag: hasEtag,
    ...config
  }: R,
) {
  const scopes = scopesFor(config.operationId ?? '')
  if (scopes.length > 0 && needsRecent)
    throw new Error(`${config.operationId} needs a recent login, which a key does not have`)
  const isPublicRead =
    access === 'anyone' && config.method === 'get' && !config.path.startsWith('/auth/')
  const isHiddenInView =
    config.method === 'get' && !isPublicRead && !isReadableInView(config.operationId ?? '')
  const concealedInView = fieldsConcealedInView(config.operationId ?? '')
  if (concealedInView.length > 0 && (isCompressed || hasEtag))
    throw new Error(`${config.operationId} has fields to conceal, so it cannot be compressed`)
  const notes = [
    needsRecent && RECENT_LOGIN_NOTE,
    needsEmail && CONFIRMED_EMAIL_NOTE,
    needsConsent && CONSENT_NOTE,
  ]
  return createRoute({
    ...config,
    description: [config.description, ...notes].filter(Boolean).join(' '),
    middleware: [
      guard(access, { scopes, isPublicRead, isHiddenInView, concealedInView }),
      // Answers 304 by the tag that the next one sets.
      ...(hasEtag ? [etag()] : []),
      ...(isCompressed || hasEtag ? [packAnswer(hasEtag === true)] : []),
      ...(needsEmail ? [confirmedEmail] : []),
      ...(needsConsent ? [acceptedTerms] : []),
      ...(needsRecent ? [recentLogin] : []),
    ],
    ...(hasEtag && { responses: { ...config.responses, 304: UNCHANGED } }),
    'x-access': access,
    ...(access !== 'anyone' && {
      security: [{ session: [] }, ...scopes.map((scope) => ({ apiKey: [scope] }))],
    }),
  } as unknown as R) as ReturnType<typeof createRoute<P, R>>
}

/** Line and page breaks, tabs, and terminal control characters. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
// Joiners are allowed: emoji and several scripts need them.
const INVISIBLE = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/**
 * Text that stays on one line: breaks become spaces, and characters that are invisible or change the
 * writing direction are removed.
 */
export function singleLine(message?: string) {
  return z
    .string(message)
    .overwrite((text) => text.replace(BREAKS, ' ').replace(INVISIBLE, '').trim())
}

/** A number, code or the like in one line: see `plainLine`. */
export function plainValue(message?: string) {
  return z.string(message).overwrite(plainLine)
}

/** Control characters other than line breaks, and characters that change the writing direction. */
const MISLEADING = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

/**
 * Text of several lines, trimmed, with `\n` for every line break. Characters that are invisible or change the
 * writing direction are refused, not removed: the text may be evidence.
 */
export function multiLine(message: string) {
  return z
    .string(message)
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine((text) => !MISLEADING.test(text), 'Remove invisible characters')
}
