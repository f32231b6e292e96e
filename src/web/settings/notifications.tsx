import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button.tsx'

export function Notifications() {
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Choose what we notify you about, on this site and by email.
      </p>
      <Link
        to={pages.notifications()}
        search={{ settings: '1' }}
        className={`${buttonClass()} self-start`}
      >
        Choose notifications
      </Link>
    </>
  )
}
