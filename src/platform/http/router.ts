import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { ZodError } from 'zod'
import { type AppEnv, refuse } from './answers.ts'

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
