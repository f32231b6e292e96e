import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { formatEstimate, formatEstimateRange, formatMoney } from '../../shared/money.ts'
import { type ModelPage as Model, useApi } from '../api/index.ts'
import { modelFacts } from '../catalog/model-facts.tsx'
import { catalogQueries } from '../catalog/queries.ts'
import { aboutModel, modelTrail, pageHead } from '../document-head.ts'
import { formatTotal, priceSummary } from '../listings/listing-labels.ts'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { PhoneGrid } from '../listings/phone-grid.tsx'
import { load } from '../load.ts'
import { type Month, PriceChart, toMonths } from '../pricing/price-chart.tsx'
import { formatSalesPeriod, pricingQueries, shortMonth } from '../pricing/price-labels.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Facts, PageHeader, Section } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { useReader } from '../ui/reader.tsx'

export const Route = createFileRoute('/models/$slug')({
  loader: async ({ context: { queryClient, api }, params }) => {
    const [model] = await Promise.all([
      load(queryClient, catalogQueries.model(api, params.slug)),
      load(queryClient, catalogQueries.offers(api, params.slug)),
    ])
    // A model that turned out to be another one lives at that one's address.
    if (model.slug !== params.slug) throw redirect({ to: pages.model(model.slug), statusCode: 301 })
    await load(queryClient, pricingQueries.forModel(api, model.slug))
    return model
  },
  staticData: { topics: ['catalog', 'price_curve', ...LISTING_TOPICS] },
  head: ({ loaderData: model, match }) => {
    if (!model) return {}
    return pageHead(
      model.fullName,
      `Second-hand ${model.fullName}: ${priceSummary(model)} Facts, prices and offers side by side.`,
      { origin: match.context.origin, ...aboutModel(model) },
    )
  },
  component: ModelPage,
  pendingComponent: BrowserSkeleton,
})

/** What a model is, what it costs here, and who sells one now. */
function ModelPage() {
  const model = Route.useLoaderData()
  const { fullName } = model
  return (
    <div className="page-width">
      <PageHeader
        above={<Breadcrumbs trail={modelTrail(model)} />}
        title={fullName}
        lead={priceSummary(model)}
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
      aria-label="Current prices"
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
      <Section title="For sale now">
        <EmptyState
          title={`No ${fullName} for sale right now`}
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
      title="For sale now"
      more={
        data.total > data.items.length && (
          <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
            See all {formatTotal(data.total, data.totalIsExact)}
          </Link>
        )
      }
    >
      <PhoneGrid phones={data.items} />
    </Section>
  )
}

function ModelFactsSection({ model: { facts, fullName } }: { model: Model }) {
  const shownFacts = modelFacts(facts, useReader())
  return (
    <Section title="The model" lead={`What every ${fullName} has, whoever sells it.`}>
      <div className="max-w-3xl">
        {shownFacts.length > 0 ? (
          <Facts facts={shownFacts} />
        ) : (
          <p className="text-muted">We don’t have any details about this model yet.</p>
        )}
        <p className="mt-3 text-sm text-muted">
          <span>{facts.sourceNote && `Source: ${facts.sourceNote}. `}</span>
          Technical data up to 2023: Smartphone-Data-Analysis by Ayushman Malla, MIT license.
        </p>
      </div>
    </Section>
  )
}

/** What a model was sold for, as a chart and as a table. */
function ModelPrices({ model: { slug, fullName } }: { model: Model }) {
  const { data: pricing } = useQuery(pricingQueries.forModel(useApi(), slug))
  if (!pricing?.band) return null
  const { band, currency } = pricing
  const months = toMonths(pricing)
  const money = (minor: number) => formatMoney(minor, currency)
  const { q1Minor, medianMinor, q3Minor, estimate, selectionNote } = band
  return (
    <Section title="Sold prices">
      <p className="max-w-prose text-pretty">
        <span>{estimate ? 'Estimated value ' : 'Typically sold for '}</span>
        <span className="font-semibold tabular-nums">
          {formatEstimateRange(q1Minor, q3Minor, currency)}
        </span>
        , typically about {formatEstimate(medianMinor, currency)}.{' '}
        <span className="text-muted">{formatSalesPeriod(band)}, all storage sizes and grades.</span>
      </p>
      {estimate && (
        <p className="mt-2 flex max-w-prose items-baseline gap-2 text-sm text-muted">
          <Badge>Estimate</Badge> {selectionNote}.
        </p>
      )}
      {months.length > 1 && (
        <div className="mt-6 grid items-start gap-x-14 gap-y-6 lg:grid-cols-2">
          <figure>
            <PriceChart
              months={months}
              currency={currency}
              label={`What a ${fullName} sold for, by month; the figures are in the table.`}
            />
            <figcaption className="mt-2 flex flex-wrap gap-x-6 text-sm text-muted">
              <span>
                <Line /> Median sale price
              </span>
              <span>
                <Line dashed /> Estimated value, months to come are a forecast
              </span>
            </figcaption>
          </figure>
          <MonthTable months={months} money={money} />
        </div>
      )}
    </Section>
  )
}

function Line({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg viewBox="0 0 24 8" aria-hidden="true" className="me-1 inline h-2 w-6">
      <line
        x2={24}
        y1={4}
        y2={4}
        className={dashed ? 'stroke-edge' : 'stroke-ink'}
        strokeWidth={2}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
    </svg>
  )
}

type MonthTableProps = { months: readonly Month[]; money: (minor: number) => string }

function MonthTable({ months, money }: MonthTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Sales by month</caption>
      <thead className="text-muted">
        <tr>
          <th className="py-1 text-start font-normal">Month</th>
          <th className="py-1 text-end font-normal">Sales</th>
          <th className="py-1 text-end font-normal">Median</th>
          <th className="py-1 text-end font-normal">Estimate</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, salesCount: n, soldMinor, curveMinor, isForecast }) => (
          <tr key={month} className="border-t border-hairline">
            <th scope="row" className="py-1 text-start font-normal">
              {shortMonth(month)}
              {isForecast && <span className="text-muted"> (forecast)</span>}
            </th>
            <td className="py-1 text-end">{n || '–'}</td>
            <td className="py-1 text-end">{soldMinor === null ? '–' : money(soldMinor)}</td>
            <td className="py-1 text-end text-muted">
              {curveMinor === null ? '–' : money(curveMinor)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
