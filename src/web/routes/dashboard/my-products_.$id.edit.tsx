import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import type { Api } from '../../api/index.ts'
import { catalogQueries } from '../../catalog/queries.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { listingQueries } from '../../listings/queries.ts'
import { EditProductScreen } from '../../listings/selling/edit-product-screen.tsx'
import { orNotFound } from '../../load.ts'
import { configQuery } from '../../shell/shop.ts'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

/** Time to read two sentences. */
const READING_MS = 10_000

function pageQueries(api: Api) {
  return {
    brands: catalogQueries.brands(api),
    config: configQuery(api),
  }
}

export const Route = createFileRoute('/dashboard/my-products_/$id/edit')({
  ...dashboardPage({
    title: 'editAProduct',
    shape: 'form',
    access: 'sell',
    text: ['sell', 'sellParts', 'questions', 'fields', 'card'],
    translated: true,
    partOf: pages.myProducts(),
  }),
  loader: async ({ context, params: { id } }) => {
    const { api, queryClient, allowed, viewer } = context
    if (!allowed) return
    await loadQueries(context, pageQueries(api))
    // The form must start with the current listing, not a cached one.
    const phone = await orNotFound(
      queryClient.fetchQuery({ ...listingQueries.phone(api, id), staleTime: 0 }),
    )
    if (phone.sellerId !== viewer._id) throw notFound()
    return phone
  },
  component: EditProduct,
})

function EditProduct() {
  const phone = Route.useLoaderData()
  return phone && <Form phone={phone} />
}

function Form({ phone }: { phone: NonNullable<ReturnType<typeof Route.useLoaderData>> }) {
  const { api, viewer, refresh } = useDashboard()
  const navigate = Route.useNavigate()
  const t = useTranslations('sell')
  const titles = useTranslations('dashboard.page')
  const language = useLanguage()
  const queries = pageQueries(api)
  const { data: categories = [] } = useQuery(queries.brands)
  const config = useQuery(queries.config)
  return (
    <>
      <PageHeader
        above={<Link to={pages.myProducts()}>{titles('myProducts')}</Link>}
        title={t('editTitle', { name: isolate(phone.name, language) })}
        lead={t('editLead')}
      />
      <Loaded shape="form" query={config} caption={t('loading')}>
        {({ currency }) => (
          <EditProductScreen
            phone={phone}
            seller={viewer}
            brands={categories.map(({ brand }) => brand)}
            currency={currency}
            onSaved={async ({ notice }) => {
              await refresh()
              await navigate({ to: '/dashboard/my-products' })
              toast.success(t('saved'))
              if (notice) toast(notice, { duration: READING_MS })
            }}
          />
        )}
      </Loaded>
    </>
  )
}
