import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { brandInText } from '../../shared/brands.ts'
import { modelTitle } from '../../shared/listings/model-title.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { useApi } from '../api/index.ts'
import { cardLinkClass, LinkCard } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { smallFile } from './phone-photo.tsx'
import { listingQueries } from './queries.ts'

/** The models of a brand with the most phones for sale, as tiles; on small screens the row scrolls sideways. */
export function BrandModels({ brandId }: { brandId: string }) {
  const t = useTranslations('search.brand')
  const language = useLanguage()
  const { data } = useQuery(listingQueries.category(useApi(), brandId))
  // A single model is what the list below shows.
  if (!data || data.models.length < 2) return null
  const { brand, currency, models } = data
  return (
    <section aria-labelledby="models" className="pb-6 md:pb-8">
      <h2 id="models" className="mb-3 text-lg">
        {t('models', { brand: brandInText(brand) })}
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:overflow-visible md:px-0 lg:grid-cols-4 xl:grid-cols-6">
        {models.map(({ slug, name, live, fromMinor, img }) => (
          <LinkCard
            as="li"
            key={slug}
            className="w-56 shrink-0 snap-start flex-row items-center gap-x-3 md:w-auto"
          >
            <img
              src={img ? smallFile(img) : '/art/no-photo.svg'}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className="aspect-square h-auto w-18 shrink-0 rounded-box bg-sand object-cover"
            />
            <div className="min-w-0">
              <Link to={pages.model(slug)} className={`${cardLinkClass} font-semibold`}>
                <bdi>{modelTitle(brand, name)}</bdi>
              </Link>
              <p className="tabular-nums">
                <span className="text-sm text-muted">{`${t('from')} `}</span>
                {formatMoney(fromMinor, currency, language)}
              </p>
              <p className="text-sm tabular-nums text-muted">
                {t('forSale', { shown: formatCount(live, language) })}
              </p>
            </div>
          </LinkCard>
        ))}
      </ul>
    </section>
  )
}
