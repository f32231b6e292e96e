import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { aftermathCalls } from './calls.ts'
import type { DisputePart } from './dispute-section.tsx'

/** The buyer says by whom and under which number the phone goes back. */
export function SendBackForm({ api, dispute, onDone }: DisputePart) {
  const form = useKeptForm(`return-${dispute.orderId}`, {
    initial: { carrier: '', tracking: '' },
    check: ({ carrier, tracking }) => ({
      carrier: carrier.trim() ? undefined : 'Carrier is required',
      tracking: tracking.trim() ? undefined : 'Tracking number is required',
    }),
    async send({ carrier, tracking }) {
      const parcel = { carrier: carrier.trim(), tracking: tracking.trim() }
      const changed = await aftermathCalls(api).sendBack(dispute.orderId, parcel)
      await onDone(changed, `Saved. ${dispute.seller} is told`)
    },
  })
  return (
    <form
      {...form.form}
      aria-label="Send the phone back"
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <p className="max-w-prose text-muted">
        Ask {dispute.seller} in a message where to send it, reset the phone and sign out of your
        account, and keep the receipt.
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field('carrier')} label="Carrier" autoComplete="off" maxLength={60} />
        <TextField
          {...form.field('tracking')}
          label="Tracking number"
          help="It stands on the receipt of the parcel."
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <FormError title={form.message} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving">
          It is on its way back
        </Button>
      </div>
    </form>
  )
}
