import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestUser } from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'
import { api } from '../../contract/urls.ts'
import { newId } from '../../platform/db/index.ts'
import { passesLuhn } from '../../shared/listings/imei.ts'
import { DAY } from '../../shared/time.ts'
import { storePicture } from '../media/index.ts'
import { madePhoto } from '../media/pictures.fixture.ts'
import { sendQuestion, write } from '../messaging/messaging.fixture.ts'
import {
  buildSale,
  deliverEvents,
  handOver,
  openShop,
  payOnline,
  type Shop,
  setUpAccount,
} from '../orders/checkout/checkout.fixture.ts'
import { COMPLAINT, dispute } from '../orders/disputes/disputes.fixture.ts'
import { address } from '../orders/orders.fixture.ts'
import type { RiskFacts } from './rules.ts'

/** Receives the codes that confirm phone numbers. */
let newestCode = ''
const textMessages = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  newestCode = /"(\d{6}) is/.exec(body)?.[1] ?? ''
  response.writeHead(204).end()
})

let shop: Shop
let admin: TestUser
let usual: RiskFacts
beforeAll(async () => {
  await new Promise<void>((resolve) => textMessages.listen(0, '127.0.0.1', resolve))
  shop = await openShop({
    TRUST_PROXY: '1',
    SMS_HOOK_URL: `http://127.0.0.1:${(textMessages.address() as AddressInfo).port}/`,
    SMS_HOOK_SECRET: `whsec_${Buffer.from('a-key-of-at-least-twenty-four-bytes').toString('base64')}`,
    SMS_COUNTRIES: 'US',
  })
  admin = await buildUser(shop.app, { role: 'admin' })
  usual = await factsOf(await buildSeller())
})
afterAll(async () => {
  textMessages.closeAllConnections()
  textMessages.close()
  await shop.close()
})

const buildSeller = () => buildUser(shop.app, { role: 'Seller' })
const cheap = { brand: 'Apple', name: 'iPhone 11', price: '150' }
const list = (seller: TestUser, more: object = {}) =>
  as(shop.app, seller).post(api.phones(), { ...cheap, ...more })
const ban = (user: TestUser) => as(shop.app, admin).put(api.ban(user.id))

/** What is known of a seller when they list a phone. */
async function factsOf(seller: TestUser, more: object = {}): Promise<RiskFacts> {
  const { status, body } = await list(seller, more)
  expect([status, body.message]).toEqual([201, undefined])
  const { rows } = await shop.app.deps.db.pool.query(
    'select facts from risk_assessments where listing_id = $1',
    [body._id],
  )
  return rows[0].facts
}

/** Logs in from a network, in the browser of a jar. */
async function logIn(
  user: TestUser,
  { network, jar = new Map<string, string>(), agent = '' }: From,
) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const credentials = { email: user.email, password: TEST_PASSWORD }
  const headers = { 'x-forwarded-for': `${network}.9`, 'user-agent': agent }
  const answer = await as(shop.app, { cookie }).post(api.logIn(), credentials, headers)
  expect(answer.status).toBe(200)
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (name === 'redial_device') jar.set(name, value)
  }
}
type From = { network: string; jar?: Map<string, string>; agent?: string }

async function checkImei(seller: TestUser, tac: string) {
  const body = `${tac}700001`
  const imei = body + [...'0123456789'].find((digit) => passesLuhn(body + digit))
  const draftId = newId()
  const { brand, name } = cheap
  await as(shop.app, seller).put(api.draft(draftId), { version: 0, values: cheap })
  const checked = await as(shop.app, seller).post(api.imeiChecks(), { imei, brand, name, draftId })
  expect(checked.status).toBe(200)
  return { draftId }
}

async function sell(by: TestUser) {
  const sale = await buildSale(shop.app, '300', { by })
  const { intentId } = await payOnline(shop, sale)
  return { sale, intentId }
}

async function confirmNumber(user: TestUser, network: string) {
  const { app } = shop
  const from = { 'x-forwarded-for': `${network}.7` }
  const number = '+12025550188'
  await as(app, user).post(api.phoneNumberConfirmation(), { number }, from)
  expect((await as(app, user).post(api.phoneNumberCode(), { code: newestCode })).status).toBe(200)
}

async function uploadPhoto(user: TestUser, seed: number, quality: number) {
  const bytes = await madePhoto(seed).jpeg({ quality }).toBuffer()
  const stored = await storePicture(shop.app.deps, user.id, bytes)
  if (!('picture' in stored)) throw new Error(stored.refused)
  return { img: stored.picture.url }
}

async function enterBank(user: TestUser) {
  shop.fake.setBank(await setUpAccount(shop, user), 'bank_shared')
  await deliverEvents(shop, shop.fake.events.slice(-1))
}

type Story = {
  /** What the seller does, and what somebody does who is banned then; more fields of the phone. */
  happens(seller: TestUser, banned: TestUser): Promise<unknown>
  fact: unknown
}

