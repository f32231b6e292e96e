import { z } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { pageLanguage, translateError } from '../../text/errors.ts'
import { isDatabaseDown, isStorageFull } from '../db/index.ts'
import type { ApiKey } from './api-key.ts'
import type { RequestLimit } from './request-limits.ts'
import { isClientGone } from './upload-progress.ts'
import type { Session, Viewer } from './viewer.ts'

/** What the middleware adds to the context of a request. */
export type AppEnv = {
  Variables: {
    requestId: string
    log: Logger
    viewer: Viewer | null
    /** The session of the viewer. */
    session: Session | null
    /** The key that a program sent instead of a session’s cookie. */
    apiKey: ApiKey | null
    address: string
    /** Whether the viewer has to accept new terms before they trade. */
    isConsentDue: (viewer: Viewer) => Promise<boolean>
  }
}

/** What a process that serves over HTTP passes with each request; calls within the process have none of it. */
export type ServerEnvironment = { limitRequests: RequestLimit }

export function serverEnvironment(c: Context): Partial<ServerEnvironment> {
  return c.env ?? {}
}

export const errorBody = z
  .object({
    error: z.string().openapi({ example: 'already_booked' }),
    message: z
      .string()
      .openapi({ description: 'What went wrong, as a sentence to show to people.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({
        description: 'The invalid fields, each with what is wrong with it.',
        example: { name: 'Name is required' },
      }),
    requestId: z.string().optional(),
    appeal: z
      .string()
      .optional()
      .openapi({ description: 'When the account is suspended: the token of its appeal.' }),
  })
  .openapi('Error')

export type ErrorBody = z.infer<typeof errorBody>

const meanings = {
  400: 'The request is malformed.',
  401: 'Log in first.',
  403: 'Not allowed.',
  404: 'Not found, or not visible to you.',
  409: 'Not possible in the current state.',
  410: 'Permanently gone.',
  413: 'The request is too large.',
  415: 'Unsupported content type.',
  422: 'A field is wrong or missing.',
  429: 'Too many attempts; see Retry-After.',
  500: 'Something went wrong on the server.',
  503: 'The server is busy or the database is unavailable; see Retry-After.',
  507: 'No storage space is left.',
} as const
type RefusalStatus = keyof typeof meanings

/** A JSON response for a route's `responses`. */
export function json<S extends z.ZodType>(schema: S, description = 'OK') {
  return { description, content: { 'application/json': { schema } } } as const
}

/** The JSON body of a route's `request`. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true } as const
}

/** The error responses of a route; 400, 415, 500, 503 and 507 are possible for every route. */
export function refusals<const S extends RefusalStatus>(...statuses: S[]) {
  const all = [...statuses, 400, 415, 500, 503, 507] as const
  return Object.fromEntries(
    all.map((status) => [status, json(errorBody, meanings[status])]),
  ) as Record<S | 400 | 415 | 500 | 503 | 507, ReturnType<typeof json<typeof errorBody>>>
}

/** Translates messages of the API into the language of the page that sends the request. */
export function messagesFor(c: Context): (message: string) => string {
  const language = pageLanguage(c.req.header('accept-language'))
  return (message) => translateError(message, language)
}

/** Messages of an error in the language of the page that shows them. */
function inPageLanguage(c: Context, message: string, fields?: Record<string, string>) {
  const translate = messagesFor(c)
  const translated =
    fields && Object.entries(fields).map(([name, text]) => [name, translate(text)] as const)
  return {
    message: translate(message),
    ...(translated && { fields: Object.fromEntries(translated) }),
  }
}

/**
 * Answers with a refusal: a code for programs, a message for people, and the invalid fields. Translated
 * messages are in the language of the page that sends the request.
 */
export function refuse<S extends ContentfulStatusCode>(
  c: Context,
  status: S,
  error: string,
  message: string,
  fields?: Record<string, string>,
): TypedResponse<ErrorBody, S, 'json'> & Response {
  return c.json({ error, ...inPageLanguage(c, message, fields) }, status) as never
}

type Refusals = Record<string, readonly [ContentfulStatusCode, message: string, field?: string]>

/**
 * A function that answers a refusal by its reason, from one table of status, message and, where the
 * refusal is about one, the form field.
 */
export function refusalResponses<const T extends Refusals>(table: T) {
  return <R extends keyof T & string>(c: Context, reason: R) => {
    const [status, message, field] = table[reason] as Refusals[string]
    const fields = field ? { [field]: message } : undefined
    return refuse<T[R][0]>(c, status, reason, message, fields)
  }
}

/** Short: the database is usually back, and a queue shorter, within a second or two. */
const RETRY_AFTER_SECONDS = 2

/** Answers 503 with Retry-After: too many requests wait. */
export function refuseBusy(c: Context<AppEnv>, message: string) {
  return refuseForNow(c, 'busy', message)
}

/** Answers 503 with Retry-After. */
export function refuseForNow(c: Context<AppEnv>, error: string, message: string) {
  c.header('Retry-After', String(RETRY_AFTER_SECONDS))
  return broken(c, 503, error, message)
}

/** Answers an error without details, and logs it with the request ID that the answer carries. */
export function handleError(error: Error, c: Context<AppEnv>) {
  if (error instanceof HTTPException) return fromHttpException(error, c)
  // Nobody reads the answer.
  if (isClientGone(error)) return refuse(c, 400, 'incomplete', 'The request is incomplete.')
  if (isDatabaseDown(error)) {
    c.var.log?.warn({ requestId: c.var.requestId, reason: error.message }, 'database unavailable')
    return refuseForNow(
      c,
      'database_down',
      'The database is unavailable right now. Try again shortly.',
    )
  }
  if (isStorageFull(error)) {
    c.var.log?.error({ requestId: c.var.requestId, reason: error.message }, 'storage is full')
    return broken(
      c,
      507,
      'storage_full',
      'Nothing was saved, because the disk of this shop is full. Try again later.',
    )
  }
  c.var.log?.error({ requestId: c.var.requestId, err: error }, 'request failed')
  return broken(c, 500, 'broken', 'Something went wrong on our side. The error has been logged.')
}

function broken<Status extends 500 | 503 | 507>(
  c: Context<AppEnv>,
  status: Status,
  error: string,
  message: string,
) {
  return c.json({ error, ...inPageLanguage(c, message), requestId: c.var.requestId }, status)
}

function fromHttpException(error: HTTPException, c: Context<AppEnv>) {
  if (error.status === 400) return refuse(c, 400, 'malformed', 'The request is not well-formed.')
  return refuse(c, error.status as 400, 'refused', error.message || 'The request was refused.')
}

export function handleNotFound(c: Context<AppEnv>) {
  return refuse(c, 404, 'not_found', 'Not found.')
}
