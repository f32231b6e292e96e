import { expect, test } from 'vitest'
import { as, buildListing, buildUser, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'

/** Prices whose text could be misread; the last is the currency's smallest amount. */
const PRICES = {
  KWD: [45_500, 1_250, 99_125, 1_045_125, 100_000, 1],
  JPY: [45_500, 1_250, 100, 999_999, 1],
}

test.each(Object.entries(PRICES))(
  'an export of prices in %s is imported with the same prices',
  async (currency, prices) => {
    const app = await testApp({ env: { CURRENCY: currency } })
    try {
      const seller = await buildUser(app, { role: 'Seller' })
      const unit = currency === 'KWD' ? 1_000 : 1
      for (const [index, minor] of prices.entries())
        await buildListing(app, {
          seller,
          name: `Nokia ${index}`,
          brand: 'Nokia',
          price: minor / unit,
        })
      const file: string = (await as(app, seller).get(api.phoneExport())).body
      const other = await buildUser(app, { role: 'Seller' })
      const send = (path: string) =>
        as(app, other).send('POST', path, {
          body: file.replace(/^[0-9a-f-]{36},/gm, ','),
          headers: { 'content-type': 'text/csv' },
        })
      const checked = (await send(api.phoneFileChecks())).body
      expect(
        checked.lines.filter(({ verdict }: { verdict: string }) => verdict !== 'valid'),
      ).toEqual([])
      await send(`${api.phoneImports()}?file=${checked.file}&from=1`)
      const { items } = (await as(app, other).get(api.myPhones())).body
      const byName = new Map(
        items.map((one: { name: string; priceMinor: number }) => [one.name, one.priceMinor]),
      )
      expect(prices.map((_, index) => byName.get(`Nokia ${index}`))).toEqual(prices)
    } finally {
      await app.close()
    }
  },
)
