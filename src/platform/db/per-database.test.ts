import { expect, test } from 'vitest'
import { createChanges } from './changes.ts'
import { connect } from './connect.ts'
import { perDatabase } from './per-database.ts'

test('a database gets one value from each source, and shares none with another database', () => {
  const [one, other] = [1, 2].map((max) =>
    connect({ url: 'postgres://nowhere', max, changes: createChanges() }),
  )
  const namesFor = perDatabase(() => new Set<string>())
  const pricesFor = perDatabase(() => new Set<number>())
  expect(namesFor(one!)).toBe(namesFor(one!))
  expect(namesFor(one!)).not.toBe(namesFor(other!))
  expect(namesFor(one!)).not.toBe(pricesFor(one!))
})
