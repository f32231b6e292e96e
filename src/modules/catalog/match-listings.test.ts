import { expect, test } from 'vitest'
import { as, buildUser, testApp } from '../../../test/app.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { OTHER_BRAND } from '../../shared/brands.ts'
import { listingStock } from '../listings/index.ts'
import { countIndexErrors, numberListingChanges } from '../search/index.ts'
import { upsertModels } from './imports.api.ts'
import { matchListings } from './match-listings.ts'
import { NO_FACTS } from './model.ts'

test('phones of another brand get their brand and model once the catalog has them', async () => {
  const app = await testApp()
  try {
    const seller = await buildUser(app, { role: 'Seller' })
    const list = async (brand: string, name: string) => {
      const { body } = await as(app, seller).post('/api/phones', { brand, name, price: '90' })
      return body
    }
    const known = await list('Punkt', 'MP02')
    const unknownModel = await list('Punkt', 'Zero')
    const stranger = await list('Zzyzx', 'One')
    expect([known.brand, known.name]).toEqual([OTHER_BRAND, 'Punkt MP02'])

    const facts = { ...NO_FACTS, announced: '2018-09' }
    const row = { line: 1, brand: 'Punkt', name: 'MP02', otherNames: [], facts }
    await inTransaction(app.deps.db, (tx) => upsertModels(tx, [row], app.clock.now()))
    expect(await matchListings(app.deps, listingStock)).toBe(2)

    const show = async ({ _id }: { _id: string }) => {
      const { body } = await as(app, null).get(`/api/phones/${_id}`)
      return [body.brand, body.model?.name ?? null]
    }
    expect(await show(known)).toEqual(['Punkt', 'MP02'])
    expect(await show(unknownModel)).toEqual(['Punkt', null])
    expect(await show(stranger)).toEqual([OTHER_BRAND, null])
    const { body } = await as(app, null).get('/api/search?brand=punkt')
    expect(body.total).toBe(2)
    await numberListingChanges(app.deps)
    expect(await countIndexErrors(app.deps)).toBe(0)
    expect(await matchListings(app.deps, listingStock)).toBe(0)
  } finally {
    await app.close()
  }
})
