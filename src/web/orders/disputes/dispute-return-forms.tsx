import { formatMoney } from '../../../shared/money.ts'
import { parcelProblems } from '../../../shared/orders/parcel.ts'
import { ParcelFields } from '../../delivery/parcel.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { ImeiChoices, imeiInput } from '../../verification/imei-choices.tsx'
import type { ReturnReport } from '../order-api.ts'
import type { DisputePart } from './dispute-section.tsx'

/** The buyer enters the carrier and tracking number of the return. */
export function SendBackForm({ api, dispute, onDone }: DisputePart) {
  const form = useDraftForm(`return-${dispute.orderId}`, {
    initial: { carrier: '', tracking: '' },
    check: parcelProblems,
    async send({ carrier, tracking }) {
      const parcel = { carrier: carrier.trim(), tracking: tracking.trim() }
      const changed = await api.post('/api/orders/{id}/dispute/return-sent', {
        path: { id: dispute.orderId },
        body: parcel,
        once: true,
      })
      await onDone(changed, `Return marked as shipped. We’ve notified ${dispute.seller}`)
    },
  })
  return (
    <form
      {...form.form}
      aria-label="Send the phone back"
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <p className="max-w-prose text-muted">
        Message {dispute.seller} to ask for the return address. Sign out of your account, reset the
        phone, and keep the shipping receipt.
      </p>
      <ParcelFields form={form} />
      <FormError title={form.message} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving">
          Mark as sent back
        </Button>
      </div>
    </form>
  )
}

const returnedChoices = [
  { value: 'phone', label: 'My phone', help: 'The phone I sold.' },
  { value: 'other_phone', label: 'A different phone', help: 'Not the phone I sold.' },
  { value: 'nothing', label: 'No phone', help: 'The parcel was empty or never arrived.' },
]

/** The seller reports what came back; the IMEI proves that it is the phone that was sold. */
export function ReceiveForm({ api, dispute, onDone }: DisputePart) {
  const { needsImei, buyer, orderId } = dispute
  const price = formatMoney(dispute.paidMinor, dispute.currency)
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { arrived: '', imei: '' },
    check: ({ arrived, imei }) => ({
      arrived: arrived ? undefined : 'Choose what came back',
      imei:
        arrived === 'phone' && needsImei && !imei.trim()
          ? 'Enter the IMEI. Dial *#06# on the phone to see it'
          : undefined,
    }),
    async send({ arrived, imei }) {
      const what = `${price} will be refunded to ${buyer} immediately, and you keep the phone. You can’t undo this.`
      if (arrived === 'phone' && !(await confirm({ what, action: `Refund ${price}` }))) return
      const hasNumber = imei.trim() && arrived !== 'nothing'
      const changed = await api.post('/api/orders/{id}/dispute/return-received', {
        path: { id: orderId },
        body: {
          arrived: arrived as ReturnReport['arrived'],
          ...(hasNumber && { imei: imei.trim() }),
        },
        once: true,
      })
      await onDone(
        changed,
        changed.stage === 'closed' ? 'Refund started' : 'Reported. An admin will review it',
      )
    },
  })
  const { arrived } = form.values
  return (
    <form
      {...form.form}
      aria-label="What came back?"
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <ChoiceField
        legend="What came back?"
        name="arrived"
        choices={returnedChoices}
        value={arrived}
        onChange={(chosen) => form.set({ arrived: chosen })}
        error={form.problem('arrived')}
      />
      {((arrived === 'phone' && needsImei) || arrived === 'other_phone') && (
        <>
          <TextField
            {...form.field('imei')}
            label="IMEI of the phone that came back"
            optional={arrived === 'other_phone'}
            help="15 digits. Dial *#06# on the phone to see it."
            {...imeiInput}
            className="max-w-xs"
          />
          {form.problem('imei') && (
            <ImeiChoices text={form.values.imei} onChoose={(imei) => form.set({ imei })} />
          )}
        </>
      )}
      <FormError title={form.message} />
      <div>
        <Button
          type="submit"
          variant={arrived === 'phone' ? 'primary' : 'quiet'}
          busy={form.busy}
          busyLabel="Saving"
        >
          {arrived === 'phone' ? `Confirm return and refund ${price}` : 'Report what came back'}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
