import { formatMoney } from '../../../shared/money.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { aftermathCalls, type ReturnReceived } from './calls.ts'
import type { DisputePart } from './dispute-section.tsx'

const choices = [
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
      const changed = await aftermathCalls(api).receiveReturn(orderId, {
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
        choices={choices}
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
