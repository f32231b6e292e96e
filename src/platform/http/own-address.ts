import type { Logger } from 'pino'

/** Where this shop is reached. */
export type OwnAddress = {
  /** The setting ORIGIN, or what stands for it where it is not set. */
  origin: string
  /** Whether the setting ORIGIN fixes it. Otherwise any host that a browser asked for is this shop. */
  isFixed: boolean
  /** Whether `X-Forwarded-Host` and `X-Forwarded-Proto` are a proxy's. */
  trustProxy: boolean
}

type Settings = { env: { ORIGIN?: string | undefined; TRUST_PROXY: boolean }; origin: () => string }

export function ownAddress({ env, origin }: Settings): OwnAddress {
  return { origin: origin(), isFixed: env.ORIGIN !== undefined, trustProxy: env.TRUST_PROXY }
}

/**
 * Whether a change comes from a page of this shop, as browsers say; other clients have no cookies to abuse.
 * Without ORIGIN a name that was pointed at this machine to get around the same-origin rule (DNS rebinding) is
 * accepted too: browsers send it none of the cookies of the name that people use.
 */
export function isFromOwnPage(headers: Headers, address: OwnAddress): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (!origin) return site !== 'cross-site' && site !== 'same-site'
  if (origin === address.origin) return true
  // The browser has compared the addresses itself, even if a proxy changed the Host header.
  if (!address.isFixed && site === 'same-origin') return true
  const isRequested = requestedHosts(headers, address).some((host) => isAt(origin, host))
  return isRequested && (!address.isFixed || isSameMachine(origin, address.origin))
}

/** The hosts that the client asked for, as far as the proxy in front of this server tells. */
function requestedHosts(headers: Headers, { trustProxy }: Pick<OwnAddress, 'trustProxy'>) {
  const forwarded = trustProxy ? lastOf(headers.get('x-forwarded-host')) : undefined
  return [forwarded, headers.get('host')].filter((host) => host !== undefined && host !== null)
}

/** A proxy adds what it saw at the end. */
function lastOf(list: string | null): string | undefined {
  return list?.split(',').at(-1)?.trim() || undefined
}

/** Whether the origin is that host, whichever scheme a proxy serves it with. */
function isAt(origin: string, host: string): boolean {
  return ['http', 'https'].some((scheme) => toOrigin(`${scheme}://${host}`) === origin)
}

function toOrigin(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/** Two names of this machine, such as localhost and 127.0.0.1, which no other site can have. */
function isSameMachine(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  const isSamePort = a.protocol === b.protocol && a.port === b.port
  return isSamePort && [a, b].every(({ hostname }) => isLoopback(hostname))
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** The address under which the client reaches this shop: ORIGIN, or else what it asked for. */
export function reachedAt(headers: Headers, address: OwnAddress): string {
  if (address.isFixed) return address.origin
  const scheme =
    address.trustProxy && lastOf(headers.get('x-forwarded-proto')) === 'https' ? 's' : ''
  const [host] = requestedHosts(headers, address)
  return (host && toOrigin(`http${scheme}://${host}`)) || address.origin
}

/** Origins that the log names; more tell nothing new, and anyone can send any number of them. */
const LOGGED_AT_MOST = 20
const logged = new Set<string>()

/** What people read whose page has another address than the shop, and what to do about it. */
export function refuseOtherPage(headers: Headers, address: OwnAddress, log: Logger): string {
  const from = toOrigin(headers.get('origin') ?? '')
  const to = address.isFixed ? address.origin : reachedAt(headers, address)
  const advice = address.isFixed
    ? 'set ORIGIN to the address that people use'
    : 'set ORIGIN to the address that people use, or let the proxy pass on the Host header'
  if (from && logged.size < LOGGED_AT_MOST && !logged.has(from)) {
    logged.add(from)
    const message = `a change was refused because its page was opened at ${from}, but this shop is at ${to}: ${advice}`
    log.warn({ from, to }, message)
  }
  const where = from
    ? `This page was opened at ${from}, but`
    : 'This request came from another site:'
  return `${where} the shop is at ${to}. Open it there and try again. If you run this shop, ${advice}.`
}
