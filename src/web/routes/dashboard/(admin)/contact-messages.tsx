import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import {
  ContactMessagesPage,
  contactMessagesQuery,
  readState,
} from '../../../contact/contact-messages-page.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'

type Search = { state?: string | undefined }

export const Route = createFileRoute('/dashboard/(admin)/contact-messages')({
  ...dashboardPage({
    title: 'Messages to us',
    access: 'admin',
    nav: { icon: 'Mail', order: 17 },
  }),
  // The value is validated where it is read, because the valid ones load with the screen.
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, contactMessagesQuery(context.api, readState(deps.state))),
  component: Page,
})

function Page() {
  const { state } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ContactMessagesPage
      state={readState(state)}
      onState={(state) => navigate({ search: { state }, resetScroll: false })}
    />
  )
}
