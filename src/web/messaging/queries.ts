import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import {
  browserApi,
  type Conversation,
  type Message,
  type MessageNews,
  type Thread,
  type Threads,
} from '../api/index.ts'

export const messagesKey = ['messages'] as const

export const messageQueries = {
  threads: () =>
    infiniteQueryOptions({
      queryKey: [...messagesKey, 'threads'],
      queryFn: ({ pageParam }) => browserApi.get('/api/messages', { query: { cursor: pageParam } }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.cursor ?? undefined,
    }),
  conversation: (id: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'conversation', id],
      queryFn: () => browserApi.get('/api/messages/threads/{id}', { path: { id } }),
    }),
  about: (phoneId: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'about', phoneId],
      queryFn: () => browserApi.get('/api/messages/about/{phoneId}', { path: { phoneId } }),
      // No event updates this query.
      staleTime: 0,
    }),
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'of-order', orderId],
      queryFn: () => browserApi.get('/api/messages/orders/{id}', { path: { id: orderId } }),
      staleTime: 0,
    }),
  unread: () =>
    queryOptions({
      queryKey: [...messagesKey, 'unread'],
      queryFn: async () => {
        const { unread, news } = await browserApi.get('/api/messages/unread')
        return { unread, news }
      },
    }),
}

type Pages = InfiniteData<Threads>

/** Applies an event to the cached messages; applying it twice changes nothing. */
export function applyNews(queryClient: QueryClient, news: MessageNews) {
  queryClient.setQueryData(messageQueries.unread().queryKey, (before) => ({
    news: Math.max(news.number, before?.news ?? 0),
    unread: news.unread,
  }))
  showThread(queryClient, news.thread)
  if (news.message) showMessage(queryClient, news.thread, news.message)
}

/** Updates a thread in the list and in its conversation. */
export function showThread(queryClient: QueryClient, thread: Thread) {
  queryClient.setQueryData(
    messageQueries.threads().queryKey,
    (pages) => pages && withThread(pages, thread),
  )
  const { queryKey } = messageQueries.conversation(thread._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  queryClient.setQueryData(queryKey, { ...before, thread })
  // Contact details that were hidden until payment come only with a reload.
  if (before.thread.contactsShown !== thread.contactsShown)
    void queryClient.invalidateQueries({ queryKey })
}

/** Adds a message to its cached conversation; reloads it when earlier messages are missing. */
export function showMessage(queryClient: QueryClient, thread: Thread, message: Message) {
  const { queryKey } = messageQueries.conversation(thread._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  const last = before.messages.at(-1)?.number ?? 0
  if (message.number > last + 1) return void queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData(queryKey, withMessage(before, message))
}

export function reloadMessages(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: messagesKey })
}

export function withThread(data: Pages, thread: Thread): Pages {
  const [first, ...rest] = data.pages
  if (!first) return data
  const known = data.pages.flatMap((page) => page.items).find(({ _id }) => _id === thread._id)
  // Reading and blocking keep a thread in place; a message moves it to the top.
  if (known && known.lastNumber === thread.lastNumber) {
    const items = (page: Threads) =>
      page.items.map((each) => (each._id === thread._id ? thread : each))
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: items(page) })) }
  }
  const without = ({ items, ...page }: Threads): Threads => ({
    ...page,
    items: items.filter(({ _id }) => _id !== thread._id),
  })
  const top = without(first)
  return {
    ...data,
    pages: [{ ...top, items: [thread, ...top.items] }, ...rest.map(without)],
  }
}

export function withMessage(before: Conversation, message: Message): Conversation {
  const others = before.messages.filter(({ number }) => number !== message.number)
  const messages = [...others, message].sort((a, b) => a.number - b.number)
  return { ...before, messages }
}
