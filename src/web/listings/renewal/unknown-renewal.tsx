import { Link } from '@tanstack/react-router'
import { Link2Off } from 'lucide-react'
import { pages } from '../../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/page-states.tsx'

/** A link that was cut short or changed on its way. */
export function UnknownRenewal() {
  return (
    <div className="page-width py-10 md:py-14">
      <h1 className="sr-only">Unknown link</h1>
      <EmptyState
        title="This link is not one of ours"
        picture={<Link2Off />}
        actions={
          <Link to={pages.myProducts()} className={buttonClass({ variant: 'primary' })}>
            My Products
          </Link>
        }
      >
        It may have been cut off. Open it from the email again, or renew the phone in My Products.
      </EmptyState>
    </div>
  )
}
