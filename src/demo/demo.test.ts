import { expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../test/app.ts'
import { openDemoAdmin } from '../commands/demo.ts'
import { api } from '../contract/urls.ts'
import { openSession } from '../modules/accounts/index.ts'
import { numberListingChanges } from '../modules/search/index.ts'
import { createChanges } from '../platform/db/changes.ts'
import { connect } from '../platform/db/index.ts'
import { orderStates, paymentMethods } from '../shared/orders/order-life-cycle.ts'
import { DAY } from '../shared/time.ts'
import { createDemo } from './create-demo.ts'
import { runDueJobs } from './history/steps.ts'
import { keepDemoAlive } from './keep-alive.ts'
import { DEMO_BUYER_EMAIL, DEMO_SELLER_EMAIL, sam, sellers } from './people.ts'
import { planDemo } from './plan.ts'

/** A part of the phones and of the sales keeps the test short. */
function planOfTest(app: TestApp) {
  const plan = planDemo(app.clock.now())
  const advertised = new Set(plan.adverts.map(({ listing }) => listing))
  const listings = plan.listings.filter(
    (phone, index) => index % 3 === 0 || phone.seller === sam || advertised.has(phone),
  )
  const busy = new Set([sam, ...sellers.filter((_, index) => index % 6 === 0)])
  const sales = plan.sales.filter(({ seller, end }) => busy.has(seller) || end !== 'completed')
  return { ...plan, listings, sales }
}

async function logIn(app: TestApp, email: string) {
  const { rows } = await app.deps.db.pool.query('select id from users where email = $1', [email])
  return as(app, { cookie: await openSession(app.auth, rows[0].id) })
}

async function logins(app: TestApp) {
  const [admin, seller, buyer] = await Promise.all(
    [app.deps.env.DEMO_ADMIN_EMAIL, DEMO_SELLER_EMAIL, DEMO_BUYER_EMAIL].map((email) =>
      logIn(app, email),
    ),
  )
  return { admin: admin!, seller: seller!, buyer: buyer! }
}

type Listed = { _id: string; img: string; seller: string; sellerId: string; sellerLevel: string }

const names = new Set(sellers.map(({ name }) => name))

/** All phones that the demo's people have for sale. */
async function onSale(app: TestApp): Promise<Listed[]> {
  const phones: Listed[] = []
  for (let path: string | undefined = api.phones(); path; ) {
    const { body, headers } = await as(app, null).get(path)
    phones.push(...body)
    path = /<([^>]+)>; rel="next"/
      .exec(headers.get('link') ?? '')?.[1]
      ?.replace(/^https?:\/\/[^/]+/, '')
  }
  return phones.filter(({ seller }) => names.has(seller))
}

/** What the demo promises to show on any day. */
async function expectDocumentedDemo(app: TestApp, when = 'at first') {
  const { admin, seller, buyer } = await logins(app)
  const phones = await onSale(app)
  // Some of the 125 are sold or held at any time.
  expect(phones.length, when).toBeGreaterThan(60)

  await expectOrders(app, when)
  await expectReturns(app, when)
  await expectClaims(app, when)
  await expectOffers(app)
  await expectSellers(app, phones)
  await expectPhones(app, phones)
  await expectVacation(app)
  await expectPriceDrops(app)

  const covers = phones.map(({ img, seller }) => `${seller} ${img}`)
  expect(new Set(covers).size, 'no seller shows a cover twice').toBe(covers.length)

  // Work for each login.
  const sales: { state: string }[] = (await seller.get(api.sales())).body
  expect(
    sales.map(({ state }) => state),
    when,
  ).toEqual(expect.arrayContaining(['paid', 'awaiting_payment', 'disputed', 'return_requested']))
  const offers: { actions: string[] }[] = (await seller.get(api.offers())).body.items
  expect(offers.some(({ actions }) => actions.includes('accept'))).toBe(true)
  expect((await seller.get(api.unreadMessages())).body.unread).toBeGreaterThan(0)

  const orders: { state: string }[] = (await buyer.get(api.orders())).body
  expect(orders.map(({ state }) => state)).toEqual(
    expect.arrayContaining([
      'delivered',
      'awaiting_payment',
      'shipped',
      'completed',
      'return_approved',
    ]),
  )
  expect((await buyer.get(api.unreadMessages())).body.unread).toBeGreaterThan(0)
  expect((await buyer.get(api.savedSearches())).body.searches.length).toBeGreaterThan(0)
  expect((await buyer.get(api.followedSellers())).body.items).toHaveLength(2)
  expect((await buyer.get(api.conversations())).body.items.length).toBeGreaterThan(3)
  const { rows: impossible } = await app.deps.db.pool.query(
    'select name from conversations join listings on listings.id = listing_id where conversations.created_at < listings.created_at',
  )
  expect(impossible, 'a conversation is younger than its listing').toEqual([])
  const counters: { actions: string[] }[] = (await buyer.get(api.offers())).body.items
  expect(counters.some(({ actions }) => actions.includes('accept'))).toBe(true)

  const reports: { kind: string; decision: string | null }[] = (await admin.get(api.reports())).body
  const open = reports.filter(({ decision }) => decision === null)
  expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(['listing', 'seller', 'review']))
  expect((await admin.get(api.reviews())).body.length).toBeGreaterThan(1)
  expect((await admin.get(api.disputes())).body.length).toBeGreaterThan(1)
  const letters: { state: string }[] = (await admin.get(api.contactMessages())).body
  expect(letters.filter(({ state }) => state === 'open').length).toBeGreaterThan(2)
  await expectSamplePages(app)
  await expectSafety(admin)
  await expectLedger(app, admin)
  await expectFees(app, seller)
  await expectFavorites(seller)
}

