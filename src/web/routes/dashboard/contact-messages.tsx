import { createFileRoute } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { ContactMessagesPage } from '../../contact/contact-messages-page.tsx'
import { contactMessagesQuery } from '../../contact/queries.ts'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'

export const Route = createFileRoute('/dashboard/contact-messages')({
  ...dashboardPage({
    title: 'Messages to us',
    access: 'admin',
    nav: { Icon: Mail, order: 17 },
  }),
  loader: ({ context }) => loadQueries(context, contactMessagesQuery(context.api)),
  component: ContactMessagesPage,
})
