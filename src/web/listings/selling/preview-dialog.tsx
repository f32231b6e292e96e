import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/page-layout.tsx'
import { Price } from '../../ui/price.tsx'
import { PhoneCard, priceOf } from '../phone-card.tsx'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { Gallery } from '../phone-page/gallery.tsx'
import { ModelFactsList } from '../phone-page/model-facts.tsx'
import { factsOf } from '../phone-page/phone-page.tsx'

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in it takes the focus, and it is to be scrolled by keyboard */}
      <div tabIndex={0} data-initial-focus className="flex flex-col gap-8 outline-none">
        <section aria-labelledby="preview-card">
          <h3 id="preview-card" className="mb-3 text-sm text-muted">
            Among other phones
          </h3>
          <div inert className="grid gap-6 md:grid-cols-3">
            <PhoneCard phone={phone} heading="h3" />
            <Neighbour />
            <Neighbour />
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

/** Where another phone would stand. */
function Neighbour() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 opacity-60 max-md:hidden">
      <div className="aspect-square rounded-box bg-sand" />
      <div className="h-4 w-2/3 rounded-full bg-sand" />
      <div className="h-4 w-1/3 rounded-full bg-sand" />
    </div>
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
