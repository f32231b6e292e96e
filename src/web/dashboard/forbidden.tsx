import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button.tsx'

const owners = { admin: 'admins', Seller: 'sellers', Buyer: 'buyers' } as const

/** Shown instead of a page of another role. */
export function Forbidden({ owner }: { owner: keyof typeof owners }) {
  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-box bg-sand/50 p-8 md:mt-14 md:p-14">
      <span className="inline-flex size-13 items-center justify-center rounded-full bg-raised">
        <Lock aria-hidden="true" className="size-5" />
      </span>
      <p className="text-sm font-medium text-muted">403</p>
      <h1 className="text-xl">This page is for {owners[owner]}</h1>
      <p className="max-w-prose text-pretty text-muted">
        Your account doesn’t have access to this page. Nothing was changed.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to={pages.dashboard()} className={buttonClass({ variant: 'primary' })}>
          Go to my dashboard
        </Link>
        <Link to={pages.products()} className={buttonClass()}>
          See all phones
        </Link>
      </div>
    </section>
  )
}
