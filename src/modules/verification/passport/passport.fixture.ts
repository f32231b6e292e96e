import { as, buildListing, buildUser, type TestApp, type TestUser } from '../../../../test/app.ts'
import { passesLuhn } from '../../../shared/listings/imei.ts'
import type { PassportBody } from './passport.contract.ts'

let made = 451_000

/** An unused IMEI of an iPhone 7. */
export function newImei(): string {
  made += 1
  const body = `35531608${made}`
  return body + [...'0123456789'].find((digit) => passesLuhn(body + digit))
}

/** Lists a phone and checks it with an IMEI. */
export async function listWithImei(
  app: TestApp,
  seller: TestUser,
  imei: string,
  fields: Record<string, unknown> = {},
) {
  const phone = await buildListing(app, { seller, brand: 'Iphone', name: 'iPhone 7', ...fields })
  const answer = await as(app, seller).post('/api/imei-checks', { imei, phoneId: phone._id })
  if (answer.status !== 200) throw new Error(`the check answered ${answer.status}`)
  return phone
}

/** Sells a phone at a meet-up; returns the ID of the order. */
export async function sell(
  app: TestApp,
  { seller, buyer, phoneId }: { seller: TestUser; buyer: TestUser; phoneId: string },
): Promise<string> {
  const { body } = await as(app, buyer).post('/api/advertise', { phoneId })
  const { _id: id, handOverCode: code } = body.order
  const done = await as(app, seller).post(`/api/orders/${id}/hand-over`, { code })
  if (done.status !== 200) throw new Error(`the hand-over answered ${done.status}`)
  return id
}

export async function getPassport(app: TestApp, phoneId: string): Promise<PassportBody> {
  const answer = await as(app, null).get(`/api/phone-passports/${phoneId}`)
  if (answer.status !== 200) throw new Error(`the passport answered ${answer.status}`)
  return answer.body
}

/** A phone that was listed with its IMEI and sold once. */
export async function buildOwned(app: TestApp) {
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app, { role: 'Seller' })
  const imei = newImei()
  const phone = await listWithImei(app, seller, imei, { grade: 'B', storageGb: 128 })
  await sell(app, { seller, buyer, phoneId: phone._id })
  return { seller, buyer, imei, phone, passport: await getPassport(app, phone._id) }
}
