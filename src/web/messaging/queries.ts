import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { messageCalls } from './calls.ts'

export const messagesKey = ['messages'] as const

/** What the pages of messages ask, each under its key. */
export const messageQueries = {
  threads: () =>
    infiniteQueryOptions({
      queryKey: [...messagesKey, 'threads'],
      queryFn: ({ pageParam }) => messageCalls.threads(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.cursor ?? undefined,
    }),
  conversation: (id: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'conversation', id],
      queryFn: () => messageCalls.conversation(id),
    }),
  about: (phoneId: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'about', phoneId],
      queryFn: () => messageCalls.about(phoneId),
      // Whether one has written is told by nothing but the question.
      staleTime: 0,
    }),
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'of-order', orderId],
      queryFn: () => messageCalls.ofOrder(orderId),
      staleTime: 0,
    }),
  unread: () =>
    queryOptions({
      queryKey: [...messagesKey, 'unread'],
      queryFn: async () => {
        const { unread, news } = await messageCalls.unread()
        return { unread, news }
      },
    }),
}
