import { pages } from '../../routes.ts'

/**
 * Where to go after signing in: a path of this site, or home. Anything that a browser could read as another
 * site is refused: '//host', '/\host', and control characters, which browsers drop before they read.
 */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return pages.home()
  if (from.startsWith('//') || from.startsWith('/\\')) return pages.home()
  if (hasControlCharacter(from)) return pages.home()
  return from
}

/** The remembered path for a link that passes it on; undefined when there is nothing to remember. */
export function remembered(from: unknown): string | undefined {
  const path = safeReturn(from)
  return path === pages.home() ? undefined : path
}

function hasControlCharacter(text: string) {
  return [...text].some((letter) => letter < ' ' || letter === '\u007f')
}
