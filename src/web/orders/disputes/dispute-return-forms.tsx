import { isolate } from '../../../shared/isolate.ts'
import { ParcelFields, useParcelCheck } from '../../delivery/parcel.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import { ImeiChoices, imeiInput } from '../../verification/imei-choices.tsx'
import type { ReturnReport } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'
import type { DisputePart } from './dispute-section.tsx'

/** The buyer enters the carrier and tracking number of the return. */
export function SendBackForm({ api, dispute, onDone }: DisputePart) {
  const t = useTranslations('dispute')
  const seller = isolate(dispute.seller)
  const form = useDraftForm(`return-${dispute.orderId}`, {
    initial: { carrier: '', tracking: '' },
    check: useParcelCheck(),
    async send({ carrier, tracking }) {
      const parcel = { carrier: carrier.trim(), tracking: tracking.trim() }
      const changed = await api.post('/api/orders/{id}/dispute/return-sent', {
        path: { id: dispute.orderId },
        body: parcel,
        once: true,
      })
      await onDone(changed, t('back.done', { seller }))
    },
  })
  return (
    <form
      {...form.form}
      aria-label={t('back.form')}
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <p className="max-w-prose text-muted">{t('back.text', { seller })}</p>
      <ParcelFields form={form} />
      <FormError title={form.message} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t('back.submit')}
        </Button>
      </div>
    </form>
  )
}

const returnedChoices = ['phone', 'other_phone', 'nothing'] as const

/** The seller reports what came back; the IMEI proves that it is the phone that was sold. */
export function ReceiveForm({ api, dispute, onDone }: DisputePart) {
  const t = useTranslations('dispute')
  const { money } = useOrderTexts()
  const { needsImei, orderId } = dispute
  const buyer = isolate(dispute.buyer)
  const amount = money(dispute.paidMinor, dispute.currency)
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { arrived: '', imei: '' },
    check: ({ arrived, imei }) => ({
      arrived: arrived ? undefined : t('received.required'),
      imei:
        arrived === 'phone' && needsImei && !imei.trim() ? t('received.imeiRequired') : undefined,
    }),
    async send({ arrived, imei }) {
      const what = t('received.what', { amount, buyer })
      const action = t('received.refund', { amount })
      if (arrived === 'phone' && !(await confirm({ what, action }))) return
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
        t(changed.stage === 'closed' ? 'received.started' : 'received.reported'),
      )
    },
  })
  const { arrived } = form.values
  return (
    <form
      {...form.form}
      aria-label={t('received.title')}
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <ChoiceField
        legend={t('received.title')}
        name="arrived"
        choices={returnedChoices.map((value) => ({
          value,
          label: t(`received.${value}.label`),
          help: t(`received.${value}.help`),
        }))}
        value={arrived}
        onChange={(chosen) => form.set({ arrived: chosen })}
        error={form.problem('arrived')}
      />
      {((arrived === 'phone' && needsImei) || arrived === 'other_phone') && (
        <>
          <TextField
            {...form.field('imei')}
            label={t('received.imei')}
            optional={arrived === 'other_phone'}
            help={t('received.imeiHelp')}
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
          busyLabel={t('saving')}
        >
          {arrived === 'phone' ? t('received.confirm', { amount }) : t('received.report')}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
