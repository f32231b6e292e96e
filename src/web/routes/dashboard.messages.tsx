import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { MessagesPage, type MessagesSearch } from '../messages/messages-page.tsx'

const idOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: (search: Record<string, unknown>): MessagesSearch => {
    const [thread, about] = [idOf(search.thread), idOf(search.about)]
    return { ...(thread && { thread }), ...(about && { about }) }
  },
  head: () => pageHead('Messages', undefined, { robots: 'noindex' }),
  component: Messages,
})

function Messages() {
  return <MessagesPage {...Route.useSearch()} />
}
