/** Every address of the API, once; routes use the same text with the parameter's name in braces. */
export * as api from './paths/api.ts'
/** Every address of the pages, once. */
export * as pages from './paths/pages.ts'

/** Where the identity library answers; only the calls of `accounts/auth.routes.ts` exist. */
export const AUTH_ROOT = '/api/auth'
