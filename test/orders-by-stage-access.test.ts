import { afterAll, beforeAll, expect, test } from 'vitest'
import { api as paths } from '../src/contract/urls.ts'
import { uploadPhoto } from '../src/modules/orders/disputes/disputes.fixture.ts'
import { buildShipped } from '../src/modules/orders/orders.fixture.ts'
import {
  answerClaim,
  buildCashSale,
  makeClaim,
} from '../src/modules/orders/warranty/warranty.fixture.ts'
import { matrix } from './access-matrix/index.ts'
import {
  type LiveRow,
  ordersByStage,
  type Side,
  type Stage,
  sides,
} from './access-matrix/orders-by-stage.ts'
import { as, buildListing, buildUser, type TestApp, type TestUser, testApp } from './app.ts'

let app: TestApp
let strangers: Record<'other Buyer' | 'other Seller' | 'admin', TestUser>
beforeAll(async () => {
  app = await testApp()
  strangers = {
    'other Buyer': await buildUser(app),
    'other Seller': await buildUser(app, { role: 'Seller' }),
    admin: await buildUser(app, { role: 'admin' }),
  }
})
afterAll(() => app.close())

test('every route about disputes, arrivals, offers and warranty claims is tested with a real order', () => {
  const pattern =
    /\/(dispute|arrival|as-sold|dispute-photos|warranty-claims|warranty-photos)\b|\/offers\/\{id\}/
  const routes = Object.keys(matrix).filter((route) => pattern.test(route))
  const tried = Object.keys(ordersByStage).map((route) => route.replace('{photo}', '{id}'))
  expect(tried.sort()).toEqual(routes.sort())
})

type StagedOrder = { buyer: TestUser; seller: TestUser; id: string; photo: string; claim?: string }

async function buildOrder(stage: Stage): Promise<StagedOrder> {
  if (stage === 'offered') {
    const seller = await buildUser(app, { role: 'Seller' })
    const buyer = await buildUser(app)
    const phone = await buildListing(app, { seller })
    const offer = { phoneId: phone._id, price: '400' }
    const made = await as(app, buyer).post(paths.offers(), offer)
    return { buyer, seller, id: made.body._id, photo: '' }
  }
  if (stage === 'sold' || stage === 'claimed' || stage === 'agreed')
    return buildWarrantyOrder(stage)
  const { buyer, seller, order } = await buildShipped(app, 'delivered')
  const id = String(order._id)
  if (stage === 'arrived') return { buyer, seller, id, photo: '' }
  const complaint = { reason: 'other', text: 'It is not the phone that was shown' }
  const photos = [await uploadPhoto(app, buyer)]
  const { body } = await as(app, buyer).post(paths.dispute(id), { ...complaint, photos })
  const disputed = { buyer, seller, id, photo: body.statements[0].photos[0]._id }
  if (stage === 'disputed') return disputed
  await as(app, seller).post(paths.settlements(id), { kind: 'return' })
  if (stage === 'proposed') return disputed
  await as(app, buyer).post(paths.answerSettlement(id, 1, 'accept'))
  const parcel = { carrier: 'DHL', tracking: 'JD0146000' }
  if (stage === 'sent_back') await as(app, buyer).post(paths.returnSent(id), parcel)
  return disputed
}

async function buildWarrantyOrder(stage: 'sold' | 'claimed' | 'agreed'): Promise<StagedOrder> {
  const { buyer, seller, orderId } = await buildCashSale(app)
  if (stage === 'sold') return { buyer, seller, id: orderId, photo: '' }
  const photos = [await uploadPhoto(app, buyer)]
  await makeClaim(app, { buyer, orderId }, { photos })
  if (stage === 'agreed')
    await answerClaim(app, seller, orderId, 'agree', { remedy: 'repair', text: 'Send it to me' })
  const { body } = await as(app, buyer).get(paths.order(orderId))
  const [{ _id: claim, photos: shown }] = body.warrantyClaims
  return { buyer, seller, id: orderId, photo: shown[0]._id, claim }
}

async function statusFor(side: Side, order: StagedOrder, route: string, { body = {} }: LiveRow) {
  const { buyer, seller, id, photo, claim = '' } = order
  const isMade = side === 'seller made admin'
  if (isMade) await setRole(seller, 'admin')
  const people = { ...strangers, visitor: null, buyer, seller, 'seller made admin': seller }
  const [method = '', path = ''] = route.split(' ')
  const filled = path
    .replace('{id}', id)
    .replace('{photo}', photo)
    .replace('{claim}', claim)
    .replace('{number}/{answer}', '1/accept')
  const sends = method !== 'GET'
  const { status } = await as(app, people[side]).send(method, filled, {
    ...(sends && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (isMade) await setRole(seller, 'Seller')
  return status
}

const setRole = ({ id }: TestUser, role: string) =>
  app.deps.db.pool.query('update users set role = $2 where id = $1', [id, role])

test.each(Object.entries(ordersByStage))('%s', async (route, row) => {
  let order: StagedOrder | undefined
  const statuses: number[] = []
  for (const side of sides) {
    order ??= await buildOrder(row.at)
    const status = await statusFor(side, order, route, row)
    statuses.push(status)
    if (status < 400 && !route.startsWith('GET')) order = undefined
  }
  expect(Object.fromEntries(sides.map((side, index) => [side, statuses[index]]))).toEqual(
    Object.fromEntries(sides.map((side, index) => [side, row.expect[index]])),
  )
})
