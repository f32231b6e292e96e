import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { listingQueries } from '../listings/queries.ts'
import { useApi } from '../shell/use-api.ts'
import { linkClass } from '../ui/link.tsx'
import { Section } from '../ui/page-layout.tsx'

/** Brands as a row of drawn phones; on small screens the row scrolls sideways. */
export function Brands() {
  const { data: categories = [] } = useQuery(listingQueries.categories(useApi()))
  return (
    <Section
      title="Browse by brand"
      more={
        <Link to={pages.products()} className={linkClass}>
          All phones
        </Link>
      }
    >
      <ul className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] md:overflow-visible md:px-0">
        {categories.map(({ _id, brand, slug, phones }) => (
          <li key={_id} className="w-28 shrink-0 snap-start md:w-auto">
            <Link
              to={pages.category(_id)}
              className="group flex h-full flex-col items-center rounded-box px-2 py-4 text-center hover:bg-sand"
            >
              <img
                src={`/art/brand-${slug}.svg`}
                alt=""
                width={96}
                height={128}
                loading="lazy"
                className="h-24 w-auto transition-transform group-hover:-translate-y-1"
              />
              <span className="mt-3 font-semibold">{brand}</span>
              <span className="text-sm tabular-nums text-muted">
                {phones === 1 ? '1 phone' : `${phones} phones`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
