import { expect, test } from 'vitest'
import { as, buildListing, buildUser, testApp } from './app.ts'

/** The columns of CSV files are found by their names, so these are the same for everybody. */
test.each([
  ['my-phones/export', 'Seller'],
  ['statements.csv', 'Seller'],
  ['my-analytics.csv', 'Seller'],
  ['analytics.csv', 'admin'],
  ['reports.csv', 'admin'],
  ['contact-messages.csv', 'admin'],
  ['audit-log.csv', 'admin'],
  ['fee-report.csv', 'admin'],
] as const)('columns of %s have the same names in every language', async (path, role) => {
  const app = await testApp()
  const reader = await buildUser(app, { role })
  if (role === 'Seller') await buildListing(app, { seller: reader })
  const headIn = async (language: string) => {
    const { status, body } = await as(app, reader).get(`/api/${path}`, {
      'accept-language': language,
    })
    expect(status).toBe(200)
    return body.split('\n', 1)[0]
  }
  const english = await headIn('en')
  expect(english).toMatch(/^\uFEFF?[a-z_, ()"-]+\r?$/i)
  for (const language of ['de', 'bn', 'ar']) expect(await headIn(language)).toBe(english)
  await app.close()
})
