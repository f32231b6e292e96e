import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildUser, type TestApp, type TestUser, testApp } from '../../../../test/app.ts'
import { api as paths } from '../../../contract/urls.ts'
import { rawPublicKey } from '../../../platform/signature.ts'
import { listWithImei, newImei, sell } from '../../verification/passport/passport.fixture.ts'
import { verifyFile } from '../../verification/verifier/verify-file.mjs'
import { openShop } from '../checkout/checkout.fixture.ts'
import { buildArrived, COMPLAINT, dispute, uploadPhoto } from '../disputes/disputes.fixture.ts'
import { buildBooking, listAuditRows } from '../orders.fixture.ts'
import { answerClaim, buildCashSale, claim, makeClaim } from '../warranty/warranty.fixture.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp()
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

async function download(user: TestUser, orderId: string, shop = app) {
  const answer = await shop.app.request(`http://localhost:3000/api/orders/${orderId}/evidence`, {
    headers: { cookie: user.cookie },
  })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const check = (bytes: Uint8Array) => verifyFile(bytes, { publicKey: rawPublicKey(app.deps.secret) })
async function open(bytes: Uint8Array): Promise<Record<string, string>> {
  const { files } = await check(bytes)
  return Object.fromEntries(
    files.map(({ name, bytes: content }) => [name, new TextDecoder().decode(content)]),
  )
}

/** A sold phone whose buyer and seller have written to each other. */
async function buildStory() {
  const seller = await buildUser(app, { role: 'Seller', name: 'Sam <b>Seller' })
  const buyer = await buildUser(app, { role: 'Buyer' })
  const stranger = await buildUser(app, { role: 'Buyer' })
  const phone = await listWithImei(app, seller, newImei())
  for (const [user, text] of [
    [buyer, 'Is the <screen> fine?'],
    [stranger, 'I am someone else'],
  ] as const)
    await as(app, user).post('/api/messages', {
      phoneId: phone._id,
      clientId: crypto.randomUUID(),
      text,
    })
  const orderId = await sell(app, { seller, buyer, phoneId: phone._id })
  return { seller, buyer, stranger, phone, orderId }
}

test('both parties get the whole story, signed, and the verifier finds it genuine', async () => {
  const { seller, buyer, stranger, orderId } = await buildStory()
  for (const user of [seller, buyer]) {
    const { status, bytes } = await download(user, orderId)
    expect(status).toBe(200)
    const result = await check(bytes)
    expect([result.title, result.problems]).toEqual(['Order evidence', []])
    const files = await open(bytes)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'order.html',
        'order.json',
        'messages.json',
        'listing-as-sold.json',
        'imei-check.json',
        'receipt.json',
        'passport.json',
      ]),
    )
    expect(files['order.html']).toContain('Is the &lt;screen&gt; fine?')
    expect(files['order.html']).toContain('Sam &lt;b&gt;Seller')
    expect(JSON.parse(files['order.json'] ?? '').timeline.length).toBeGreaterThan(1)
    // What the page does not show them is not in the file either.
    const all = Object.values(files).join()
    for (const secret of [seller.email, buyer.email, stranger.name, 'someone else', 'handOverCode'])
      expect(all).not.toContain(secret)
  }
  const actions = (await listAuditRows(app, 'order', orderId)).filter(
    ({ action }) => action === 'evidence_downloaded',
  )
  expect(actions.map(({ actor_id }) => actor_id)).toEqual([seller.id, buyer.id])
})

test('an admin reads no messages unless there is a dispute; others get nothing', async () => {
  const { stranger, orderId } = await buildStory()
  const { status, bytes } = await download(admin, orderId)
  expect(status).toBe(200)
  const files = await open(bytes)
  expect(files['messages.json']).toBe('[]\n')
  expect(files['order.html']).not.toContain('fine?')
  expect((await download(stranger, orderId)).status).toBe(404)
})

