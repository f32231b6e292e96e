import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import type { Phone } from '../../api/index.ts'
import { loginToOffer, useOpenAfterLogin } from '../../shell/open-after-login.ts'
import { usePhoneRole } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const lazyOfferDialog = lazyPart(async () => (await import('./offer-dialog.tsx')).OfferDialog)

/**
 * For people who can buy the phone; the form is loaded when the dialog opens. Visitors log in on the
 * way and come back to the open form.
 */
export function MakeOffer({ phone }: { phone: Phone }) {
  const role = usePhoneRole(phone)
  const [open, setOpen] = useState(false)
  const [Dialog, want] = lazyOfferDialog.useOnDemand()
  const isLive = phone.state === 'live'
  useOpenAfterLogin('offer', isLive && role === 'buyer', openDialog)

  async function openDialog() {
    if (await want()) setOpen(true)
  }

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
        onClick={openDialog}
      >
        Make an offer
      </Button>
      {Dialog && <Dialog phone={phone} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
