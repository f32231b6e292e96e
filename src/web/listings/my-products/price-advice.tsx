import { formatMoney, toTypedPrice } from '../../../shared/money.ts'
import type { Api, OwnPhoneSummary, User } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import type { useConfirm } from '../../ui/confirm.tsx'
import { useTranslations } from '../../ui/text.ts'
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

  async function lowerPrice(phone: Priced, toMinor: number): Promise<void> {
    const { _id: id, version, name, priceMinor, currency, favorites } = phone
    const price = formatMoney(toMinor, currency)
    const watched = favorites > 0 ? ' People who saved it and follow price drops are notified.' : ''
    const what = `The price of the ${name} changes from ${formatMoney(priceMinor, currency)} to ${price}, the highest fair price for it.${watched}`
    if (!(await confirm({ what, action: `Lower to ${price}` }))) return
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
      toast.success(`Price lowered to ${price}`)
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
          Lower to {formatMoney(lowerToMinor, currency)}
        </Button>
      )}
    </>
  )
}
