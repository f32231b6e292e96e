import {
  buildListing,
  buildSettings,
  buildUser,
  type Client,
  as as clientOf,
  type TestApp,
  type TestUser,
} from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'
import { api as paths } from '../../contract/urls.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { recordEvent } from '../../platform/events.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'
import { makeExports } from '../account-closing/index.ts'
import { appealToken } from '../accounts/index.ts'
import { expireListings } from '../listings/index.ts'
import type { Phone } from '../listings/listings.contract.ts'
import {
  buildSale,
  CARD,
  chooseOnline,
  DECLINED_CARD,
  DISPUTED_CARD,
  deliverEvent,
  deliverEvents,
  handOver,
  listTasks,
  payOnline,
  runMoney,
  type Sale,
  type Shop,
  setUpAccount,
} from '../orders/checkout/checkout.fixture.ts'
import { MAX_WRONG_CODES } from '../orders/delivery/hand-over.ts'
import { accept, buildDispute, pass, propose } from '../orders/disputes/disputes.fixture.ts'
import { escalateOverdueReturns } from '../orders/disputes/index.ts'
import { expireOffers, resetUnpayableOrders, runClaimDeadlines } from '../orders/index.ts'
import { address } from '../orders/orders.fixture.ts'
import { failTask } from '../payments/money-tasks/finish-money-task.ts'
import { listOpenTasks } from '../payments/money-tasks/money-tasks.store.ts'

const parcel = { carrier: 'DHL', tracking: 'JD014600777' }

