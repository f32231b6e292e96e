import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { linkClass } from '../ui/link.tsx'

/** Below a form that makes its sender a Seller. */
export function SellerTermsNote() {
  return (
    <p className="text-sm text-muted">
      By saving you accept the{' '}
      <Link to={pages.sellerTerms()} target="_blank" className={linkClass}>
        seller terms
      </Link>{' '}
      (opens in a new tab).
    </p>
  )
}
