import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/index.ts'

export const messagesKey = ['messages'] as const

/** What the pages of messages ask, each under its key. */
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
      // Whether one has written is told by nothing but the question.
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
