import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { catalogQueries } from '../../catalog/queries.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { listingQueries } from '../../listings/queries.ts'
import { AddProductScreen } from '../../listings/selling/add-product-screen.tsx'
import { load } from '../../load.ts'
import { textIn } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { toast } from '../../ui/toaster.tsx'

/** Time to read two sentences. */
const READING_MS = 10_000

export const Route = createFileRoute('/dashboard/add-product')({
  ...dashboardPage({
    title: 'Add a product',
    access: 'sell',
    nav: { icon: 'PlusCircle', order: 11 },
  }),
  loader: async ({ context, location }) => {
    const { api, queryClient, allowed } = context
    if (!allowed) return
    const queries = [catalogQueries.brands(api), configQuery(api), listingQueries.defaultPlace(api)]
    await loadQueries(context, ...queries)
    const from = textIn(location.search, 'from')
    return from ? load(queryClient, listingQueries.phone(api, from)) : undefined
  },
  component: Form,
})

function Form() {
  const { api, viewer, refresh } = useDashboard()
  const navigate = Route.useNavigate()
  const like = Route.useLoaderData()
  const { data: categories = [] } = useQuery(catalogQueries.brands(api))
  const config = useQuery(configQuery(api))
  const defaultPlace = useQuery(listingQueries.defaultPlace(api))
  return (
    <>
      <PageHeader
        title="Add a product"
        lead={
          like
            ? `As the ${like.name} that you listed before; its IMEI and its proofs are not taken over.`
            : 'What you type is saved as a draft on all your devices.'
        }
      />
      <Loaded query={config} caption="the form">
        {({ currency }) => (
          <Loaded query={defaultPlace} caption="the form">
            {({ place }) => (
              <AddProductScreen
                key={like?._id}
                seller={viewer}
                brands={categories.map(({ brand }) => brand)}
                currency={currency}
                like={like}
                place={place}
                onAdded={async ({ notice }) => {
                  await refresh()
                  await navigate({ to: '/dashboard/my-products' })
                  toast.success('Product added successfully')
                  if (notice) toast(notice, { duration: READING_MS })
                }}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
