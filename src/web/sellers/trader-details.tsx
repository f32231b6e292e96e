import { Building2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countryName } from '../../shared/countries.ts'
import type { Trader } from '../api/index.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'

/** Who a business seller is, as the Digital Services Act (Article 30) has a marketplace show it. */
export function TraderDetails({ trader }: { trader: Trader }) {
  const t = useTranslations('seller.trader')
  return (
    <section
      aria-labelledby="business-seller"
      className="mb-6 rounded-box border border-hairline p-5"
    >
      <h2 id="business-seller" className="mb-1 flex items-center gap-2 text-lg">
        <Building2 aria-hidden="true" className="size-5 shrink-0" />
        <span>{t('title')}</span>
      </h2>
      <p className="mb-4 max-w-prose text-sm text-pretty text-muted">{t('text')}</p>
      <TraderList trader={trader} />
    </section>
  )
}

export function TraderList({ trader }: { trader: Trader }) {
  const t = useTranslations('seller.trader')
  const country = useCountryName(trader.country)
  const { companyName, legalForm, email, phone, register, registerNumber, vatNumber } = trader
  const facts: [title: string, text: string][] = [
    [t('company'), companyName],
    [t('form'), legalForm],
    [t('address'), formatAddress(trader, country)],
    [t('email'), email],
    [t('phone'), phone],
    [t('register'), [register, registerNumber].filter(Boolean).join(', ')],
    [t('vat'), vatNumber],
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {facts
        .filter(([, text]) => text !== '')
        .map(([title, text]) => (
          <div key={title} className="min-w-0">
            <dt className="text-sm text-muted">{title}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function formatAddress({ line1, line2, postalCode, city }: Trader, country: string): string {
  const lines = [line1, line2, [postalCode, city].filter(Boolean).join(' '), country]
  return lines.filter(Boolean).join('\n')
}

/** The code until the browser has named it: the server may use other names. */
function useCountryName(code: string): string {
  const language = useLanguage()
  const [name, setName] = useState(code)
  useEffect(() => {
    setName(countryName(code, language))
  }, [code, language])
  return name
}