/** The legal pages say that they are samples, and ask nobody to accept them. */
async function expectSamplePages(app: TestApp) {
  const visitor = as(app, null)
  for (const page of ['terms', 'privacy', 'cookies', 'fees', 'imprint']) {
    const { status, body } = await visitor.get(api.shopPage(page))
    expect(status, page).toBe(200)
    expect(body.intro, page).toContain('This text is a sample.')
  }
  const buyer = await logIn(app, DEMO_BUYER_EMAIL)
  expect((await buyer.get(api.me())).body.user.consentsDue).toBeUndefined()
}

/** On each page about safety an admin finds something to decide. */
async function expectSafety(admin: Awaited<ReturnType<typeof logIn>>) {
  const appeals: { state: string; banReason: string }[] = (await admin.get(api.appeals())).body
  expect(appeals.filter(({ state, banReason }) => state === 'open' && banReason)).not.toEqual([])
  const { accounts, payouts } = (await admin.get(api.riskCases())).body
  const withReasons = expect.objectContaining({ reasons: [expect.any(String)] })
  expect(accounts).toContainEqual(withReasons)
  expect(payouts).toContainEqual(withReasons)
  const reviews: { risk: { reasons: string[] } | null }[] = (await admin.get(api.reviews())).body
  expect(reviews.some(({ risk }) => (risk?.reasons.length ?? 0) > 0)).toBe(true)
  const { shops } = (await admin.get(api.trustedShops())).body
  expect(shops).toMatchObject([{ statements: 1 }])
}

async function expectOrders(app: TestApp, when: string) {
  const text = 'select distinct state, payment, delivery from orders'
  const { rows } = await app.deps.db.pool.query(text)
  expect(new Set(rows.map(({ state }) => state)), when).toEqual(new Set(orderStates))
  expect(new Set(rows.map(({ payment }) => payment))).toEqual(new Set(paymentMethods))
  expect(new Set(rows.map(({ delivery }) => delivery))).toEqual(
    new Set(['pick_up', 'shipping', null]),
  )
}

/** Returns at each step, and one of the last two weeks that the seller has and the buyer is refunded for. */
async function expectReturns(app: TestApp, when: string) {
  const { rows } = await app.deps.db.pool.query(
    `select orders.state, reason, place, tracking,
       exists (select from money_tasks where order_id = orders.id and kind = 'refund') as is_repaid
     from order_returns join orders on orders.id = order_id where state_since > $1`,
    [new Date(app.clock.now().getTime() - 14 * DAY)],
  )
  const some = { reason: expect.stringMatching(/^.{20,}$/) }
  const place = expect.stringContaining('\n')
  const tracking = expect.any(String)
  expect(rows, when).toEqual(
    expect.arrayContaining(
      [
        { state: 'return_requested', place: null, tracking: null, is_repaid: false },
        { state: 'return_approved', place, tracking: null, is_repaid: false },
        { state: 'return_sent', place, tracking, is_repaid: false },
        { state: 'refunded', place, tracking, is_repaid: true },
      ].map((wanted) => ({ ...wanted, ...some })),
    ),
  )
}

