import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { linkClass } from '../ui/link.tsx'

/** Below a form that makes its sender a Seller. */
export function SellerTermsNote({ action }: { action: 'signing up' | 'saving' }) {
  return (
    <p className="text-sm text-muted">
      By {action} you accept the{' '}
      <Link to={pages.sellerTerms()} target="_blank" className={linkClass}>
        seller terms
      </Link>{' '}
      (opens in a new tab).
    </p>
  )
}
