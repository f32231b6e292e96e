import type { Phone } from '../../src/modules/listings/listings.contract.ts'
import { as, type TestApp } from '../app.ts'
import { buildUser, type TestUser } from './user.ts'

type Wanted = { seller?: TestUser } & Record<string, unknown>

/** Lists a phone through the API, as a new seller unless one is given. */
export async function buildListing(app: TestApp, wanted: Wanted = {}): Promise<Phone> {
  const { seller = await buildUser(app, { role: 'Seller' }), ...fields } = wanted
  const body = {
    brand: 'Iphone',
    name: 'iPhone 13 Pro',
    price: '450',
    location: 'Oslo',
    used: '2 years',
    ...fields,
  }
  const answer = await as(app, seller).post('/api/phones', body)
  if (answer.status !== 201)
    throw new Error(`listing answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body as Phone
}
