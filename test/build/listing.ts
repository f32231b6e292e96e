import { answersForPhone } from '../../src/demo/grade-answers.ts'
import { createRandom } from '../../src/demo/random.ts'
import type { Phone } from '../../src/modules/listings/listings.contract.ts'
import type { Grade } from '../../src/shared/listings/grades.ts'
import type { TestApp } from '../app.ts'
import { as } from '../client.ts'
import { buildUser, type TestUser } from './user.ts'

type Wanted = { seller?: TestUser; grade?: string | null } & Record<string, unknown>

/** Shipped everywhere for nothing, so that tests of orders need no postage. */
const freeWorldwide = { zones: [{ to: ['WORLD'], price: 0 }], handlingDays: 2 }

/**
 * Lists a phone through the API, as a new seller unless one is given. For a wanted grade, the questions
 * are answered so that it comes out.
 */
export async function buildListing(app: TestApp, wanted: Wanted = {}): Promise<Phone> {
  const { seller = await buildUser(app, { role: 'Seller' }), grade, ...fields } = wanted
  const body = {
    brand: 'Iphone',
    name: 'iPhone 13 Pro',
    price: '450',
    location: 'Oslo',
    used: '2 years',
    delivery: { pickUp: true, shipping: freeWorldwide },
    ...fields,
  }
  const answers = grade && (await answersFor(app, body, grade as Grade))
  const answer = await as(app, seller).post('/api/phones', { ...body, ...(answers && { answers }) })
  if (answer.status !== 201)
    throw new Error(`listing answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body as Phone
}

/** Answers to the grading questions for this phone that come to the grade. */
export function answersFor(app: TestApp, phone: { brand: string; name: string }, grade: Grade) {
  return answersForPhone(app.deps.db.kysely, phone, grade, createRandom(1))
}
