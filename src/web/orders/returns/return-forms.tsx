import { useQuery } from '@tanstack/react-query'
import { countryName } from '../../../shared/countries.ts'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { MAX_RETURN_PLACE_LENGTH } from '../../../shared/orders/order-limits.ts'
import type { Api } from '../../api/index.ts'
import { ParcelFields, useParcelCheck } from '../../delivery/parcel.tsx'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import type { OrderDetail } from '../order-api.ts'

type ReturnFormProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** The seller says where the phone goes; until it is sent, another place replaces the first. */
export function ApproveReturn({ api, order, onDone }: ReturnFormProps) {
  const t = useTranslations('orderPage.returns')
  const page = useTranslations('orderPage')
  const { data: saved } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => api.get('/api/addresses'),
  })
  const ownAddress = saved?.find(({ isDefault }) => isDefault)?.address
  const language = useLanguage()
  const form = useDraftForm(`return-place-${order._id}`, {
    initial: { place: order.return?.place ?? '' },
    check: ({ place }) => ({ place: place.trim().length < 3 ? t('whereRequired') : undefined }),
    async send({ place }) {
      await api.post('/api/orders/{id}/return/approve', {
        path: { id: order._id },
        body: { place: place.trim() },
        once: true,
      })
      await onDone(t('placeSaved', { buyer: isolate(order.buyer) }))
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('form')}>
      <TextareaField
        {...form.field('place')}
        label={t('where')}
        help={t(order.afterSale.returnPostage === 'seller' ? 'whereHelpPaid' : 'whereHelp')}
        maxLength={MAX_RETURN_PLACE_LENGTH}
        required
      />
      {ownAddress && form.values.place === '' && (
        <Button
          variant="link"
          className="w-fit text-sm"
          onClick={() => form.set({ place: addressText(ownAddress, language) })}
        >
          {t('useSaved')}
        </Button>
      )}
      <FormFooter form={form} busyLabel={page('saving')}>
        {t('save')}
      </FormFooter>
    </form>
  )
}

type Address = NonNullable<OrderDetail['address']>

function addressText(address: Address, language: Language): string {
  const { name, line1, line2, postalCode, city, region, country } = address
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [name, line1, line2, town, region, countryName(country, language)]
    .filter(Boolean)
    .join('\n')
}

/** The buyer enters the parcel; a phone that is handed over needs none. */
export function SendReturn({ api, order, onDone }: ReturnFormProps) {
  const t = useTranslations('orderPage.returns')
  const page = useTranslations('orderPage')
  const seller = isolate(order.seller)
  const form = useDraftForm(`return-parcel-${order._id}`, {
    initial: { carrier: '', tracking: '' },
    check: useParcelCheck(),
    async send({ carrier, tracking }) {
      await api.post('/api/orders/{id}/return/send', {
        path: { id: order._id },
        body: { carrier: carrier.trim(), tracking: tracking.trim() },
        once: true,
      })
      await onDone(t('markedSent', { seller }))
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('send')}>
      <p
        dir="auto"
        className="rounded-field border border-hairline bg-paper px-4 py-3 wrap-anywhere whitespace-pre-line"
      >
        {order.return?.place}
      </p>
      <ParcelFields form={form} />
      <FormFooter form={form} busyLabel={page('saving')}>
        {t('markSent')}
      </FormFooter>
      <p className="max-w-prose text-sm text-pretty text-muted">{t('bringing', { seller })}</p>
    </form>
  )
}
