import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CirclePlus } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Api, OwnPhoneSummary } from '../api/index.ts'
import { PhoneNumbers, ViewsByDay } from '../listings/my-products/phone-numbers.tsx'
import { buttonClass } from '../ui/button.tsx'
import { cardLinkClass, LinkCard, linkClass } from '../ui/link.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { startQueries } from './start-queries.ts'

const MOST = 5

/** The phones that a seller has for sale, those with most views first; nothing without one. */
export function OwnPhones({ api }: { api: Api }) {
  const t = useTranslations('start')
  const { data } = useQuery(startQueries(api).Seller.phones)
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label={t('phones.title')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">{t('phones.title')}</h2>
        <Link to={pages.addProduct()} className={buttonClass()}>
          <CirclePlus aria-hidden="true" className="size-4" />
          {t('add.title')}
        </Link>
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data.items.slice(0, MOST).map((phone) => (
          <OwnPhone key={phone._id} phone={phone} />
        ))}
      </ul>
      <Link
        to={pages.myProducts()}
        className={`${linkClass} mt-4 inline-flex min-h-11 items-center`}
      >
        {t('phones.all')}
      </Link>
    </section>
  )
}

/** Its price with the verdict, and how often it was viewed, saved and booked. */
function OwnPhone({ phone }: { phone: OwnPhoneSummary }) {
  const verdict = useTranslations('card.verdict')
  const language = useLanguage()
  const { _id, slug, name, img, priceMinor, currency, priceVerdict } = phone
  return (
    <LinkCard as="li" className="py-3 text-sm">
      <div className="flex items-center gap-4">
        <Thumbnail src={img} />
        <span className="min-w-0 flex-1">
          <Link
            to={pages.namedPhone(_id, slug)}
            className={`${cardLinkClass} font-medium wrap-anywhere`}
          >
            <bdi>{name}</bdi>
          </Link>
          <PhoneNumbers phone={phone} />
        </span>
        <span className="max-sm:hidden">
          <ViewsByDay phone={phone} />
        </span>
        <span className="w-28 shrink-0 text-end font-medium tabular-nums">
          {formatMoney(priceMinor, currency, language)}
          {priceVerdict && (
            <span className={`price-verdict price-${priceVerdict} block`}>
              {verdict(priceVerdict)}
            </span>
          )}
        </span>
      </div>
    </LinkCard>
  )
}
