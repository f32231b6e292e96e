import { pages } from '../../../contract/urls.ts'

/**
 * Where to go after logging in: a path of this site, or home. Refuses anything that a browser could
 * read as another site: '//host', '/\host', and control characters, which browsers strip before
 * parsing.
 */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return pages.home()
  if (from.startsWith('//') || from.startsWith('/\\')) return pages.home()
  if (hasControlCharacter(from)) return pages.home()
  return from
}

/** The path to return to, for a link that passes it on; undefined for home. */
export function remembered(from: unknown): string | undefined {
  const path = safeReturn(from)
  return path === pages.home() ? undefined : path
}

function hasControlCharacter(text: string) {
  return [...text].some((letter) => letter < ' ' || letter === '\u007f')
}
