import { isIP } from 'node:net'

export const SHOP_NAME = 'Redial'

/** Why browsers offer no passkeys at the address of this shop. */
type UnusableAddress = 'ip_address' | 'insecure'

type RelyingParty = { id: string; origin: string }

/**
 * For whom passkeys are made: the host name of the shop's public address. Browsers make none for bare
 * IP addresses, nor over http except on the own computer (WebAuthn Level 3, section 5.1.3).
 */
export function relyingParty(origin: string): RelyingParty | { unusable: UnusableAddress } {
  const { hostname, protocol, origin: exact } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return { unusable: 'ip_address' }
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal) return { unusable: 'insecure' }
  return { id: hostname, origin: exact }
}
