import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type {
  Conversation,
  ConversationMessages,
  ConversationUpdate,
  Message,
} from '../api/index.ts'
import { applyUpdate } from './apply-update.ts'
import { messageQueries } from './queries.ts'

const conversation = (
  id: string,
  lastNumber: number,
  more: Partial<Conversation> = {},
): Conversation => ({
  _id: id,
  phone: {
    _id: 'p',
    name: 'Pixel 7',
    img: '',
    slug: 'pixel-7',
    state: 'live',
    priceMinor: 100,
    currency: 'USD',
  },
  side: 'buyer',
  otherPerson: { _id: 's', name: 'Siri', image: null },
  last: { text: '', mine: false, isPhoto: false },
  lastNumber,
  lastAt: '2026-01-01T00:00:00.000Z',
  unread: 0,
  seenNumber: 0,
  closed: null,
  contactsShown: false,
  ...more,
})
const message = (number: number): Message => ({
  number,
  clientId: null,
  mine: false,
  side: 'seller',
  text: `no. ${number}`,
  masked: false,
  paymentWarning: false,
  photo: null,
  at: '2026-01-01T00:00:00.000Z',
})
const update = (
  number: number,
  about: Conversation,
  message: Message | null,
): ConversationUpdate => ({
  number,
  kind: message ? 'message' : 'read',
  conversation: about,
  message,
  unread: 1,
})

function screen() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(messageQueries.conversations().queryKey, {
    pages: [
      {
        items: [conversation('a', 1), conversation('b', 1)],
        unread: 0,
        cursor: 'next',
        lastUpdate: 0,
      },
      { items: [conversation('c', 1)], unread: 0, cursor: null, lastUpdate: 0 },
    ],
    pageParams: [undefined, 'next'],
  })
  const open: ConversationMessages = {
    conversation: conversation('b', 2),
    messages: [message(1), message(2)],
    hasEarlier: false,
  }
  queryClient.setQueryData(messageQueries.messages('b').queryKey, open)
  return {
    queryClient,
    order: () =>
      queryClient
        .getQueryData(messageQueries.conversations().queryKey)
        ?.pages.map((page) => page.items.map(({ _id }) => _id).join(''))
        .join(' '),
    numbers: () =>
      queryClient
        .getQueryData(messageQueries.messages('b').queryKey)
        ?.messages.map(({ number }) => number),
    isOld: () => queryClient.getQueryState(messageQueries.messages('b').queryKey)?.isInvalidated,
  }
}

test('a message moves its conversation to the top and is shown once', () => {
  const { queryClient, order, numbers } = screen()
  for (let time = 0; time < 3; time += 1)
    applyUpdate(queryClient, update(7, conversation('b', 3), message(3)))
  expect([order(), numbers()]).toEqual(['ba c', [1, 2, 3]])
  expect(queryClient.getQueryData(messageQueries.unread().queryKey)).toEqual({
    unread: 1,
    lastUpdate: 7,
  })
})

test('a new conversation or one of a later page moves to the top', () => {
  const { queryClient, order } = screen()
  applyUpdate(queryClient, update(1, conversation('c', 2), message(2)))
  expect(order()).toBe('cab ')
  applyUpdate(queryClient, update(2, conversation('d', 1), message(1)))
  expect(order()).toBe('dcab ')
})

test('a read receipt does not move its conversation', () => {
  const { queryClient, order } = screen()
  applyUpdate(queryClient, update(1, conversation('b', 1, { seenNumber: 1 }), null))
  expect(order()).toBe('ab c')
  const open = queryClient.getQueryData(messageQueries.messages('b').queryKey)
  expect(open?.conversation.seenNumber).toBe(1)
})

test('after payment the conversation is reloaded to show hidden details', () => {
  const { queryClient, isOld } = screen()
  applyUpdate(queryClient, update(1, conversation('b', 2), null))
  expect(isOld()).toBe(false)
  applyUpdate(queryClient, update(2, conversation('b', 2, { contactsShown: true }), null))
  expect(isOld()).toBe(true)
})

test('a gap in messages reloads the conversation', () => {
  const { queryClient, numbers, isOld } = screen()
  applyUpdate(queryClient, update(9, conversation('b', 5), message(5)))
  expect([numbers(), isOld()]).toEqual([[1, 2], true])
})
