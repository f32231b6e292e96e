import { PhoneCard, priceOf } from '../listings/phone-card.tsx'
import type { PhoneDetail } from '../phone/detail.ts'
import { Gallery } from '../phone/gallery.tsx'
import { ModelFactsList } from '../phone/model-facts.tsx'
import { factsOf } from '../phone/phone-facts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { Price } from '../ui/price.tsx'

type PreviewDialogProps = { open: boolean; phone: PhoneDetail; onClose: () => void }

/** The phone as buyers will see it: its card among others, and its page. Nothing in it can be pressed. */
export function PreviewDialog({ open, phone, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="As buyers see it"
      size="wide"
      footer={<Button onClick={onClose}>Go on</Button>}
    >
      <div className="flex flex-col gap-8">
        <section aria-labelledby="preview-card">
          <h3 id="preview-card" className="mb-3 text-sm text-muted">
            Among other phones
          </h3>
          <div inert className="max-w-72">
            <PhoneCard phone={phone} heading="h3" />
          </div>
        </section>
        <section aria-labelledby="preview-page" className="border-t border-hairline pt-6">
          <h3 id="preview-page" className="mb-3 text-sm text-muted">
            On its own page
          </h3>
          <Page phone={phone} />
        </section>
      </div>
    </Dialog>
  )
}

function Page({ phone }: { phone: PhoneDetail }) {
  return (
    <div inert className="grid items-start gap-6 md:grid-cols-2">
      <Gallery phone={phone} />
      <div className="flex flex-col gap-5">
        <div>
          <p className="font-display text-xl font-bold">{phone.name}</p>
          <div className="mt-2">
            <Price {...priceOf(phone)} size="display" />
          </div>
        </div>
        <Facts facts={factsOf(phone)} />
        {phone.description && (
          <p className="break-words whitespace-pre-line">{phone.description}</p>
        )}
      </div>
      <ModelFactsList phone={phone} />
    </div>
  )
}
