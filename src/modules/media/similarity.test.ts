import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarity, toHashQuery, toOrientations } from './find-reuse.ts'

const hashes = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
const details = fc.uint8Array({ minLength: 64, maxLength: 64 })

const partsOf = (hash: bigint) =>
  [0, 1, 2, 3].map((part) => Number((hash >> BigInt(16 * part)) & 0xffffn))

test('a hash with flipped weak signs is found through all four parts', () => {
  fc.assert(
    fc.property(hashes, details, fc.bigInt(0n, 2n ** 64n - 1n), (hash, detail, turned) => {
      const { parts } = toHashQuery({ hash, detail: Buffer.from(detail) })
      const strengths = Array.from(Int8Array.from(detail), Math.abs)
      // The eight weakest bits of each quarter; the later one where two are equally strong.
      const weak = [0, 16, 32, 48].flatMap((from) =>
        Array.from({ length: 16 }, (_, bit) => from + bit)
          .sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0))
          .slice(8),
      )
      const other = weak.reduce((value, bit) => value ^ (turned & (1n << BigInt(bit))), hash)
      for (const [index, value] of partsOf(other).entries()) expect(parts[index]).toContain(value)
    }),
  )
})

test('each part has 256 distinct lookups, and 32 signs are strong', () => {
  const detail = Buffer.from(Int8Array.from({ length: 64 }, (_, index) => index * 2 - 60).buffer)
  const { parts, strong } = toHashQuery({ hash: 0x1234n, detail })
  for (const values of parts) expect(new Set(values).size).toBe(256)
  expect(BigInt.asUintN(64, strong).toString(2).replaceAll('0', '')).toHaveLength(32)
})

test('sixteen different orientations, of which half are mirrored and one is the picture itself', () => {
  const detail = Buffer.from(
    Int8Array.from({ length: 64 }, (_, index) => ((index * 37) % 101) - 50).buffer,
  )
  const orientations = toOrientations({ hash: 0n, detail })
  expect(new Set(orientations.map(({ hash }) => hash)).size).toBe(16)
  expect(orientations.filter(({ mirrored }) => mirrored)).toHaveLength(8)
  expect(orientations.filter((one) => one.detail.equals(detail))).toHaveLength(1)
})

test('similarity is 1 for equal, -1 for opposite, 0 for unrelated pictures', () => {
  const a = Buffer.from(Int8Array.from({ length: 64 }, (_, index) => index - 32).buffer)
  const opposite = Buffer.from(Int8Array.from({ length: 64 }, (_, index) => 32 - index).buffer)
  expect(similarity(a, a)).toBeCloseTo(1)
  expect(similarity(a, opposite)).toBeCloseTo(-1)
  expect(similarity(a, Buffer.alloc(64))).toBe(0)
})
