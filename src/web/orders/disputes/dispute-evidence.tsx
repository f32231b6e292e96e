import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { formatMoney } from '../../../shared/money.ts'
import type { Api } from '../../api/index.ts'
import { PersonLink } from '../../dashboard/person-link.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useCount, useLanguage, useTranslations } from '../../ui/text.ts'
import { type Dispute, orderQueries } from '../order-api.ts'

/** What the dispute is about, with links to both people, the order and the listing. */
export function CaseHeader({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('cases')
  const language = useLanguage()
  const { name, buyer, buyerId, seller, sellerId, paidMinor, currency } = dispute
  return (
    <header className="flex flex-col gap-1">
      <h3 className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="wrap-anywhere">
        {t.rich('people', {
          buyer: () => <PersonLink key="buyer" id={buyerId} name={buyer} />,
          seller: () => <PersonLink key="seller" id={sellerId} name={seller} />,
          amount: formatMoney(paidMinor, currency, language),
        })}
      </p>
      <p className="flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center">
        <Link to={pages.order(dispute.orderId)} className={linkClass}>
          {t('viewOrder')}
        </Link>
        <Link to={pages.phone(dispute.phoneId)} preload={false} className={linkClass}>
          {t('viewListing')}
        </Link>
      </p>
    </header>
  )
}

/** The photos of the listing as the buyer saw them, large enough to compare; each opens in a new tab. */
export function ListedPhotos({ api, dispute }: { api: Api; dispute: Dispute }) {
  const t = useTranslations('cases')
  const shown = useCount()
  const { data, isError } = useQuery(orderQueries.snapshot(api, dispute.orderId))
  const photos = data?.photos ?? []
  // After a failure the listing below offers to try again.
  if (isError || (data !== undefined && photos.length === 0)) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('listedPhotos')}</h3>
      <ul className="grid min-h-32 grid-cols-2 gap-2 sm:grid-cols-3">
        {photos.map(({ src, alt, sources }, index) => (
          <li key={src}>
            <a
              href={src}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-field bg-sand outline-offset-2"
            >
              <img
                src={sources?.webp.split(' ', 1)[0] ?? src}
                alt={alt || t('photo', { place: shown(index + 1), count: shown(photos.length) })}
                width={320}
                height={320}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