test('a dispute is in it with the statements and photos of both sides, also for an admin', async () => {
  const shop = await openShop()
  try {
    const sale = await buildArrived(shop)
    await dispute(shop.app, sale, { photos: [await uploadPhoto(shop.app, sale.buyer)] })
    const answer = { text: 'It was whole when I sent it.', photos: [] }
    await as(shop.app, sale.seller).post(paths.disputeStatements(sale.orderId), answer)
    const staff = await buildUser(shop.app, { role: 'admin' })
    for (const user of [sale.buyer, sale.seller, staff]) {
      const { bytes } = await download(user, sale.orderId, shop.app)
      const { files, problems } = await verifyFile(bytes, {
        publicKey: rawPublicKey(shop.app.deps.secret),
      })
      expect(problems).toEqual([])
      const read = (name: string) => files.find((file) => file.name === name)?.bytes
      expect(
        JSON.parse(Buffer.from(read('dispute.json') ?? []).toString()).statements,
      ).toMatchObject([
        { by: 'buyer', text: COMPLAINT, photos: ['dispute/1-1.webp'] },
        { by: 'seller', text: answer.text, photos: [] },
      ])
      expect((await sharp(Buffer.from(read('dispute/1-1.webp') ?? [])).metadata()).width).toBe(64)
      expect(Buffer.from(read('order.html') ?? []).toString()).toContain('src="dispute/1-1.webp"')
    }
  } finally {
    await shop.close()
  }
})

test('warranty claims are in it with their answers and photos', async () => {
  const sale = await buildCashSale(app)
  await makeClaim(app, sale, { photos: [await uploadPhoto(app, sale.buyer)] })
  const text = 'A battery wears out, which the warranty excludes'
  await answerClaim(app, sale.seller, sale.orderId, 'refuse', { text })
  for (const user of [sale.buyer, sale.seller, admin]) {
    const { bytes } = await download(user, sale.orderId)
    const files = await open(bytes)
    expect(JSON.parse(files['warranty-claims.json'] ?? '')).toMatchObject([
      { ...claim, state: 'refused', answer: text, photos: ['warranty/1-1.webp'] },
    ])
    expect(files['order.html']).toContain('src="warranty/1-1.webp"')
    expect(files['order.html']).toContain(claim.text)
    expect(Object.keys(files)).toContain('warranty/1-1.webp')
  }
})

test('contact details stay hidden before the phone is paid', async () => {
  const { buyer, phone, order } = await buildBooking(app)
  const text = 'Call me: 0176 55 44 33 22, anna@example.org'
  const clientId = crypto.randomUUID()
  await as(app, buyer).post('/api/messages', { phoneId: phone._id, clientId, text })
  const { bytes } = await download(buyer, order._id)
  const files = await open(bytes)
  expect(files['messages.json']).toContain('Call me')
  expect(files['messages.json']).not.toContain('anna@example.org')
})

test('the verifier finds a changed, a removed and an added file, and another key', async () => {
  const { buyer, order } = await buildBooking(app)
  const { bytes } = await download(buyer, order._id)
  const text = Buffer.from(bytes)
  const rename = (from: string, to: string) =>
    new Uint8Array(Buffer.from(text.toString('latin1').replaceAll(from, to), 'latin1'))
  const problems = async (changed: Uint8Array) => (await check(changed)).problems
  expect(await problems(rename('Seller', 'Zeller'))).toEqual(
    expect.arrayContaining(['order.html was changed.', 'order.json was changed.']),
  )
  // A name appears in the archive's own directory, and in the signed manifest with other letters around.
  const directory = bytes.slice()
  const index = text.lastIndexOf('payments.json')
  directory.set(Buffer.from('payment5.json'), index)
  expect(await problems(directory)).toEqual([
    'payments.json is missing.',
    'payment5.json was added later.',
  ])
  const elsewhere = await verifyFile(bytes, { publicKey: rawPublicKey('another secret') })
  expect(elsewhere.problems).toEqual([
    'Signed with a key that isn’t this shop’s. Anyone can make such a file.',
  ])
  expect(await problems(bytes.slice(0, bytes.length - 40))).toEqual(['The ZIP file is damaged.'])
})

test('downloads are limited', async () => {
  const { seller, order } = await buildBooking(app)
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await download(seller, order._id)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