/** Every fact, made by what people do. */
const stories: Record<keyof RiskFacts, Story> = {
  price: { happens: async () => ({ price: '300' }), fact: 300 },
  accountDays: {
    happens: async () => void shop.app.clock.advance(20 * DAY),
    fact: expect.toSatisfy((days: number) => days > 20 && days < 21),
  },
  listedToday: { happens: async (seller) => void (await list(seller)), fact: 1 },
  removed: {
    async happens(seller) {
      const { body } = await list(seller)
      const reason = { reason: 'Not a phone at all' }
      const removed = await as(shop.app, admin).post(api.removePhone(body._id), reason)
      expect(removed.status).toBe(200)
    },
    fact: 1,
  },
  sales: {
    happens: async (seller) => void (await handOver(shop.app, (await sell(seller)).sale)),
    fact: 1,
  },
  chargebacks: {
    async happens(seller) {
      const { intentId } = await sell(seller)
      const from = shop.fake.events.length
      shop.fake.dispute(intentId)
      shop.fake.closeDispute(intentId, 'lost')
      await deliverEvents(shop, shop.fake.events.slice(from))
    },
    fact: 1,
  },
  lostDisputes: {
    async happens(seller) {
      const { app } = shop
      const sale = await buildSale(app, '300', { by: seller })
      const { buyer, orderId } = sale
      await as(app, buyer).post(api.orderDelivery(orderId), { method: 'shipping', address })
      await payOnline(shop, sale)
      const parcel = { carrier: 'DHL', tracking: 'JD014600003' }
      await as(app, seller).post(api.shipOrder(orderId), parcel)
      await as(app, buyer).post(api.deliverOrder(orderId))
      await dispute(app, sale)
      const decision = { kind: 'refund', reason: COMPLAINT }
      expect((await as(app, admin).post(api.disputeDecision(orderId), decision)).status).toBe(200)
    },
    fact: 1,
  },
  outsideOffers: {
    async happens(seller) {
      const { body } = await sendQuestion(
        shop.app,
        await buildUser(shop.app),
        (await list(seller)).body._id,
      )
      await write(shop.app, seller, body.conversation._id, { text: 'Western Union please' })
    },
    fact: 1,
  },
  bannedDevice: {
    async happens(seller, banned) {
      const jar = new Map<string, string>()
      await logIn(banned, { network: '198.51.1', jar })
      await logIn(seller, { network: '198.51.2', jar })
    },
    fact: true,
  },
  bannedSimilarDevice: {
    async happens(seller, banned) {
      const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
      await logIn(banned, { network: '198.51.3', agent })
      await logIn(seller, { network: '198.51.3', agent })
    },
    fact: true,
  },
  bannedNetwork: {
    async happens(seller, banned) {
      await logIn(banned, { network: '198.51.4' })
      await logIn(seller, { network: '198.51.4' })
    },
    fact: true,
  },
  bannedAddress: {
    async happens(seller, banned) {
      for (const user of [seller, banned])
        expect(
          (await as(shop.app, user).post('/api/addresses', { address, isDefault: true })).status,
        ).toBe(200)
    },
    fact: true,
  },
  bannedPayoutAccount: {
    async happens(seller, banned) {
      for (const user of [seller, banned]) await enterBank(user)
    },
    fact: true,
  },
  bannedPhoneNumber: {
    async happens(seller, banned) {
      await confirmNumber(banned, '198.51.5')
      await ban(banned)
      await confirmNumber(seller, '198.51.6')
    },
    fact: true,
  },
  bannedPhotos: {
    async happens(seller, banned) {
      expect((await list(banned, await uploadPhoto(banned, 1, 90))).status).toBe(201)
      return uploadPhoto(seller, 1, 60)
    },
    fact: true,
  },
  bannedImei: {
    async happens(seller, banned) {
      await checkImei(banned, '99999997')
      await ban(banned)
      return checkImei(seller, '99999997')
    },
    fact: true,
  },
  accountInReview: {
    async happens(seller, banned) {
      const jar = new Map<string, string>()
      await logIn(banned, { network: '198.51.7', jar })
      await ban(banned)
      await logIn(seller, { network: '198.51.8', jar })
    },
    fact: true,
  },
  otherModel: { happens: (seller) => checkImei(seller, '35531608'), fact: true },
  shareOfFairPrice: {
    async happens() {
      for (let sale = 0; sale < 5; sale += 1)
        await handOver(shop.app, (await sell(await buildSeller())).sale)
      return { brand: 'Iphone', name: 'iPhone 13 Pro', price: '150' }
    },
    fact: expect.toSatisfy((share: number | null) => share === 0.5),
  },
}

test.each(Object.entries(stories))('what people do makes the fact %s', async (name, story) => {
  const [seller, banned] = [await buildSeller(), await buildSeller()]
  const more = (await story.happens(seller, banned)) as object | undefined
  await ban(banned)
  const key = name as keyof RiskFacts
  expect(usual[key]).not.toEqual(story.fact)
  expect((await factsOf(seller, more))[key]).toEqual(story.fact)
})
