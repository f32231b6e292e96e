import { createFileRoute } from '@tanstack/react-router'
import { ModelsPage } from '../../../catalog/models-page.tsx'
import { catalogQueries } from '../../../catalog/queries.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'

export const Route = createFileRoute('/dashboard/(admin)/models')({
  ...dashboardPage({
    title: 'Models',
    access: 'admin',
    nav: { icon: 'BookOpen', order: 17 },
  }),
  loader: ({ context }) => loadQueries(context, catalogQueries.models(context.api, '')),
  component: ModelsPage,
})
