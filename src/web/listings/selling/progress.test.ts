import { expect, test } from 'vitest'
import { partsOf } from './progress.ts'
import { emptySheet } from './sheet.ts'

test('a part is done when it says all that it asks for', () => {
  const fields = { ...emptySheet.fields, brand: 'Nokia', name: ' ', price: '25', storageGb: '16' }
  const done = (graded: boolean) =>
    partsOf({ ...emptySheet, fields }, graded).flatMap(({ part, done }) => (done ? [part] : []))
  expect(done(false)).toEqual(['price'])
  expect(done(true)).toEqual(['condition', 'price'])
})
