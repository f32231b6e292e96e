import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toJsonData } from './responses.ts'

const throughText = (value: unknown) => JSON.parse(JSON.stringify({ value })).value

test('the data is exactly what a reader of the JSON text gets', () => {
  const odd = fc.constantFrom(undefined, Number.NaN, -0, Number.POSITIVE_INFINITY, () => 1)
  const leaf = fc.oneof(odd, fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.date())
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('value')),
      fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), tie('value')),
    ),
  }))
  fc.assert(
    fc.property(value, (one) => {
      expect(toJsonData(one)).toStrictEqual(throughText(one))
    }),
  )
})

test('an object that writes itself is what it writes', () => {
  const own = { toJSON: () => ({ at: new Date(0), gone: undefined }) }
  expect(toJsonData([own, new Map([['a', 1]])])).toStrictEqual(
    throughText([own, new Map([['a', 1]])]),
  )
})

test('the copy shares nothing with the original', () => {
  const original = { list: [{ count: 1 }] }
  const copy = toJsonData(original) as typeof original
  copy.list[0]!.count = 2
  expect(original.list[0]?.count).toBe(1)
})

test('frozen data is copied once, and its copy cannot be changed', () => {
  const original = Object.freeze({ at: new Date(0), list: [{ count: 1 }] })
  const copy = toJsonData(original) as { list: { count: number }[] }
  expect(toJsonData([original])).toStrictEqual(throughText([original]))
  expect(toJsonData(original)).toBe(copy)
  expect(() => {
    copy.list[0]!.count = 2
  }).toThrow(TypeError)
})
