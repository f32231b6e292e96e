import type { Context } from 'hono'

const KIND_COOKIE = 'redial_kind'
/** As long as a session at most; it only chooses which public page is shown first. */
const KIND_SECONDS = 30 * 24 * 3_600

/** The cookie that names the kind of viewer; readable by the page, worth nothing to a thief. */
export function viewerKindCookie(c: Context, kind: string) {
  const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : ''
  const seconds = kind === 'visitor' ? 0 : KIND_SECONDS
  return `${KIND_COOKIE}=${kind}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** The viewer kind in the cookie, to choose a public page; never for granting anything. */
export function readViewerKind(
  cookies: string | null | undefined,
): 'visitor' | 'Buyer' | 'Seller' | 'admin' {
  const kind = /(?:^|;\s*)redial_kind=(Buyer|Seller|admin)/.exec(cookies ?? '')?.[1]
  return (kind as 'Buyer' | 'Seller' | 'admin' | undefined) ?? 'visitor'
}
