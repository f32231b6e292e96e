import { Link } from '@tanstack/react-router'
import { pages } from '../../paths.ts'
import { buttonClass } from '../ui/button-class.ts'

export function GonePhone() {
  return (
    <div className="page-width flex flex-col items-center py-14 text-center">
      <img
        src="/art/not-found.svg"
        alt=""
        width={480}
        height={360}
        className="h-auto w-full max-w-md"
      />
      <h1 className="mt-6 text-xl">This listing is gone</h1>
      <p className="mt-2 max-w-prose text-pretty text-muted">
        The phone was taken down and does not come back. There are others.
      </p>
      <Link
        to={pages.products()}
        className={`${buttonClass({ variant: 'primary', size: 'large' })} mt-6`}
      >
        See all phones
      </Link>
    </div>
  )
}
