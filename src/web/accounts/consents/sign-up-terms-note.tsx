import type { ReactNode } from 'react'
import { useShop } from '../../shell/shop.ts'
import { TermsLinks } from './terms-links.tsx'

const atSignUp = ['terms', 'privacy'] as const

type SignUpTermsNoteProps = {
  /** The sentence around the links. */
  sentence: (links: ReactNode) => ReactNode
  /** Between the last two links. */
  and: string
}

/** What a new account accepts, where the shop has published it: below each way to sign up. */
export function SignUpTermsNote({ sentence, and }: SignUpTermsNoteProps) {
  const { pages } = useShop()
  if (!pages.some(({ page }) => page === 'terms' || page === 'privacy')) return null
  return <p className="text-sm text-muted">{sentence(<TermsLinks pages={atSignUp} and={and} />)}</p>
}