/** A client whose every call must succeed: a refusal is a mistake in the story. */
function as(app: TestApp, user: TestUser) {
  const client = clientOf(app, user)
  const call = (method: 'post' | 'put' | 'delete') => async (path: string, body?: object) => {
    const answer: Awaited<ReturnType<Client['post']>> = await client[method](path, body)
    if (answer.status < 300) {
      await after?.()
      return answer
    }
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return { post: call('post'), put: call('put'), delete: call('delete') }
}

/** Runs after each call while the stories are played. */
let after: (() => Promise<void>) | undefined

/**
 * Triggers every notification through the API calls that lead to it in production; `notify` runs
 * after each call.
 */
export async function playAll(
  shop: Shop,
  admin: TestUser,
  notify?: () => Promise<void>,
): Promise<void> {
  after = notify
  // First, because it lets every listing expire.
  await moderate(shop, admin)
  await meetAndReview(shop, admin)
  await sendAndPayOut(shop)
  await payByTransfer(shop)
  await returnPhones(shop)
  await claimUnderWarranty(shop, admin)
  await endEarly(shop, admin)
  await refundPayments(shop)
  await getStuck(shop)
  await waitTooLong(shop)
  await settle(shop)
  await decide(shop, admin)
  await decideBankDisputes(shop)
  await negotiatePrice(shop)
  await logInElsewhere(shop)
  await viewAccount(shop, admin)
}

async function viewAccount({ app }: Shop, admin: TestUser) {
  const { id } = await buildUser(app)
  await as(app, admin).post(paths.personViews(id), { reason: 'You asked where your order is.' })
  await as(app, admin).delete(paths.accountView())
}

async function logInElsewhere({ app }: Shop) {
  const user = await buildUser(app)
  const enter = () =>
    as(app, user).post(paths.logIn(), { email: user.email, password: TEST_PASSWORD })
  await enter()
  await enter()
  await as(app, await buildUser(app)).post(paths.myDataExport())
  await makeExports(app.deps)
}

async function meetAndReview({ app }: Shop, admin: TestUser) {
  const sale = await buildSale(app)
  const { buyer, seller, orderId } = sale
  const at = new Date(app.clock.now().getTime() + 5 * HOUR).toISOString()
  await as(app, buyer).post(paths.meetUps(orderId), { place: 'Oslo S', at })
  await as(app, seller).post(paths.acceptMeetUp(orderId, 1))
  await enterWrongCodes(app, sale, admin)
  await handOver(app, sale)
  const rate = (by: TestUser, stars: number) =>
    as(app, by).put(paths.saleRatings(orderId), { stars, text: 'As it was said.' })
  await rate(buyer, 3)
  await rate(buyer, 4)
  await rate(seller, 5)
  const hidden = { side: 'buyer', reason: 'It names where he lives.' }
  await as(app, admin).post(paths.hideRating(orderId), hidden)
  await as(app, admin).post(paths.showRating(orderId), { side: 'buyer' })
  await as(app, seller).put(paths.ratingReply(orderId), { text: 'Thank you.' })
  await as(app, admin).post(paths.hideRating(orderId), { ...hidden, part: 'reply' })
  await as(app, admin).post(paths.showRating(orderId), { side: 'buyer', part: 'reply' })
}

async function enterWrongCodes(app: TestApp, { seller, orderId, code }: Sale, admin: TestUser) {
  const wrong = { code: code === '000000' ? '000001' : '000000' }
  for (let n = 0; n < MAX_WRONG_CODES; n += 1) {
    await app.deps.db.pool.query("delete from rate_limits where key like 'hand-over%'")
    await clientOf(app, seller).post(paths.handOver(orderId), wrong)
    if (n === 0) await after?.()
  }
  await after?.()
  await as(app, admin).post(paths.unlockHandOver(orderId))
  await app.deps.db.pool.query("delete from rate_limits where key like 'hand-over%'")
}

async function sendAndPayOut(shop: Shop) {
  const { app, fake } = shop
  const sale = await buildSale(app)
  const { buyer, seller, orderId } = sale
  const { body } = await chooseOnline(app, sale)
  const from = fake.events.length
  await fake.pay(body.payment.clientSecret, DECLINED_CARD)
  await deliverEvents(shop, fake.events.slice(from))
  app.clock.advance(MINUTE)
  await payOnline(shop, sale, CARD)
  const chosen = { method: 'shipping', address }
  await as(app, buyer).post(paths.orderDelivery(orderId), chosen)
  await as(app, seller).post(paths.shipOrder(orderId), { ...parcel, tracking: 'JD014600666' })
  await as(app, seller).post(paths.shipOrder(orderId), parcel)
  await as(app, buyer).post(paths.deliverOrder(orderId))
  const answers = {
    screen: 'scratched',
    body: 'light',
    battery: 'half',
    functions: [],
    water: 'never',
    repairs: 'none',
    account_lock: 'off',
    carrier: 'free',
  }
  await as(app, buyer).put(paths.arrival(orderId), { answers })
  await as(app, buyer).post(paths.confirmOrder(orderId))
  await runMoney(app)
  const account = await setUpAccount(shop, seller)
  await runMoney(app)
  fake.setAccountReady(account, false)
  await deliverEvent(app, fake.events.at(-1)!)
}

/** A return that reaches its end, one that its buyer takes back, and one that nobody answers. */
async function returnPhones(shop: Shop) {
  const { app } = shop
  const reason = { reason: 'It is too big for me' }
  const place = { place: 'Sam Seller, Storgata 1, Oslo' }
  const begin = async () => {
    const sale = await buildSale(app, '300', { terms: { returnDays: 30 } })
    await payOnline(shop, sale, CARD)
    await handOver(app, sale)
    const path = `/api/orders/${sale.orderId}/return`
    await as(app, sale.buyer).post(path, reason)
    return { ...sale, path }
  }
  const canceled = await begin()
  await as(app, canceled.buyer).post(`${canceled.path}/keep`)
  const { buyer, seller, path } = await begin()
  await as(app, seller).post(`${path}/approve`, place)
  await as(app, seller).post(`${path}/approve`, { place: 'The post office in Oslo' })
  await as(app, buyer).post(`${path}/send`, parcel)
  await pass(app, 15 * DAY)
  await as(app, seller).post(`${path}/receive`)
  const silent = await begin()
  await pass(app, 6 * DAY)
  await as(app, silent.seller).post(`${silent.path}/approve`, place)
  await pass(app, 15 * DAY)
}

/** Claims that end in every way: agreed to, refused and disputed, unanswered, withdrawn. */
async function claimUnderWarranty(shop: Shop, admin: TestUser) {
  const { app } = shop
  const claim = { reason: 'battery', text: 'The battery swells and lifts the screen' }
  const begin = async (terms: object = {}) => {
    const sale = await buildSale(app, '300', { terms: { warrantyMonths: 6, ...terms } })
    await payOnline(shop, sale, CARD)
    await handOver(app, sale)
    await as(app, sale.buyer).post(paths.warrantyClaims(sale.orderId), claim)
    const { body } = await clientOf(app, sale.buyer).get(paths.order(sale.orderId))
    const [{ _id }] = body.warrantyClaims
    const answer = (by: TestUser, name: 'agree' | 'refuse' | 'settle' | 'withdraw', more = {}) =>
      as(app, by).post(paths.warrantyClaimAnswer(sale.orderId, _id, name), more)
    return { ...sale, answer }
  }
  const agreed = (remedy: string, more = {}) => ({ remedy, text: 'Send it to me', ...more })
  const held = await begin({ returnDays: 14 })
  await held.answer(held.seller, 'agree', agreed('refund', { refundMinor: 5_000 }))
  const paid = await begin()
  await paid.answer(paid.seller, 'agree', agreed('refund', { refundMinor: 5_000 }))
  await paid.answer(paid.buyer, 'settle')
  const taken = await begin()
  await taken.answer(taken.buyer, 'withdraw')
  const silent = await begin()
  const repaired = await begin()
  await repaired.answer(repaired.seller, 'agree', agreed('repair'))
  const replaced = await begin()
  await replaced.answer(replaced.seller, 'agree', agreed('replacement'))
  for (const kind of ['release', 'refund']) {
    const refused = await begin()
    await refused.answer(refused.seller, 'refuse', { text: 'A battery wears out' })
    const complaint = { reason: 'warranty_not_honored', text: 'The battery is covered.' }
    await as(app, refused.buyer).post(paths.dispute(refused.orderId), complaint)
    const reason = 'The warranty names the battery.'
    await as(app, admin).post(paths.disputeDecision(refused.orderId), { kind, reason })
  }
  for (let day = 0; day < 32; day += 1) {
    app.clock.advance(DAY)
    await runClaimDeadlines(app.deps)
    await after?.()
  }
  await as(app, silent.buyer).post(paths.warrantyClaims(silent.orderId), claim)
}

/** A payment outside Redial that is disputed, and a sale that is then canceled and paid back. */
async function payByTransfer({ app }: Shop) {
  const instructions = { name: 'Bank transfer', text: 'IBAN NO93 8601 1117 947' }
  const choose = async () => {
    const sale = await buildSale(app)
    const path = `/api/orders/${sale.orderId}`
    await as(app, sale.seller).put('/api/payment-instructions', instructions)
    await as(app, sale.buyer).post(`${path}/checkout`, { paymentMethod: 'transfer' })
    return { ...sale, path }
  }
  const { buyer, seller, path } = await choose()
  await as(app, buyer).post(`${path}/payment-sent`)
  const complaint = { reason: 'payment_not_received', text: 'Nothing has arrived so far.' }
  await as(app, seller).post(`${path}/dispute`, complaint)
  await as(app, seller).post(`${path}/dispute/settlements`, { kind: 'accept_payment' })
  await as(app, buyer).post(`${path}/cancellation`, { reason: 'I found another phone' })
  await as(app, seller).post(`${path}/cancellation/decline`, { reason: 'It is packed already' })
  await as(app, seller).post(`${path}/cancel-sale`, { reason: 'It fell into the sea' })
  await pass(app, 8 * DAY)
  await as(app, buyer).post(`${path}/refund-received`)
  const stuck = await choose()
  await app.deps.db.pool.query('delete from payment_instructions where user_id = $1', [
    stuck.seller.id,
  ])
  await resetUnpayableOrders(app.deps)
  await after?.()
}

async function endEarly({ app }: Shop, admin: TestUser) {
  const cancelled = await buildSale(app)
  await as(app, cancelled.buyer).post(paths.cancelOrder(cancelled.orderId))
  await clientOf(app, null).post(paths.contact(), {
    clientId: crypto.randomUUID(),
    name: 'Vera Visitor',
    email: 'vera@example.org',
    topic: 'other',
    message: 'Do you open on Sundays?',
  })
  await after?.()
  const banned = await buildSale(app)
  await as(app, admin).put(paths.ban(banned.buyer.id))
  const left = await buildSale(app)
  await as(app, admin).put(paths.ban(left.seller.id))
  const taken = await buildSale(app)
  const report = { phoneId: taken.phone._id, reason: 'stolen' }
  const { body } = await as(app, await buildUser(app)).post(paths.reports(), report)
  await as(app, admin).put(paths.report(body._id), { decision: 'removed', reason: 'It is stolen.' })
}

async function refundPayments(shop: Shop) {
  const { app, fake } = shop
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await as(app, sale.seller).post(paths.cancelSale(sale.orderId), { reason: 'It fell down' })
  await runMoney(app)
  const [refund] = await listTasks(app, sale.orderId)
  fake.failRefund(refund.id)
  await deliverEvent(app, fake.events.at(-1)!)
  const late = await buildSale(app)
  const { body } = await chooseOnline(app, late)
  app.clock.advance(49 * HOUR)
  await pass(app, MINUTE)
  const from = fake.events.length
  await fake.pay(body.payment.clientSecret, CARD)
  await deliverEvents(shop, fake.events.slice(from))
}

/** The provider rejects a payout and a cancellation until Redial gives up. */
async function getStuck(shop: Shop) {
  const { app } = shop
  const sale = await buildSale(app)
  await payOnline(shop, sale)
  await handOver(app, sale)
  const other = await buildSale(app)
  await chooseOnline(app, other)
  await as(app, other.buyer).post(paths.cancelOrder(other.orderId))
  const stuck = (await listOpenTasks(app.deps.db.kysely, { limit: 100 })).filter(({ orderId }) =>
    [sale.orderId, other.orderId].includes(orderId),
  )
  for (const task of stuck)
    await inTransaction(app.deps.db, (tx) => failTask(app.deps, tx, task, 'No such account'))
}

async function waitTooLong(shop: Shop) {
  const { app } = shop
  await buildSale(app)
  const unsent = await buildSale(app)
  await payOnline(shop, unsent)
  const lost = await buildSale(app)
  const chosen = { method: 'shipping', address }
  await as(app, lost.buyer).post(paths.orderDelivery(lost.orderId), chosen)
  await payOnline(shop, lost)
  await as(app, lost.seller).post(paths.shipOrder(lost.orderId), parcel)
  await buildDispute(shop)
  await pass(app, 22 * DAY)
}

async function settle(shop: Shop) {
  const { app } = shop
  const one = await buildDispute(shop)
  const addStatement = (by: TestUser, text: string) =>
    as(app, by).post(paths.disputeStatements(one.orderId), { text, photos: [] })
  await addStatement(one.seller, 'It was whole when I sent it.')
  await addStatement(one.buyer, 'It was not when it came.')
  const part = (price: number) => ({ kind: 'part_refund', refundMinor: price })
  await propose(app, one.seller, one.orderId, part(5_000))
  await as(app, one.buyer).post(paths.answerSettlement(one.orderId, 1, 'decline'))
  await propose(app, one.seller, one.orderId, part(12_345))
  await accept(app, one.buyer, one.orderId, 2)
  const given = await buildDispute(shop)
  await propose(app, given.seller, given.orderId, { kind: 'refund' })
  await buildReturn(shop)
  await pass(app, 8 * DAY)
  await escalateOverdueReturns(app.deps)
}

async function buildReturn(shop: Shop) {
  const dispute = await buildDispute(shop)
  await propose(shop.app, dispute.seller, dispute.orderId, { kind: 'return' })
  await accept(shop.app, dispute.buyer, dispute.orderId)
  return dispute
}

async function decide(shop: Shop, admin: TestUser) {
  const { app } = shop
  const reason = 'The crack is in the photo of the listing.'
  const decideAs = (orderId: string, decision: object) =>
    as(app, admin).post(paths.disputeDecision(orderId), { ...decision, reason })
  const back = await buildReturn(shop)
  await as(app, back.buyer).post(paths.returnSent(back.orderId), parcel)
  await as(app, back.seller).post(paths.returnReceived(back.orderId), { arrived: 'nothing' })
  await decideAs(back.orderId, { kind: 'part_refund', refundMinor: 7_500 })
  for (const kind of ['release', 'refund', 'return'])
    await decideAs((await buildDispute(shop)).orderId, { kind })
}

async function decideBankDisputes(shop: Shop) {
  const { app, fake } = shop
  for (const outcome of ['won', 'lost'] as const) {
    const sale = await buildSale(app)
    const { intentId } = await payOnline(shop, sale, DISPUTED_CARD)
    const from = fake.events.length
    fake.closeDispute(intentId, outcome)
    await deliverEvents(shop, fake.events.slice(from))
  }
}

async function negotiatePrice({ app }: Shop) {
  const seller = await buildUser(app, { role: 'Seller' })
  const [buyer, rival] = [await buildUser(app), await buildUser(app)]
  const phone = await buildListing(app, { seller, price: '450' })
  const offer = async (by: TestUser, price: string) =>
    (await as(app, by).post(paths.offers(), { phoneId: phone._id, price })).body._id as string
  const answer = (by: TestUser, id: string, word: 'accept' | 'decline' | 'withdraw') =>
    as(app, by).post(paths.answerOffer(id, word))
  await answer(buyer, await offer(buyer, '300'), 'withdraw')
  await answer(seller, await offer(buyer, '310'), 'decline')
  await offer(rival, '320')
  app.clock.advance(49 * HOUR)
  await expireOffers(app.deps)
  await offer(rival, '440')
  const { brand, name, used, location } = phone
  const lower = { brand, name, used, location, price: '430' }
  await as(app, seller).put(paths.phone(phone._id), lower)
  await offer(await buildUser(app), '320')
  const changed = { ...lower, description: 'One crack more' }
  await as(app, seller).put(paths.phone(phone._id), changed)
  await offer(rival, '330')
  const last = await offer(buyer, '400')
  const { body } = await as(app, seller).post(paths.counterOffer(last), { price: '420' })
  await answer(buyer, body._id, 'accept')
}

/** A moderator decides about listings, changes, reports and accounts; then the listings expire. */
async function moderate({ app }: Shop, admin: TestUser) {
  const [seller, buyer] = [await buildUser(app, { role: 'Seller' }), await buildUser(app)]
  const decideReview = async (phoneId: string, decision: string, reason = '') => {
    const reviews = (await clientOf(app, admin).get(paths.reviews())).body
    const open = reviews.find(({ phone }: { phone: { _id: string } }) => phone._id === phoneId)
    await as(app, admin).post(paths.review(open._id), { decision, ...(reason && { reason }) })
  }
  await buildSettings(app, { moderation: 'pre' })
  const phones = []
  for (const _ of ['approved', 'changes_requested', 'refused'])
    phones.push(await buildListing(app, { seller, name: 'Pixel 8', price: '400' }))
  const [live, vague, fake] = phones as [Phone, Phone, Phone]
  await decideReview(live._id, 'approved')
  await decideReview(vague._id, 'changes_requested', 'Say how worn it is.')
  await decideReview(fake._id, 'refused', 'It is a fake.')
  const change = async (decision: string, reason?: string) => {
    const edited = { brand: live.brand, name: `Pixel 8 ${decision}`, price: '400' }
    await as(app, seller).put(paths.phone(live._id), edited)
    await decideReview(live._id, decision, reason)
  }
  await change('changes_requested', 'Name the storage.')
  await change('refused', 'That is not its name.')
  await change('approved')
  await as(app, admin).post(paths.personWarnings(seller.id), { reason: 'Name the storage.' })
  await buildSettings(app, { moderation: 'post' })
  await after?.()
  const photos = [{ mediaId: newId(), other: { mediaId: newId() } }]
  await inTransaction(app.deps.db, (tx) =>
    recordEvent(tx, 'photo_reuse_found', app.clock.now(), { listingId: live._id, photos }),
  )
  await inTransaction(app.deps.db, (tx) =>
    recordEvent(tx, 'listing_flagged', app.clock.now(), { listingId: live._id }),
  )
  await inTransaction(app.deps.db, (tx) =>
    recordEvent(tx, 'payout_account_changed', app.clock.now(), {
      userId: seller.id,
      until: new Date(app.clock.now().getTime() + 2 * DAY).toISOString(),
    }),
  )
  const key = { name: 'Warehouse', scopes: ['phones:read'], days: 30 }
  await as(app, seller).post('/api/api-keys', key)
  await inTransaction(app.deps.db, (tx) =>
    recordEvent(tx, 'webhook_disabled', app.clock.now(), {
      userId: seller.id,
      host: 'example.org',
    }),
  )
  const report = async () =>
    (await as(app, buyer).post(paths.reports(), { phoneId: live._id, reason: 'other' })).body._id
  await as(app, admin).put(paths.report(await report()), { decision: 'dismissed' })
  await report()
  await as(app, admin).post(paths.removePhone(live._id), { reason: 'It is stolen.' })
  await buildListing(app, { seller, name: 'Pixel 9', price: '500' })
  app.clock.advance(31 * DAY)
  await expireListings(app.deps)
  await as(app, admin).put(paths.ban(buyer.id), { reason: 'Never pays.' })
  const { rows: bans } = await app.deps.db.pool.query(
    'select id as "userId", banned_at as "bannedAt" from users where id = $1',
    [buyer.id],
  )
  const appeal = { text: 'I paid every time, and can prove it.' }
  await clientOf(app, null).post(paths.appealBan(appealToken(app.deps, bans[0])), appeal)
  await after?.()
  const { body: open } = await clientOf(app, admin).get(paths.appeals())
  const rejected = { decision: 'rejected', reason: 'Three sellers say otherwise.' }
  await as(app, admin).put(paths.appeal(open[0]._id), rejected)
  await as(app, admin).delete(paths.ban(buyer.id))
  for (const decision of ['approved', 'rejected']) {
    const data = { userId: buyer.id, decision, reason: 'The photo does not show the IMEI' }
    await inTransaction(app.deps.db, (tx) =>
      recordEvent(tx, 'passport_claim_decided', app.clock.now(), data),
    )
  }
}
