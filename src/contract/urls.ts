/**
 * Every URL, once, as a function: `pages` for people, `api` for programs. As namespaces of modules, so
 * that a script of a page holds only the URLs that it uses.
 */
export * as api from './api-urls.ts'
export { AUTH_ROOT } from './api-urls.ts'
export * as pages from './page-urls.ts'
