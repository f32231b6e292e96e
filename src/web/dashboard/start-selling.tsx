import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { SELLER_TERMS_VERSION } from '../../shared/accounts/account-rules.ts'
import { useAction } from '../forms/use-action.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { toast } from '../ui/toaster.tsx'
import { useAccountChanged } from './use-account-changed.ts'

/**
 * Shown to a Buyer in place of a page for sellers. Accepting the terms makes them a Seller and shows
 * the page that they opened.
 */
export function StartSelling() {
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
