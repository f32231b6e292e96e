import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { configQuery } from '../accounts/config-query.ts'
import { AddProductForm } from '../dashboard/add-product-form.tsx'
import { Forbidden } from '../dashboard/forbidden.tsx'
import { checkRole } from '../dashboard/guard.ts'
import { dashboardQueries } from '../dashboard/queries.ts'
import { ready } from '../dashboard/ready.ts'
import { RoleError } from '../dashboard/role-error.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { pageHead } from '../document-head.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { toast } from '../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/add-product')({
  beforeLoad: ({ context }) => checkRole(context, 'Seller'),
  loader: async ({ context: { api, queryClient, allowed } }) => {
    if (allowed) await ready(queryClient, dashboardQueries.categories(api), configQuery(api))
  },
  head: () => pageHead('Add a product', undefined, { robots: 'noindex' }),
  errorComponent: (props) => <RoleError owner="Seller" {...props} />,
  component: AddProduct,
})

function AddProduct() {
  return Route.useRouteContext().allowed ? <Form /> : <Forbidden owner="Seller" />
}

function Form() {
  const { api, viewer, refresh } = useDashboard()
  const navigate = Route.useNavigate()
  const { data: categories = [] } = useQuery(dashboardQueries.categories(api))
  const { data: config } = useQuery(configQuery(api))
  return (
    <>
      <PageHeader
        title="Add a product"
        lead="What you type is kept on this device until it is sent."
      />
      <AddProductForm
        api={api}
        seller={viewer}
        brands={categories.map(({ brand }) => brand)}
        currency={config?.currency ?? ''}
        onAdded={async () => {
          await refresh()
          await navigate({ to: '/dashboard/my-products' })
          toast.success('Product added successfully')
        }}
      />
    </>
  )
}
