import { expect, test } from 'vitest'
import { idFromBytes, idTimestamp, idToBytes, isId, newId } from './ids.ts'

const ids = (count: number) => Array.from({ length: count }, newId)

test('ids made one after another are in order, also thousands within a millisecond', () => {
  const made = ids(50_000)
  // Compared one by one: printing the difference of so many would take minutes.
  expect(made.findIndex((id, index) => index > 0 && id <= made[index - 1]!)).toBe(-1)
  expect(new Set(made).size).toBe(made.length)
})

test('an id is a UUID of version 7 that tells when it was made, and no id tells the next', () => {
  const before = Date.now()
  const made = ids(2)
  for (const id of made) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(isId(id)).toBe(true)
    expect(idFromBytes(idToBytes(id))).toBe(id)
    // Many at once are a few milliseconds ahead of the clock.
    expect(Math.abs(idTimestamp(id) - before)).toBeLessThan(60_000)
  }
  const [first, second] = made.map((id) => id.slice(19))
  expect(first).not.toBe(second)
})
