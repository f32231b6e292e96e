import { expect, test } from 'vitest'
import { oneAtATime } from './book-phone.ts'
import type { Order } from './order.ts'

const booked = { order: { buyerId: 'ada' } as Order }
const full = { refused: 'too_many_holds' }

/** A booking that ends when the test resolves it. */
function slow<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let begun = 0
  const book = () => {
    begun += 1
    return promise
  }
  return { book, resolve, reject, begun: () => begun }
}

test('a waiting buyer is refused without another attempt', async () => {
  const first = slow<object>()
  const second = slow<object>()
  const got = oneAtATime('phone', first.book)
  const lost = oneAtATime('phone', second.book)
  first.resolve(booked)
  expect(await got).toBe(booked)
  expect(await lost).toEqual({ bookedBy: 'ada' })
  expect(second.begun()).toBe(0)
})

test.each([
  ['refused', (first: ReturnType<typeof slow<object>>) => first.resolve(full)],
  ['failed', (first: ReturnType<typeof slow<object>>) => first.reject(new Error('away'))],
])('when the first booking is %s, exactly one of the waiting buyers books', async (_, end) => {
  const first = slow<object>()
  const others = [slow<object>(), slow<object>()]
  const before = oneAtATime('phone', first.book).catch((error: Error) => error.message)
  const after = others.map(({ book }) => oneAtATime('phone', book))
  end(first)
  await before
  for (const { resolve } of others) resolve(booked)
  expect(await Promise.all(after)).toEqual([booked, { bookedBy: 'ada' }])
  expect(others.map(({ begun }) => begun())).toEqual([1, 0])
})

test('bookings of other phones do not wait, and a finished booking blocks nobody', async () => {
  const first = slow<object>()
  const got = oneAtATime('one', first.book)
  expect(await oneAtATime('another', async () => full)).toBe(full)
  first.resolve(full)
  await got
  expect(await oneAtATime('one', async () => booked)).toBe(booked)
  expect(await oneAtATime('one', async () => full)).toBe(full)
})
