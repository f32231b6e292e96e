import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { bearerToken } from './api-key.ts'
import { isFromOwnPage, type OwnAddress, refuseOtherPage } from './own-address.ts'
import { type AppEnv, refuse } from './responses.ts'

/** Larger than any form; uploads have their own limits. */
export const MAX_BODY_BYTES = 256 * 1024

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => refuse(c, 413, 'too_large', 'The request is too large.'),
})

/**
 * Reads no more of a body than the limit, whatever length the client declares. Nothing reads the
 * body of a GET request.
 */
export function limitBodySize(uploads: readonly string[] = []) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const hasOwnLimit = uploads.includes(c.req.path)
    return CHANGING.has(c.req.method) && !hasOwnLimit ? limitBody(c, next) : next()
  })
}

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Rejects what no well-behaved client sends: compressed bodies, bodies that are not JSON, NUL
 * characters and lone surrogates (PostgreSQL cannot store them), and requests of other sites with our
 * cookies. `uploads` names the paths that take multipart forms.
 */
export function rejectMalformedRequests(options: {
  uploads: readonly string[]
  ownAddress: () => OwnAddress
}) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { method } = c.req
    if (c.req.path.includes('%00') || c.req.url.includes('%00'))
      return refuse(c, 400, 'malformed', 'The address contains a character that is not allowed.')
    if (!CHANGING.has(method)) return next()
    const address = options.ownAddress()
    // With a key no cookie counts, and other sites cannot make a browser send one.
    const hasKey = bearerToken(c.req.raw.headers) !== undefined
    if (!hasKey && !isFromOwnPage(c.req.raw.headers, address))
      return refuse(c, 403, 'other_site', refuseOtherPage(c.req.raw.headers, address, c.var.log))
    if (c.req.header('content-encoding'))
      return refuse(c, 415, 'encoded_body', 'Send the body uncompressed.')
    if (options.uploads.includes(c.req.path)) return next()
    return rejectMalformedBody(c, next)
  })
}

type Turn = Parameters<Parameters<typeof createMiddleware<AppEnv>>[0]>

async function rejectMalformedBody(c: Turn[0], next: Turn[1]) {
  if (!c.req.raw.body || c.req.header('content-length') === '0') return next()
  const text = await c.req.text()
  if (text.length === 0) return next()
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    return refuse(c, 415, 'not_json', 'Send JSON with the content type application/json.')
  if (text.includes('\0') || /\\u0000/.test(text))
    return refuse(c, 400, 'malformed', 'The text contains a character that cannot be stored.')
  if (isTooComplex(text))
    return refuse(c, 400, 'malformed', 'The body has too many levels or too many values.')
  const read = readJson(text)
  if (read === 'broken') return refuse(c, 400, 'malformed', 'The body is not valid JSON.')
  if (read === 'half_characters')
    return refuse(c, 400, 'malformed', 'The text contains half of a character (a lone surrogate).')
  await next()
}

/** No form nests deeper than 8 levels or has more than 1,000 values. */
const MAX_DEPTH = 32
const MAX_VALUES = 10_000

/**
 * Looks at the text only, in one pass: parsing and checking a body of 250 kB that is nothing but
 * brackets or unknown fields took up to half a second.
 */
function isTooComplex(text: string): boolean {
  let depth = 0
  let values = 0
  let isString = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index)
    if (isString) {
      if (char === BACKSLASH) index += 1
      else if (char === QUOTE) isString = false
    } else if (char === QUOTE) isString = true
    else if (char === COMMA) values += 1
    else if (char === OPEN_BRACKET || char === OPEN_BRACE) depth += 1
    else if (char === CLOSE_BRACKET || char === CLOSE_BRACE) depth -= 1
    if (depth > MAX_DEPTH || values > MAX_VALUES) return true
  }
  return false
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Only an escape can produce a lone surrogate, which jsonb cannot store. */
const SURROGATE_ESCAPE = /\\ud[89a-f]/i

function readJson(text: string): 'fine' | 'broken' | 'half_characters' {
  let isWhole = true
  const checkText = (key: string, value: unknown) => {
    isWhole &&= key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
    return value
  }
  try {
    JSON.parse(text, SURROGATE_ESCAPE.test(text) ? checkText : undefined)
    return isWhole ? 'fine' : 'half_characters'
  } catch {
    return 'broken'
  }
}
