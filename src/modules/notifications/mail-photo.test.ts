import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import { readOutbox, sendDueMails } from '../../platform/mail/index.ts'
import { DAY } from '../../shared/time.ts'
import { remindSellers } from '../listings/index.ts'
import { book } from '../orders/orders.fixture.ts'
import { notifyPeople } from './notify.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A phone that a seller listed with a photo of 90 × 120 pixels. */
async function listWithPhoto() {
  const seller = await buildUser(app, { role: 'Seller' })
  const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new File([Uint8Array.from(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  form.append('expiration', '600')
  form.append('key', 'not used')
  const { body } = await as(app, seller).upload(api.media(), form)
  return buildListing(app, { seller, img: body.data.url })
}

/** The HTML of the newest email to a person. */
async function newestMail({ email }: { email: string }): Promise<string> {
  while ((await notifyPeople(app.deps)) > 0);
  while ((await sendDueMails(app.deps)) > 0);
  const mails = await readOutbox(path.join(app.deps.env.DATA_DIR, 'outbox'))
  return mails.find(({ to }) => to === email)?.html ?? ''
}

test('an email about an order shows the photo of the phone, from the shop itself', async () => {
  const phone = await listWithPhoto()
  const buyer = await buildUser(app)
  await book(app, buyer, phone._id)
  const html = await newestMail(buyer)
  const [image = ''] = html.match(/<img[^>]*\/media\/[^>]*>/) ?? []
  expect(image).toContain('width="72" height="96" alt=""')
  const [, url = ''] = /src="([^"]*)"/.exec(image) ?? []
  expect(url).toMatch(/^http:\/\/localhost:3000\/media\//)
  expect((await app.app.request(url)).headers.get('Content-Type')).toBe('image/webp')
})

test('an email about a report shows no photo of the phone', async () => {
  const phone = await listWithPhoto()
  const [reporter, admin] = [await buildUser(app), await buildUser(app, { role: 'admin' })]
  const report = await as(app, reporter).post(api.reports(), {
    phoneId: phone._id,
    reason: 'misleading',
  })
  await as(app, admin).put(api.report(report.body._id), { decision: 'dismissed' })
  const html = await newestMail(reporter)
  expect(html).toContain('</h1>')
  expect(html).not.toContain('/media/')
})

test('a reminder that a listing expires shows its photo', async () => {
  const phone = await listWithPhoto()
  app.clock.advance(28 * DAY)
  await remindSellers(app.deps)
  const { rows } = await app.deps.db.pool.query('select seller_email from listings where id = $1', [
    phone._id,
  ])
  expect(await newestMail({ email: rows[0].seller_email })).toMatch(/<img[^>]*\/media\//)
})
