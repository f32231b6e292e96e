import { Tag } from 'lucide-react'
import { useState } from 'react'
import type { Phone } from '../../api/index.ts'
import { usePhoneRole } from '../../shell/use-phone-role.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const lazyOfferDialog = lazyPart(async () => (await import('./offer-forms.tsx')).OfferDialog)

/** For people who can buy the phone; the form is loaded when the dialog opens. */
export function MakeOffer({ phone }: { phone: Phone }) {
  const role = usePhoneRole(phone)
  const [open, setOpen] = useState(false)
  const [Dialog, want] = lazyOfferDialog.useOnDemand()
  if (role !== 'buyer' || phone.state !== 'live') return null

  async function openDialog() {
    if (await want()) setOpen(true)
  }

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