/** A claim that Sam has to answer, and one of the last weeks that was settled. */
async function expectClaims(app: TestApp, when: string) {
  const { rows } = await app.deps.db.pool.query(
    `select c.state, users.email from warranty_claims c join orders on orders.id = c.order_id
     join users on users.id = seller_id where made_at > $1`,
    [new Date(app.clock.now().getTime() - 30 * DAY)],
  )
  expect(rows, when).toEqual(
    expect.arrayContaining([
      { state: 'open', email: DEMO_SELLER_EMAIL },
      { state: 'settled', email: expect.any(String) },
    ]),
  )
}

async function expectOffers(app: TestApp) {
  const text = 'select distinct offers.state from offers join users on users.id = buyer_id'
  const { rows } = await app.deps.db.pool.query(text)
  expect(rows.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['open', 'accepted', 'countered', 'expired']),
  )
}

/**
 * Each phone has photos, most have two checks and can be sent, and many sellers take them back or give
 * a warranty.
 */
async function expectPhones(app: TestApp, phones: Listed[]) {
  const count = { checked: 0, sent: 0, returned: 0, warranted: 0 }
  for (const { _id } of phones) {
    const { verifications, photos, delivery, returnDays, warrantyMonths } = (
      await as(app, null).get(api.phone(_id))
    ).body
    expect(photos.length, 'photos').toBeGreaterThan(0)
    if (Object.values(verifications).filter(Boolean).length >= 2) count.checked += 1
    if (delivery.shipping) count.sent += 1
    if (returnDays) count.returned += 1
    if (warrantyMonths) count.warranted += 1
  }
  const share = (n: number) => n / phones.length
  expect(share(count.checked), 'phones with two checks').toBeGreaterThan(0.5)
  expect(share(count.sent), 'can be sent').toBeGreaterThan(0.5)
  expect(share(count.returned), 'with returns').toBeGreaterThan(0.3)
  expect(share(count.warranted), 'with a warranty').toBeGreaterThan(0.3)
}

/** Most prices are fair, and some are great or high: a shop where all are the same shows nothing. */
async function expectVerdicts(app: TestApp) {
  const verdicts: (string | null)[] = []
  for (const { _id } of await onSale(app)) {
    const { model, storageGb, grade, price } = (await as(app, null).get(api.phone(_id))).body
    const query = new URLSearchParams({ model: model.slug, priceMinor: `${Number(price) * 100}` })
    if (storageGb) query.set('storage', storageGb)
    if (grade) query.set('grade', grade)
    verdicts.push((await as(app, null).get(`${api.pricing()}?${query}`)).body.verdict)
  }
  const share = (verdict: string) =>
    verdicts.filter((each) => each === verdict).length / verdicts.length
  expect(share('fair')).toBeGreaterThan(0.5)
  expect(share('great')).toBeGreaterThan(0.03)
  expect(share('high')).toBeGreaterThan(0.03)
}

async function expectVacation(app: TestApp) {
  const { rows } = await app.deps.db.pool.query(
    `select 1 from vacations join listings using (seller_id)
     where state = 'paused' and until > $1`,
    [app.clock.now()],
  )
  expect(rows.length, 'phones of a seller on vacation').toBeGreaterThan(0)
}

async function expectPriceDrops(app: TestApp) {
  const { priceDrops } = (await as(app, null).get(api.highlights())).body
  expect(priceDrops.length, 'phones that became cheaper').toBeGreaterThan(0)
}

async function expectSellers(app: TestApp, phones: Listed[]) {
  const levels = Map.groupBy(phones, ({ sellerLevel }) => sellerLevel)
  for (const level of ['new', 'proven', 'trusted']) {
    const ids = new Set(levels.get(level)?.map(({ sellerId }) => sellerId))
    expect(ids.size, level).toBeGreaterThan(1)
    if (level === 'new') continue
    const answers = await Promise.all([...ids].map((id) => as(app, null).get(api.ratings(id))))
    const rated = answers.filter(({ body }) => body.count > 0)
    // Who made a first sale this week may have none that is published.
    expect(rated.length, `rated sellers: ${level}`).toBeGreaterThan(1)
  }
}

