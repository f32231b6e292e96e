import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/index.ts'

const messagesKey = ['messages'] as const

/** `live`: over the event stream. `polling`: no stream, so updates are polled. */
export type FeedState = 'live' | 'polling' | 'off'

export const feedStateKey = [...messagesKey, 'line']

export const messageQueries = {
  conversations: () =>
    infiniteQueryOptions({
      queryKey: [...messagesKey, 'conversations'],
      queryFn: ({ pageParam }) => browserApi.get('/api/messages', { query: { cursor: pageParam } }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.cursor ?? undefined,
    }),
  messages: (id: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'conversation', id],
      queryFn: () => browserApi.get('/api/messages/conversations/{id}', { path: { id } }),
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
        const { unread, lastUpdate } = await browserApi.get('/api/messages/unread')
        return { unread, lastUpdate }
      },
    }),
}

export function reloadMessages(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: messagesKey })
}
