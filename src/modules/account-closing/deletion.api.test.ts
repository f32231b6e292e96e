import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, ORIGIN, type TestApp, testApp } from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'
import { api as paths } from '../../contract/urls.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { deleteOldMails, queueMail } from '../../platform/mail/index.ts'
import { DAY } from '../../shared/time.ts'
import { deleteQueuedFiles } from '../media/index.ts'
import { buildConversation, textsSeen, uploadPhoto, write } from '../messaging/messaging.fixture.ts'
import { notifyPeople } from '../notifications/index.ts'
import { book, buildShipped } from '../orders/orders.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const status = async (path: string) => (await app.app.request(`${ORIGIN}${path}`)).status

async function completeSale(sellerName: string, sellerEmail: string) {
  const seller = await buildUser(app, { role: 'Seller', name: sellerName, email: sellerEmail })
  const buyer = await buildUser(app)
  const sold = await buildListing(app, { seller, img: await uploadPhoto(app, seller) })
  const { order } = (await book(app, buyer, sold._id)).body
  const handedOver = await as(app, seller).post(paths.handOver(order._id), {
    code: order.handOverCode,
  })
  expect(handedOver.status).toBe(200)
  return { seller, buyer, sold, orderId: order._id as string }
}

/** Every row of every table that contains a text. */
async function findEverywhere(text: string) {
  const { pool } = app.deps.db
  const { rows } = await pool.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from "${name}" as t where t::text ilike '%' || $1 || '%'`,
      [text],
    )
    if (rowCount) tables.push(name)
  }
  return tables
}

test('after a deletion nothing in the database names the person, and their pictures are gone', async () => {
  const [name, email] = ['Zelda Quistgaard', 'zelda.quistgaard@example.org']
  const { seller, buyer, sold, orderId } = await completeSale(name, email)
  const me = as(app, seller)
  const portrait = await uploadPhoto(app, seller)
  expect((await me.post('/api/auth/update-user', { image: portrait })).status).toBe(200)
  const unsoldPhoto = await uploadPhoto(app, seller)
  const unsold = await buildListing(app, { seller, img: unsoldPhoto })
  await me.post(paths.contact(), {
    clientId: crypto.randomUUID(),
    topic: 'other',
    message: 'A question.',
  })
  await as(app, null).post(paths.logIn(), { email, password: 'not the password' })
  await as(app, null).post(paths.requestPasswordReset(), { email })
  await as(app, buyer).put(paths.saleRatings(orderId), { stars: 5, text: 'All as described.' })
  await me.put(paths.saleRatings(orderId), { stars: 5, text: 'Quick and friendly.' })
  while ((await notifyPeople(app.deps)) > 0);
  expect(await findEverywhere(email)).toEqual(
    expect.arrayContaining(['users', 'listings', 'mails', 'contact_messages']),
  )

  expect(await me.delete(paths.me())).toMatchObject({ status: 200, body: { deletedCount: 1 } })

  expect((await me.get(paths.me())).body.user).toBeNull()
  expect((await as(app, null).post(paths.logIn(), { email, password: TEST_PASSWORD })).status).toBe(
    401,
  )
  const { rows } = await app.deps.db.pool.query('select subject from mails where recipient = $1', [
    email,
  ])
  expect(rows).toEqual([{ subject: 'Your account was deleted' }])
  // That mail goes after 30 days, counters of attempts within the hour; what others were notified of
  // is theirs, for 180 days.
  const left = [...(await findEverywhere(name)), ...(await findEverywhere(email))]
  const retained = ['mails', 'rate_limits', 'notifications']
  expect(left.filter((table) => !retained.includes(table))).toEqual([])
  expect(await findEverywhere(email)).not.toContain('notifications')
  for (const url of [portrait, unsoldPhoto]) expect(await status(url)).toBe(404)
  expect(await status(`/api/phones/${unsold._id}`)).toBe(410)
  const phone = await as(app, null).get(paths.phone(sold._id))
  expect(phone.body).toMatchObject({ state: 'sold', seller: 'Deleted account', email: '' })
  expect(await status(phone.body.img)).toBe(200)
  expect((await as(app, buyer).get(paths.order(orderId))).body.seller).toBe('Deleted account')
})

test('photos in private messages are deleted for both people; the texts stay', async () => {
  const { seller, buyer, conversationId } = await buildConversation(app)
  const send = async (text: string) =>
    (await write(app, buyer, conversationId, { photo: await uploadPhoto(app, buyer), text })).body
      .message
  const [alone, captioned] = [await send(''), await send('Like this?')]
  await as(app, buyer).delete(paths.me())
  while ((await deleteQueuedFiles(app.deps)) > 0);
  for (const { photo } of [alone, captioned])
    expect((await as(app, seller).get(photo.url)).status).toBe(404)
  const files: string[] = []
  for await (const { key } of app.deps.storage.list('messages/')) files.push(key)
  expect(files).toEqual([])
  expect((await textsSeen(app, seller, conversationId)).slice(-2)).toEqual([
    'Photo deleted',
    'Like this?',
  ])
})

test('an order under way stands in the way, is named in the preview, and nothing is lost', async () => {
  const { seller, buyer, order } = await buildShipped(app)
  for (const user of [seller, buyer]) {
    const preview = await as(app, user).get(paths.myDeletion())
    expect(preview.body).toMatchObject({
      blockers: ['orders_under_way'],
      orders: [{ _id: order._id, side: user === buyer ? 'buyer' : 'seller' }],
    })
    const refused = await as(app, user).delete(paths.me())
    expect([refused.status, refused.body.error]).toEqual([409, 'orders_under_way'])
    expect((await as(app, user).get(paths.me())).body.user.name).toBe(user.name)
  }
})

test('an unpaid booking does not stand in the way: it is canceled and the phone is for sale again', async () => {
  const buyer = await buildUser(app)
  const phone = await buildListing(app)
  await book(app, buyer, phone._id)
  const preview = await as(app, buyer).get(paths.myDeletion())
  expect(preview.body).toMatchObject({ blockers: [], orders: [{ name: phone.name }] })
  expect((await as(app, buyer).delete(paths.me())).status).toBe(200)
  expect((await as(app, null).get(paths.phone(phone._id))).body.state).toBe('live')
})

test('403: deleting the account needs a recent login', async () => {
  const user = await buildUser(app)
  await app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`,
    [user.id],
  )
  const refused = await as(app, user).delete(paths.me())
  expect([refused.status, refused.body.error]).toEqual([403, 'reauthentication_required'])
})

