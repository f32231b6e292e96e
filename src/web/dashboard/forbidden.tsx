import { Link } from '@tanstack/react-router'
import { Lock, ShieldCheck } from 'lucide-react'
import { pages } from '../../routes.ts'
import {
  hasPermission,
  type Permission,
  SELLER_TERMS_VERSION,
} from '../../shared/accounts/account-rules.ts'
import type { User } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { useApi } from '../shell/use-api.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { toast } from '../ui/toaster.tsx'
import { useAccountChanged } from './use-account-changed.ts'

const reasons: Record<Permission, { title: string; why: string }> = {
  admin: {
    title: 'This page is for admins',
    why: 'Your account doesn’t have access to this page. Nothing was changed.',
  },
  sell: {
    title: 'This page is for sellers',
    why: 'Admins neither buy nor sell. Nothing was changed.',
  },
  buy: {
    title: 'This page is for buyers and sellers',
    why: 'Admins neither buy nor sell. Nothing was changed.',
  },
}

/** Shown instead of a page that the viewer may not see; a Buyer can become a Seller right here. */
export function Forbidden({ needs, viewer }: { needs: Permission; viewer: User }) {
  if (needs === 'sell' && hasPermission(viewer.role, 'buy')) return <StartSelling />
  if (viewer.lacksSecondFactor) return <SecondFactorNeeded />
  const { title, why } = reasons[needs]
  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-box bg-sand/50 p-8 md:mt-14 md:p-14">
      <span className="inline-flex size-13 items-center justify-center rounded-full bg-raised">
        <Lock aria-hidden="true" className="size-5" />
      </span>
      <p className="text-sm font-medium text-muted">403</p>
      <h1 className="text-xl">{title}</h1>
      <p className="max-w-prose text-pretty text-muted">{why}</p>
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

/** For an admin after the deadline: where to go, instead of pages that fail one by one. */
function SecondFactorNeeded() {
  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-box bg-sand/50 p-8 md:mt-14 md:p-14">
      <span className="inline-flex size-13 items-center justify-center rounded-full bg-raised">
        <ShieldCheck aria-hidden="true" className="size-5" />
      </span>
      <h1 className="text-xl">Protect your account first</h1>
      <p className="max-w-prose text-pretty text-muted">
        Admins can see every account and move money, so a password alone is not enough. Add a
        passkey or turn on two-step sign-in, which takes a minute. Then all admin pages open again.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link to={pages.settings()} hash="passkeys" className={buttonClass({ variant: 'primary' })}>
          Add a passkey
        </Link>
        <Link to={pages.settings()} hash="two-step-sign-in" className={buttonClass()}>
          Use an authenticator app
        </Link>
      </div>
    </section>
  )
}

/**
 * Shown to a Buyer in place of a page for sellers. Accepting the terms makes them a Seller and shows
 * the page that they opened.
 */
function StartSelling() {
  const api = useApi()
  const accountChanged = useAccountChanged()
  const { busy, run } = useAction()

  const accept = () =>
    run('accept', async () => {
      await api.post('/api/start-selling', {
        body: { termsVersion: SELLER_TERMS_VERSION },
        once: true,
      })
      await accountChanged()
      toast.success('You can sell now')
    })

  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-box bg-mist p-6 md:mt-14 md:p-14">
      <h1 className="text-xl">Start selling</h1>
      <p className="max-w-prose text-pretty">
        Your account can sell phones as soon as you accept the seller terms. Your orders, favorites
        and messages stay, and you can still buy.
      </p>
      <ul className="max-w-prose list-disc space-y-1 ps-5 text-pretty">
        <li>Sell only phones you own, and show photos of the actual phone.</li>
        <li>Name every fault you know of.</li>
        <li>Hand over or ship a booked phone on time, at the agreed price.</li>
      </ul>
      <p>
        <Link to={pages.sellerTerms()} target="_blank" className={linkClass}>
          Read the seller terms
        </Link>{' '}
        <span className="text-sm text-muted">(opens in a new tab)</span>
      </p>
      <Button
        variant="primary"
        size="large"
        busy={busy !== undefined}
        busyLabel="Setting up your account"
        onClick={accept}
      >
        Accept the terms and start selling
      </Button>
    </section>
  )
}
