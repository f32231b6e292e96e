import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { configQuery } from '../accounts/queries.ts'
import { Forbidden, RoleError } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { ready } from '../dashboard/ready.ts'

import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { listingQueries } from '../listings/queries.ts'
import { EditProductScreen } from '../listings/selling/edit-product-screen.tsx'
import { orNotFound } from '../load.ts'
import { PageHeader } from '../ui/page-layout.tsx'
import { toast } from '../ui/toaster.tsx'

/** Long enough to read two sentences. */
const READING_MS = 10_000

export const Route = createFileRoute('/dashboard/my-products_/$id/edit')({
  beforeLoad: ({ context }) => checkRole(context, 'Seller'),
  loader: async ({ context: { api, queryClient, allowed, viewer }, params: { id } }) => {
    if (!allowed) return
    await ready(queryClient, listingQueries.categories(api), configQuery(api))
    // What stands in the form must be what stands in the listing now.
    const phone = await orNotFound(
      queryClient.fetchQuery({ ...listingQueries.phone(api, id), staleTime: 0 }),
    )
    if (phone.sellerId !== viewer._id) throw notFound()
    return phone
  },
  head: () => pageHead('Edit a product', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Seller" {...props} />,
  component: EditProduct,
})

function EditProduct() {
  const phone = Route.useLoaderData()
  return phone ? <Form phone={phone} /> : <Forbidden owner="Seller" />
}

function Form({ phone }: { phone: NonNullable<ReturnType<typeof Route.useLoaderData>> }) {
  const { api, viewer, refresh } = useDashboard()
  const navigate = Route.useNavigate()
  const { data: categories = [] } = useQuery(listingQueries.categories(api))
  const { data: config } = useQuery(configQuery(api))
  return (
    <>
      <PageHeader
        above={<Link to={pages.myProducts()}>My Products</Link>}
        title={`Edit ${phone.name}`}
        lead="Price and words are true at once. A moderator may look at another model, storage, grade or photo first; buyers see the approved version until then."
      />
      <EditProductScreen
        phone={phone}
        seller={viewer}
        brands={categories.map(({ brand }) => brand)}
        currency={config?.currency ?? ''}
        onSaved={async ({ notice }) => {
          await refresh()
          await navigate({ to: '/dashboard/my-products' })
          toast.success('Changes saved')
          if (notice) toast(notice, { duration: READING_MS })
        }}
      />
    </>
  )
}
