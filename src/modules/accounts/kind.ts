import type { Context } from 'hono'

const KIND_COOKIE = 'redial_kind'
/** As long as a session at most; it only chooses which public page is shown first. */
const KIND_SECONDS = 30 * 24 * 3_600

/** The cookie that names the kind of viewer; readable by the page, worth nothing to a thief. */
export function kindCookie(c: Context, kind: string) {
  const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : ''
  const seconds = kind === 'visitor' ? 0 : KIND_SECONDS
  return `${KIND_COOKIE}=${kind}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** What the cookie says, for choosing which public page to show; never for granting anything. */
export function kindFrom(
  cookies: string | null | undefined,
): 'visitor' | 'Buyer' | 'Seller' | 'admin' {
  const said = /(?:^|;\s*)redial_kind=(Buyer|Seller|admin)/.exec(cookies ?? '')?.[1]
  return (said as 'Buyer' | 'Seller' | 'admin' | undefined) ?? 'visitor'
}
