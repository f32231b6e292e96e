import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Conversation, Message, MessageNews, Thread, Threads } from '../api/index.ts'
import { messageQueries, messagesKey } from './queries.ts'

type Pages = InfiniteData<Threads>

/** Brings what is on the screen up to date with one thing that happened; the same again changes nothing. */
export function applyNews(queryClient: QueryClient, news: MessageNews) {
  queryClient.setQueryData(messageQueries.unread().queryKey, (before) => ({
    news: Math.max(news.number, before?.news ?? 0),
    unread: news.unread,
  }))
  showThread(queryClient, news.thread)
  if (news.message) showMessage(queryClient, news.thread, news.message)
}

/** Puts a thread where it belongs in the list, and its facts over its conversation. */
export function showThread(queryClient: QueryClient, thread: Thread) {
  queryClient.setQueryData(
    messageQueries.threads().queryKey,
    (pages) => pages && withThread(pages, thread),
  )
  const { queryKey } = messageQueries.conversation(thread._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  queryClient.setQueryData(queryKey, { ...before, thread })
  // What was hidden in it until the phone was paid is only in the answer to a new question.
  if (before.thread.contactsShown !== thread.contactsShown)
    void queryClient.invalidateQueries({ queryKey })
}

/** Adds a message to its conversation, if that is kept. What came before it and is missing is asked for. */
export function showMessage(queryClient: QueryClient, thread: Thread, message: Message) {
  const { queryKey } = messageQueries.conversation(thread._id)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  const last = before.messages.at(-1)?.number ?? 0
  if (message.number > last + 1) return void queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData(queryKey, withMessage(before, message))
}

/** Everything on the screen may be old. */
export function loadAnew(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: messagesKey })
}

export function withThread(data: Pages, thread: Thread): Pages {
  const [first, ...rest] = data.pages
  if (!first) return data
  const known = data.pages.flatMap((page) => page.items).find(({ _id }) => _id === thread._id)
  // Reading and blocking change a thread where it stands; a message brings it to the top.
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
