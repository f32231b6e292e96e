import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { pageHead } from '../document-head.ts'
import { ComparePage } from '../listings/compare/compare-page.tsx'
import { type CompareSearch, readCompared } from '../listings/compare/compared.ts'
import { descriptions } from '../seo/descriptions.ts'

export const Route = createFileRoute('/compare')({
  validateSearch: (search: CompareSearch & SearchSchemaInput): CompareSearch =>
    readCompared(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCompared } = await import('../listings/compare/compared.ts')
    return loadCompared(context, deps.id)
  },
  head: () =>
    pageHead('Compare phones', descriptions?.compare, {
      canonical: pages.compare(),
      robots: 'noindex',
    }),
  component: Compare,
})

function Compare() {
  const { id } = Route.useSearch()
  const phones = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      ids={id}
      phones={phones}
      onIds={(next) => navigate({ search: { id: next }, replace: true, resetScroll: false })}
    />
  )
}
