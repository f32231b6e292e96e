import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { OFFER_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { type Api, ApiError, type Offer, type Phone, useApi } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useReadRefusal } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { offerQueries } from './offer-queries.ts'
import { PriceField, priceLabel } from './offers.tsx'

export function remainingOffersText(
  remaining: number,
  t: Translate<'offer'>,
  language: Language,
): string {
  if (remaining === 0) return t('usedUp')
  if (remaining === 1) return t('last')
  return t('remaining', { count: remaining, shown: formatCount(remaining, language) })
}

type OfferDialogProps = { phone: Phone; open: boolean; onClose: () => void }

export default function OfferDialog({ phone, open, onClose }: OfferDialogProps) {
  const t = useTranslations('offer')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <OfferForm phone={phone} onClose={onClose} />
    </Dialog>
  )
}

function OfferForm({ phone, onClose }: Omit<OfferDialogProps, 'open'>) {
  const t = useTranslations('offer')
  const language = useLanguage()
  const api: Api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data, error } = useQuery(offerQueries.forPhone(api, phone._id))
  const readRefusal = useReadRefusal()
  const hours = { count: OFFER_HOURS, shown: formatCount(OFFER_HOURS, language) }
  const form = useForm({
    initial: { price: '' },
    check: ({ price }) => (price.trim() ? {} : { price: t('required') }),
    async send({ price }) {
      await api
        .post('/api/offers', {
          body: { phoneId: phone._id, price: price.trim(), version: phone.version },
          once: true,
        })
        .catch(showChanges)
      await queryClient.invalidateQueries({ queryKey: ['offers'] })
      onClose()
      toast.success(t('sent', { name: phone.seller, ...hours }))
      await navigate({ to: pages.offers() })
    },
  })
  /** The page shows the phone as it is now, so that the next press is for that. */
  async function showChanges(error: unknown): Promise<never> {
    if (!(error instanceof ApiError) || error.code !== 'phone_changed') throw error
    await queryClient.invalidateQueries({ queryKey: ['phone', phone._id] })
    const message = [error.message, ...Object.values(error.fields).map((text) => `${text}.`)].join(
      ' ',
    )
    throw new ApiError(error.status, { error: error.code, message })
  }
  const remaining = data?.remaining ?? undefined
  const current = data?.items.find(({ state }) => state === 'open')
  return (
    <form {...form.form} aria-label={t('title')} className="flex flex-col gap-5">
      <p className="text-muted">
        {t.rich('lead', {
          ...hours,
          name: () => <bdi>{phone.name}</bdi>,
          price: () => (
            <strong className="text-ink">
              {formatMoney(phone.priceMinor, phone.currency, language)}
            </strong>
          ),
          seller: () => <bdi>{phone.seller}</bdi>,
        })}
      </p>
      {current && <CurrentOffer offer={current} />}
      <PriceField
        field={form.field('price')}
        label={t('label')}
        askingMinor={phone.priceMinor}
        currency={phone.currency}
        typed={form.values.price}
        initialFocus
      />
      <p role="status" className="min-h-5 text-sm text-muted">
        {remaining !== undefined && remainingOffersText(remaining, t, language)}
        {remaining === undefined && error && readRefusal(error).message}
      </p>
      <FormError title={form.message} />
      <DialogButtons
        onClose={onClose}
        busy={form.busy}
        busyLabel={t('sending')}
        disabledReason={remaining === 0 ? t('none') : undefined}
      >
        {t('send')}
      </DialogButtons>
    </form>
  )
}

function CurrentOffer({ offer }: { offer: Offer }) {
  const t = useTranslations('offer')
  const language = useLanguage()
  const amount = formatMoney(offer.priceMinor, offer.currency, language)
  return (
    <p className="rounded-field bg-amber-wash px-4 py-3 text-sm">
      {t('current', { label: priceLabel(offer, t), amount })}
    </p>
  )
}
