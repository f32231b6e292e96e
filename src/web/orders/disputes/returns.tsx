import { PackageCheck } from 'lucide-react'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { formatMoney } from '../../listings/money.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Moment } from '../../ui/moment.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { afterDeliveryCalls, type Dispute, type ReturnReceived } from '../after-delivery/api.ts'
import type { DisputePart } from './dispute-section.tsx'

/** The phone on its way back, and what each of the two has to say about it. */
export function ReturnPanel(part: DisputePart) {
  const { actions, return: sent } = part.dispute
  return (
    <>
      {sent && <ReturnParcel sent={sent} />}
      {actions.includes('send_back') && <SendBackForm {...part} />}
      {actions.includes('receive_return') && <ReceiveForm {...part} />}
    </>
  )
}

const returnedPhoneLabels: Record<NonNullable<NonNullable<Dispute['return']>['imei']>, string> = {
  same: 'The phone that was sold came back: its IMEI is the same.',
  unknown: 'It came back. Its IMEI was not known before.',
  other: 'Another phone came back: its IMEI is not that of the phone that was sold.',
  no_phone: 'No phone came back, says the seller.',
}

function ReturnParcel({ sent }: { sent: NonNullable<Dispute['return']> }) {
  return (
    <div className="flex gap-3 rounded-field bg-mist px-4 py-3">
      <PackageCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">
          {sent.carrier}, sent back <Moment at={sent.sentAt} exact />
        </p>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <code className="min-w-0 truncate font-mono text-sm select-all">{sent.tracking}</code>
          <CopyButton text={sent.tracking} what="tracking number" />
        </p>
        {sent.imei && <p>{returnedPhoneLabels[sent.imei]}</p>}
      </div>
    </div>
  )
}

/** The buyer says by whom and under which number the phone goes back. */
export function SendBackForm({ api, dispute, onDone }: DisputePart) {
  const form = useDraftForm(`return-${dispute.orderId}`, {
    initial: { carrier: '', tracking: '' },
    check: ({ carrier, tracking }) => ({
      carrier: carrier.trim() ? undefined : 'Carrier is required',
      tracking: tracking.trim() ? undefined : 'Tracking number is required',
    }),
    async send({ carrier, tracking }) {
      const parcel = { carrier: carrier.trim(), tracking: tracking.trim() }
      const changed = await afterDeliveryCalls(api).sendBack(dispute.orderId, parcel)
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

const returnedChoices = [
  { value: 'phone', label: 'My phone', help: 'The one that I sold.' },
  { value: 'other_phone', label: 'Another phone', help: 'Not the one that I sold.' },
  { value: 'nothing', label: 'No phone', help: 'The parcel was empty, or none came.' },
]

/** The seller says what came back; the phone that was sold is known by its IMEI. */
export function ReceiveForm({ api, dispute, onDone }: DisputePart) {
  const { asksImei, buyer, orderId } = dispute
  const price = formatMoney(dispute.priceMinor, dispute.currency)
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { arrived: '', imei: '' },
    check: ({ arrived, imei }) => ({
      arrived: arrived ? undefined : 'Say what arrived',
      imei:
        arrived === 'phone' && asksImei && !imei.trim() ? 'Dial *#06# on it to see it' : undefined,
    }),
    async send({ arrived, imei }) {
      const what = `${buyer} gets ${price} back at once, and the phone is yours again. It cannot be undone.`
      if (arrived === 'phone' && !(await confirm({ what, act: `Refund ${price}` }))) return
      const hasNumber = imei.trim() && arrived !== 'nothing'
      const changed = await afterDeliveryCalls(api).receiveReturn(orderId, {
        arrived: arrived as ReturnReceived['arrived'],
        ...(hasNumber && { imei: imei.trim() }),
      })
      await onDone(changed, changed.stage === 'closed' ? 'Refunded' : 'An admin is asked')
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
      {((arrived === 'phone' && asksImei) || arrived === 'other_phone') && (
        <TextField
          {...form.field('imei')}
          label="IMEI of the phone that came back"
          optional={arrived === 'other_phone'}
          help="15 digits. Dial *#06# on the phone to see it."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          className="max-w-xs"
        />
      )}
      <FormError title={form.message} />
      <div>
        <Button
          type="submit"
          variant={arrived === 'phone' ? 'primary' : 'quiet'}
          busy={form.busy}
          busyLabel="Saving"
        >
          {arrived === 'phone' ? `It is back: refund ${price}` : 'Say what came back'}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
