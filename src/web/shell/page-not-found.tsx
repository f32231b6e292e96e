import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button.tsx'

export function PageNotFound() {
  return (
    <div className="page-width flex flex-col items-center py-14 text-center">
      <img
        src="/art/not-found.svg"
        alt=""
        width={480}
        height={360}
        className="h-auto w-full max-w-md"
      />
      <h1 className="mt-6 text-xl">404 page no found</h1>
      <p className="mt-2 max-w-prose text-pretty text-muted">
        Nobody picks up at this address. The phone may be gone, or the link has a slip in it.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Link to={pages.home()} className={buttonClass({ variant: 'primary' })}>
          Back to Home
        </Link>
        <Link to={pages.products()} className={buttonClass()}>
          See all phones
        </Link>
      </div>
    </div>
  )
}
