import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packData, unpackData } from './packed-data.ts'

const throughPage = (value: unknown) => unpackData(JSON.parse(JSON.stringify(packData(value))))

const row = fc.record({
  id: fc.uuid(),
  brand: fc.constantFrom('Nokia', 'Sony', ''),
  count: fc.constantFrom(1, 2, null),
  place: fc.constantFrom(null, { id: 1, name: 'Rome' }, { id: 2, name: 'Oslo' }),
  // As the packed form names its own parts, and a key that JSON moves to the front.
  1: fc.constantFrom('Nokia', 'Sony'),
  as: fc.record({ as: fc.boolean(), of: fc.nat(9), all: fc.constant('all'), one: fc.string() }),
  stops: fc.array(fc.record({ to: fc.string(), price: fc.nat(9) })),
  zones: fc.array(fc.record({ to: fc.array(fc.constantFrom('IT', 'AT')), '#': fc.nat(3) })),
})

/** `__proto__` is left out. */
const isOrdinary = (value: unknown) => !JSON.stringify(value).includes('__proto__')

test('packed data is in the browser what it was on the server', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(row), fc.jsonValue().filter(isOrdinary)), (value) => {
      expect(throughPage(value)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('a property that is undefined in some objects stays missing in them', () => {
  const rows = [{ a: 1, b: undefined }, { a: 1, b: 2 }, { a: 1 }]
  expect(throughPage(rows)).toStrictEqual([{ a: 1 }, { a: 1, b: 2 }, { a: 1 }])
})

test('two properties with the same texts are written once, whatever their names', () => {
  const rows = ['Athens', 'Bergen', 'Cairo'].map((name) => ({ name, label: name, 2: name }))
  expect(throughPage(rows)).toEqual(rows)
  expect(JSON.stringify(packData(rows)).match(/Athens/g)).toHaveLength(1)
})

test('a list of like objects names its properties and repeated values once', () => {
  const rows = Array.from({ length: 20 }, (_, id) => ({
    id,
    seller: 'Sam Ellis of Bologna',
    delivery: { zones: [id % 2] },
  }))
  const text = JSON.stringify(packData(rows))
  expect(text.length).toBeLessThan(JSON.stringify(rows).length / 4)
})

const card = fc.record({ id: fc.uuid(), name: fc.string(), price: fc.nat(9) })

test('data of objects that the HTML contains is not repeated, and is read back from the HTML', () => {
  const args = [fc.array(card, { maxLength: 4 }), fc.array(card, { minLength: 2 })] as const
  fc.assert(
    fc.property(...args, (others, list) => {
      const objects = [...others, ...list]
      const readable = () => ['id', 'name']
      const text = JSON.stringify(packData({ list }, { objects, readable }))
      for (const { id } of list) expect(text).not.toContain(id)
      const read = (place: number) => ({ ...objects[place], price: -1 })
      expect(unpackData(JSON.parse(text), read)).toEqual({ list })
    }),
  )
})

test('objects of which the page shows only some, or in another order, are written whole', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }))
  for (const objects of [
    [a, b],
    [b, a, c],
    [a, c, b],
    [{ ...a }, { ...b }, { ...c }],
  ]) {
    const packed = packData([a, b, c], { objects, readable: () => ['id'] })
    expect(unpackData(packed)).toEqual([a, b, c])
  }
})

test('objects that the page no longer says are refused', () => {
  const objects = [{ id: 'a' }, { id: 'b' }]
  const packed = packData(objects, { objects, readable: () => ['id'] })
  const read = (place: number) => ({ id: objects[place + 1]?.id })
  expect(() => unpackData(packed, read)).toThrow('id')
})