test('409: the last admin cannot leave', async () => {
  const lonely = await testApp()
  const admin = await buildUser(lonely, { role: 'admin' })
  const refused = await as(lonely, admin).delete(paths.me())
  expect([refused.status, refused.body.error]).toEqual([409, 'last_admin'])
  await lonely.close()
})

test('two simultaneous deletions delete once, and the other returns 401 or 404', async () => {
  const user = await buildUser(app)
  const answers = await Promise.all([1, 2].map(() => as(app, user).delete(paths.me())))
  const statuses = answers.map((answer) => answer.status).sort()
  expect(statuses[0]).toBe(200)
  expect([401, 404]).toContain(statuses[1])
})

test('an account is deleted while notifications for admins are being written', async () => {
  const admin = await buildUser(app, { role: 'admin' })
  const writer = await app.deps.db.pool.connect()
  try {
    // As a row that refers to the admin does.
    await writer.query('begin')
    await writer.query('select from users where id = $1 for key share', [admin.id])
    expect((await as(app, await buildUser(app)).delete(paths.me())).status).toBe(200)
  } finally {
    await writer.query('rollback')
    writer.release()
  }
})

test('mails are deleted after 30 days, sent or not', async () => {
  const to = 'someone@example.org'
  await inTransaction(app.deps.db, (tx) =>
    queueMail(tx, { to, subject: 'Old', text: 'Old' }, app.clock.now()),
  )
  const count = async () =>
    (await app.deps.db.pool.query('select 1 from mails where recipient = $1', [to])).rowCount
  app.clock.advance(30 * DAY)
  await deleteOldMails(app.deps)
  expect(await count()).toBe(1)
  app.clock.advance(1)
  await deleteOldMails(app.deps)
  expect(await count()).toBe(0)
})
