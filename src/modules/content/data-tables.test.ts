import { expect, test } from 'vitest'
import { browserStorage } from './data-tables.ts'

const shop = { origin: 'https://shop.example', services: [], hasLanguages: true }

test.each([true, false])('a choice of languages (%s) is stored where there is one', (choice) => {
  const names = browserStorage({ ...shop, hasLanguages: choice }).map(([name]) => name)
  expect(names.includes('`redial_language`')).toBe(choice)
})
