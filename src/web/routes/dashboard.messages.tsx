import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { MessagesPage, type MessagesSearch } from '../messaging/messages-page.tsx'

const idOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: (search: Record<string, unknown>): MessagesSearch => {
    const [thread, about, order] = [search.thread, search.about, search.order].map(idOf)
    return { ...(thread && { thread }), ...(about && { about }), ...(order && { order }) }
  },
  head: () => pageHead('Messages', undefined, { robots: 'noindex' }),
  component: Messages,
})

function Messages() {
  return <MessagesPage {...Route.useSearch()} />
}
