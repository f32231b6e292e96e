import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { ZodError } from 'zod'
import { type AppEnv, refuse } from './responses.ts'
import { type Access, guard } from './viewer.ts'

export { z }

/** A router whose schemas refuse bad input with 422 and a message for each field. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      // A path that can name nothing is a thing that does not exist.
      if (result.target === 'param') return refuse(c, 404, 'not_found', 'There is nothing here.')
      const fields = fieldMessages(result.error as ZodError)
      return refuse(c, 422, 'invalid', 'Some fields need another look.', fields)
    },
  })
}

/** One plain message a field: the first that was found. */
export function fieldMessages(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const at = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        fields[[...issue.path, key].join('.')] ??= 'Not a field of this form'
    } else {
      fields[at || 'body'] ??= plain(issue.message)
    }
  }
  return fields
}

// The schema library's own words are for programmers.
function plain(message: string) {
  if (/received undefined/.test(message)) return 'Required'
  if (/^(Invalid input|Unrecognized|Invalid option)/.test(message))
    return 'Not a value that fits here'
  return message
}

/**
 * A route of the contract and who may call it. The path is written as OpenAPI does, without the
 * `/api` that all share. The guard runs before the schemas: strangers learn nothing from a 422.
 */
export function route<P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  access: Access,
  config: R,
) {
  return createRoute({
    ...config,
    middleware: guard(access),
    'x-access': access,
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
  } as R) as ReturnType<typeof createRoute<P, R>>
}

/** Breaks of a line or page, tabs, and signs that steer a terminal. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
// Joiners stay: emoji and several scripts are written with them.
const UNSEEN = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/**
 * Text that stands on one line wherever it is shown: breaks become spaces, and signs go that nobody
 * sees or that turn the direction of what follows.
 */
export function singleLine(message?: string) {
  return z.string(message).overwrite((text) => text.replace(BREAKS, ' ').replace(UNSEEN, '').trim())
}
