import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type {
  Conversation,
  ConversationMessages,
  Conversations,
  ConversationUpdate,
  Message,
} from '../api/index.ts'
import { messageQueries } from './queries.ts'

type Pages = InfiniteData<Conversations>

/** Applies an event to the cached messages; applying it twice changes nothing. */
export function applyUpdate(queryClient: QueryClient, update: ConversationUpdate) {
  queryClient.setQueryData(messageQueries.unread().queryKey, (before) => ({
    lastUpdate: Math.max(update.number, before?.lastUpdate ?? 0),
    unread: update.unread,
  }))
  showConversation(queryClient, update.conversation)
  if (update.message) showMessage(queryClient, update.conversation, update.message)
}

/** Updates a conversation in the list and where it is open. */
export function showConversation(queryClient: QueryClient, conversation: Conversation) {
  queryClient.setQueryData(
    messageQueries.conversations().queryKey,
    (pages) => pages && withConversation(pages, conversation),
  )
  const { queryKey } = messageQueries.messages(conversation._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  queryClient.setQueryData(queryKey, { ...before, conversation })
  // Contact details that were hidden until payment come only with a reload.
  if (before.conversation.contactsShown !== conversation.contactsShown)
    void queryClient.invalidateQueries({ queryKey })
}

/** Adds a message to its cached conversation; reloads it when earlier messages are missing. */
export function showMessage(
  queryClient: QueryClient,
  conversation: Conversation,
  message: Message,
) {
  const { queryKey } = messageQueries.messages(conversation._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  const last = before.messages.at(-1)?.number ?? 0
  if (message.number > last + 1) return void queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData(queryKey, withMessage(before, message))
}

function withConversation(data: Pages, conversation: Conversation): Pages {
  const [first, ...rest] = data.pages
  if (!first) return data
  const loaded = data.pages
    .flatMap((page) => page.items)
    .find(({ _id }) => _id === conversation._id)
  // Reading and blocking keep a conversation in place; a message moves it to the top.
  if (loaded && loaded.lastNumber === conversation.lastNumber) {
    const items = (page: Conversations) =>
      page.items.map((each) => (each._id === conversation._id ? conversation : each))
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: items(page) })) }
  }
  const without = ({ items, ...page }: Conversations): Conversations => ({
    ...page,
    items: items.filter(({ _id }) => _id !== conversation._id),
  })
  const top = without(first)
  return {
    ...data,
    pages: [{ ...top, items: [conversation, ...top.items] }, ...rest.map(without)],
  }
}

function withMessage(before: ConversationMessages, message: Message): ConversationMessages {
  const others = before.messages.filter(({ number }) => number !== message.number)
  const messages = [...others, message].sort((a, b) => a.number - b.number)
  return { ...before, messages }
}
