import { isolate } from '../../../shared/isolate.ts'
import { formatMoney, toTypedPrice } from '../../../shared/money.ts'
import type { Api, OwnPhoneSummary, User } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import type { useConfirm } from '../../ui/confirm.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { toNewPhone, valuesFromPhone } from '../selling/sell-form-values.ts'

type LowerPriceOptions = {
  api: Api
  seller: Pick<User, 'name' | 'email'>
  refresh: () => Promise<void>
  confirm: ReturnType<typeof useConfirm>[0]
}

type Priced = Pick<
  OwnPhoneSummary,
  '_id' | 'version' | 'name' | 'priceMinor' | 'currency' | 'favorites'
>

/** Lowers the price of a listing and leaves everything else as it is. */
export function useLowerPrice({ api, seller, refresh, confirm }: LowerPriceOptions) {
  const { busy, run } = useAction()
  const t = useTranslations('products.lower')
  const language = useLanguage()

  async function lowerPrice(phone: Priced, toMinor: number): Promise<void> {
    const { _id: id, version, name, priceMinor, currency, favorites } = phone
    const price = formatMoney(toMinor, currency, language)
    const change = t('what', {
      name: isolate(name, language),
      from: formatMoney(priceMinor, currency, language),
      to: price,
    })
    const what = favorites > 0 ? `${change} ${t('watched')}` : change
    if (!(await confirm({ what, action: t('button', { price }) }))) return
    await run(id, async () => {
      const shown = await api.get('/api/phones/{id}', { path: { id } })
      const { fields, photos } = valuesFromPhone(shown)
      await api.put('/api/phones/{id}', {
        path: { id },
        body: {
          // Terms of delivery stay as they are without a value in the request.
          ...toNewPhone(
            { ...fields, price: toTypedPrice(toMinor, currency), delivery: '' },
            photos,
            seller,
          ),
          version,
        },
      })
      toast.success(t('done', { price }))
      await refresh()
    })
  }

  return { busy, lowerPrice }
}

type PriceAdviceProps = {
  phone: OwnPhoneSummary
  nameId: string
  busy: boolean
  onLower: (toMinor: number) => void
}

/** How the price compares with sold prices, and a way to lower it where it is high. */
export function PriceAdvice({ phone, nameId, busy, onLower }: PriceAdviceProps) {
  const t = useTranslations('card.verdict')
  const lower = useTranslations('products.lower')
  const language = useLanguage()
  const { priceVerdict, lowerToMinor, currency } = phone
  if (!priceVerdict) return null
  const waits = phone.review?.decision === null
  return (
    <>
      <span className={`price-verdict price-${priceVerdict} block`}>{t(priceVerdict)}</span>
      {lowerToMinor !== null && !waits && phone.actions.includes('edit') && (
        <Button
          variant="link"
          className="text-sm"
          aria-describedby={nameId}
          busy={busy}
          onClick={() => onLower(lowerToMinor)}
        >
          {lower('button', { price: formatMoney(lowerToMinor, currency, language) })}
        </Button>
      )}
    </>
  )
}
