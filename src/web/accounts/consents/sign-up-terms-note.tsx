import { useShop } from '../../shell/shop.ts'
import { TermsLinks } from './terms-links.tsx'

const atSignUp = ['terms', 'privacy'] as const

/** What a new account accepts, where the shop has published it: below each way to sign up. */
export function SignUpTermsNote({ action }: { action: string }) {
  const { pages } = useShop()
  if (!pages.some(({ page }) => page === 'terms' || page === 'privacy')) return null
  return (
    <p className="text-sm text-muted">
      {action} you accept: <TermsLinks pages={atSignUp} /> (opens in a new tab).
    </p>
  )
}
