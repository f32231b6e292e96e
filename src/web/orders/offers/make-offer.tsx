import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { lazy } from 'react'
import type { Phone } from '../../api/index.ts'
import { loginToOffer, useOpenAfterLogin } from '../../shell/open-after-login.ts'
import { usePhoneRole } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'

const OfferDialog = lazy(() => import('./offer-dialog.tsx'))

/**
 * For people who can buy the phone; the form is loaded when the dialog opens. Visitors log in on the
 * way and come back to the open form.
 */
export function MakeOffer({ phone }: { phone: Phone }) {
  const role = usePhoneRole(phone)
  const dialog = useLazyDialog()
  const isLive = phone.state === 'live'
  useOpenAfterLogin('offer', isLive && role === 'buyer', dialog.open)

  if (!isLive) return null
  if (role === 'visitor')
    return (
      <Link to={loginToOffer(phone)} className={buttonClass({ wide: true })}>
        <Tag aria-hidden="true" className="size-4" />
        Make an offer
      </Link>
    )
  if (role !== 'buyer') return null

  return (
    <>
      <Button
        wide
        icon={<Tag aria-hidden="true" className="size-4" />}
        aria-haspopup="dialog"
        busy={dialog.isLoading}
        onClick={dialog.open}
      >
        Make an offer
      </Button>
      <LazyDialog dialog={dialog}>
        <OfferDialog phone={phone} open={dialog.isOpen} onClose={dialog.close} />
      </LazyDialog>
    </>
  )
}
