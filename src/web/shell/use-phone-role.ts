import type { Phone } from '../api/index.ts'
import { useViewer } from './viewer.ts'

/**
 * What this viewer is to a phone. `unknown` for a Seller until the account is loaded: pages are
 * rendered for a kind of viewer, and only the account says whether the phone is their own.
 */
export function usePhoneRole(
  phone: Pick<Phone, 'sellerId'>,
): 'visitor' | 'admin' | 'unknown' | 'owner' | 'buyer' {
  const { kind, user } = useViewer()
  if (kind === 'visitor' || kind === 'admin') return kind
  if (user && user._id === phone.sellerId) return 'owner'
  return kind === 'Seller' && !user ? 'unknown' : 'buyer'
}
