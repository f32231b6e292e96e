import { expect, test } from 'vitest'
import { inTurn } from './book-phone.ts'
import type { Order } from './order.ts'

const booked = { order: { buyerId: 'ada' } as Order }
const full = { refused: 'too_many_holds' }

/** A booking that ends when it is told how. */
function slow<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let begun = 0
  const book = () => {
    begun += 1
    return promise
  }
  return { book, resolve, reject, begun: () => begun }
}

test('who waited while the phone was booked is told by whom, and does not try', async () => {
  const first = slow<object>()
  const second = slow<object>()
  const got = inTurn('phone', first.book)
  const lost = inTurn('phone', second.book)
  first.resolve(booked)
  expect(await got).toBe(booked)
  expect(await lost).toEqual({ lostTo: 'ada' })
  expect(second.begun()).toBe(0)
})

test.each([
  ['refused', (first: ReturnType<typeof slow<object>>) => first.resolve(full)],
  ['broken off', (first: ReturnType<typeof slow<object>>) => first.reject(new Error('away'))],
])('when the first is %s the next one books, and only one of them', async (_, end) => {
  const first = slow<object>()
  const others = [slow<object>(), slow<object>()]
  const before = inTurn('phone', first.book).catch((error: Error) => error.message)
  const after = others.map(({ book }) => inTurn('phone', book))
  end(first)
  await before
  for (const { resolve } of others) resolve(booked)
  expect(await Promise.all(after)).toEqual([booked, { lostTo: 'ada' }])
  expect(others.map(({ begun }) => begun())).toEqual([1, 0])
})

test('other phones do not wait, and a turn that ended holds nobody up', async () => {
  const first = slow<object>()
  const got = inTurn('one', first.book)
  expect(await inTurn('another', async () => full)).toBe(full)
  first.resolve(full)
  await got
  expect(await inTurn('one', async () => booked)).toBe(booked)
  expect(await inTurn('one', async () => full)).toBe(full)
})
