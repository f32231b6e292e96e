import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { formatMoney } from '../../shared/money.ts'
import type { ModelPage as Model } from '../api/index.ts'
import { totalWords } from '../listings/filters.ts'
import { PhoneGrid } from '../listings/phone-card.tsx'
import { modelFacts } from '../listings/phone-page/model-facts.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { useApi } from '../shell/use-api.ts'
import { buttonClass } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { Facts, PageHeader, Section } from '../ui/page-layout.tsx'
import { EmptyState } from '../ui/page-states.tsx'

import { ModelPrices } from './model-prices.tsx'
import { priceWords } from './model-words.ts'
import { catalogQueries } from './queries.ts'

/** What a model is, what it costs here, and who sells one now. */
export function ModelPage({ model }: { model: Model }) {
  const { fullName, brand, brandId } = model
  return (
    <div className="page-width">
      <PageHeader
        above={
          <Breadcrumbs>
            <Link to={pages.home()}>Home</Link>
            <Link to={pages.category(brandId)}>{brand}</Link>
            <span aria-current="page">{fullName}</span>
          </Breadcrumbs>
        }
        title={fullName}
        lead={priceWords(model)}
      />
      <PriceRange model={model} />
      <Offers model={model} />
      <ModelPrices model={model} />
      <ModelFactsSection model={model} />
    </div>
  )
}

function PriceRange({ model }: { model: Model }) {
  const { lowestMinor, medianMinor, highestMinor, currency, live } = model
  if (live < 2 || lowestMinor === null || medianMinor === null || highestMinor === null) return null
  const figures = [
    ['Lowest', lowestMinor],
    ['Median price', medianMinor],
    ['Highest', highestMinor],
  ] as const
  return (
    <dl
      aria-label="Prices on sale now"
      className="grid grid-cols-3 divide-x divide-hairline border-y border-hairline"
    >
      {figures.map(([term, minor]) => (
        <div
          key={term}
          className="flex flex-col justify-between gap-1 px-4 py-3 first:ps-0 md:px-6"
        >
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatMoney(minor, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Offers({ model: { slug, fullName, brand, brandId } }: { model: Model }) {
  const { data } = useQuery(catalogQueries.offers(useApi(), slug))
  if (!data) return null
  if (data.items.length === 0)
    return (
      <Section title="On sale now">
        <EmptyState
          title={`No ${fullName} on sale right now`}
          actions={
            <Link to={pages.category(brandId)} className={buttonClass({ variant: 'primary' })}>
              All {brand} phones
            </Link>
          }
        >
          Others by {brand} are on the next page, and new phones arrive every day.
        </EmptyState>
      </Section>
    )
  return (
    <Section
      title="On sale now"
      more={
        data.total > data.items.length && (
          <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
            See all {totalWords(data.total, data.totalIsExact)}
          </Link>
        )
      }
    >
      <PhoneGrid phones={data.items} />
    </Section>
  )
}

function ModelFactsSection({ model: { facts, fullName } }: { model: Model }) {
  const known = modelFacts(facts)
  return (
    <Section title="The model" lead={`What every ${fullName} has, whoever sells it.`}>
      <div className="max-w-3xl">
        {known.length > 0 ? (
          <Facts facts={known} />
        ) : (
          <p className="text-muted">We don’t have any details about this model yet.</p>
        )}
        <p className="mt-3 text-sm text-muted">
          {facts.sourceNote && `Source: ${facts.sourceNote}. `}
          Technical data up to 2023: Smartphone-Data-Analysis by Ayushman Malla, MIT licence.
        </p>
      </div>
    </Section>
  )
}
