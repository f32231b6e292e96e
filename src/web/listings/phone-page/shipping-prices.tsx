import type { ReactNode } from 'react'
import { countryName } from '../../../shared/countries.ts'
import { EU, postageTo, type ShippingZone, WORLD } from '../../../shared/listings/delivery-terms.ts'
import { formatMoney } from '../../../shared/money.ts'
import { toTerms } from '../../delivery/delivery-labels.ts'
import { countryOptions, useViewerCountry } from '../../delivery/viewer-country.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import type { PhoneDetail } from '../queries.ts'

type ShippingPricesProps = {
  phone: PhoneDetail
  zones: readonly ShippingZone[]
  /** How soon and by whom it is sent, after the price. */
  children: ReactNode
}

/** What shipping costs in the viewer's country and in all others. Browser only. */
export function ShippingPrices({ phone, zones, children }: ShippingPricesProps) {
  const [country, setCountry] = useViewerCountry()
  const t = useTranslations('phone.delivery')
  const comma = useTranslations('phone')('comma')
  const language = useLanguage()
  const money = (minor: number) => formatMoney(minor, phone.currency, language)

  function shippingTo(code: string): string {
    const name = countryName(code, language)
    const postage = postageTo(toTerms(phone.delivery), code)
    if (postage === undefined) return t('notTo', { country: name })
    if (postage === 0) return t('freeTo', { country: name })
    return t('shipsTo', { country: name, price: money(postage) })
  }

  function destination(code: string): string {
    if (code === WORLD) return t('worldwide')
    return code === EU ? t('eu') : countryName(code, language)
  }

  return (
    <>
      <p className="font-medium" role="status">
        {country ? shippingTo(country) : t('shipping')}
      </p>
      {children}
      <div className="mt-3 max-w-72">
        <SelectField
          label={t('label')}
          placeholder={t('choose')}
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
          options={countryOptions(language)}
        />
      </div>
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer py-2 text-muted">{t('all')}</summary>
        <ul className="flex flex-col gap-1 py-1">
          {zones.map(({ to, priceMinor }) => (
            <li key={to.join()} className="flex justify-between gap-4">
              <span>{to.map(destination).join(comma)}</span>
              <span className="tabular-nums">
                {priceMinor === 0 ? t('free') : money(priceMinor)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