async function expectLedger(app: TestApp, admin: Awaited<ReturnType<typeof logIn>>) {
  const { rows } = await app.deps.db.pool.query(
    'select account, sum(amount_minor)::bigint as sum from ledger_entries group by account',
  )
  const sums = rows.map(({ sum }) => Number(sum))
  expect(sums.reduce((total, sum) => total + sum, 0)).toBe(0)
  expect(sums.some((sum) => sum !== 0)).toBe(true)
  const [money] = (await admin.get(api.money())).body.currencies
  expect(money.held.amountMinor).toBeGreaterThan(0)
  expect(money.fees.amountMinor).toBeGreaterThan(0)
}

/** The shop names a fee, and the demo Seller's statement shows it on each sale paid online. */
async function expectFees(app: TestApp, seller: Awaited<ReturnType<typeof logIn>>) {
  const { percent } = (await as(app, null).get('/api/config')).body.fee
  expect(percent).toBeGreaterThan(0)
  type Line = { kind: string; fee: { amountMinor: number } | null }
  const lines: Line[] = (await seller.get(api.statements())).body.lines
  const fees = lines.filter(({ kind }) => kind === 'sale').map(({ fee }) => fee?.amountMinor ?? 0)
  expect(fees.length).toBeGreaterThan(3)
  expect(Math.min(...fees)).toBeGreaterThan(0)
}

/** People have saved what the demo Seller sells. */
async function expectFavorites(seller: Awaited<ReturnType<typeof logIn>>) {
  const { items } = (await seller.get(`${api.myPhoneSummaries()}?state=live`)).body
  const saved: number[] = items.map(({ favorites }: { favorites: number }) => favorites)
  expect(Math.max(...saved), 'favorites of a phone of the demo Seller').toBeGreaterThan(0)
}

test('the demo shows every state and work for each login, also a day and a year later', async () => {
  const app = await testApp({ demo: true })
  // From one moment, whatever the time of the run: what people do depends on the day, and a failure
  // must come again.
  app.clock.advance(Date.parse('2026-11-21T06:30:00Z') - app.clock.now().getTime())
  // As in the process that fills the demo.
  const changes = createChanges()
  const db = connect({ url: app.databaseUrl, max: 5, changes, bulk: true })
  const deps = { ...app.deps, db }
  try {
    await openDemoAdmin(app.deps, app.auth)
    const plan = planOfTest(app)
    const refusals = await createDemo(deps, plan)
    expect(refusals.map(({ message }) => message)).toEqual([])
    await expectDocumentedDemo(app)
    await expectVerdicts(app)
    const { rows } = await app.deps.db.pool.query('select email, created_at from users')
    const days = rows.map(({ created_at }) => (app.clock.now().getTime() - created_at) / 86_400_000)
    expect(rows.length).toBeGreaterThan(sellers.length)
    expect(Math.max(...days)).toBeGreaterThan(700)

    // A visitor's phone and booking end by the usual clocks, and stay ended.
    const visitor = await buildListing(app, { seller: await buildUser(app, { role: 'Seller' }) })
    const guest = await buildUser(app)
    const [booked] = await onSale(app)
    await as(app, guest).post(api.adverts(), { phoneId: booked!._id })

    // Each time at another hour of the day.
    for (const days of [1.3, 370.4]) {
      app.clock.advance(days * DAY)
      await runDueJobs(deps)
      expect(await keepDemoAlive(deps)).toBe(1)
      expect(await keepDemoAlive(deps), 'a second time does nothing').toBe(0)
      // As the server's job does each second, but without waiting for its notification.
      while ((await numberListingChanges(deps)) > 0);
      app.deps.db.changes.publishAll()
      await expectDocumentedDemo(app, `${days} days later`)
      const { rows: twins } = await app.deps.db.pool.query(
        `select key from demo_listings join listings on listings.id = listing_id
         where key = any($1) and state = 'live'`,
        [[...plan.sales, ...plan.earlierOwners.map(({ sale }) => sale)].map(({ key }) => key)],
      )
      expect(twins, 'phones of past sales for sale again').toEqual([])
    }
    const text = 'select state from listings where id = $1'
    const { rows: ended } = await app.deps.db.pool.query(text, [visitor._id])
    expect(ended).toEqual([{ state: 'expired' }])
    expect((await as(app, guest).get(api.orders())).body).toMatchObject([{ state: 'expired' }])
  } finally {
    await db.close()
    await app.close()
  }
}, 400_000)
