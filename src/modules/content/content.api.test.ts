import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildSettings,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../test/app.ts'
import { contentPages } from '../../shared/content/content-pages.ts'

let app: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  app = await testApp({
    env: { CONTACT_EMAIL: 'help@shop.example', CONTACT_ADDRESS: 'Shop_Club\\n1 *Main* St' },
  })
  ann = await buildUser(app, { role: 'admin', name: 'Ann' })
  ben = await buildUser(app, { role: 'admin', name: 'Ben' })
})
afterAll(() => app.close())

const visitor = (path: string) => as(app, null).get(path)
const edited = async (page: string, admin = ann) =>
  (await as(app, admin).get(`/api/content/${page}`)).body
const text = (body: string, more: object = {}) => ({
  title: 'Terms of use',
  description: 'Rules',
  body,
  ...more,
})
const publish = async (page: string, body: string, more: object = {}, admin = ann) => {
  const { revision } = await edited(page)
  return as(app, admin).post(`/api/content/${page}/publish`, {
    ...text(body),
    revision,
    requiresConsent: false,
    ...more,
  })
}

test('a shop without texts of its own has help, seller terms and home texts, and no terms', async () => {
  for (const page of contentPages) {
    const { status, body } = await visitor(`/api/pages/${page}`)
    const isTemplate = ['terms', 'privacy', 'cookies', 'imprint', 'fees'].includes(page)
    expect([page, status]).toEqual([page, isTemplate ? 404 : 200])
    if (!isTemplate) expect(body).toMatchObject({ page, version: 1 })
  }
  const home = (await visitor('/api/home-texts')).body
  expect(home.map(({ title }: { title: string }) => title)).toContain('Why it is safe')
  expect((await visitor('/api/pages/none')).status).toBe(404)
})

test('a home text that no admin edited is in the language of the page, with its values', async () => {
  const read = async (language: string) => {
    const headers = { 'accept-language': language }
    const response = await app.app.request('/api/home-texts', { headers })
    const texts = (await response.json()) as { page: string; language: string; intro: string }[]
    return texts.find(({ page }) => page === 'home-safe')
  }
  expect(await read('de')).toMatchObject({ language: 'de' })
  expect((await read('de'))?.intro).toContain('Eine Reservierung gilt 48 Stunden')
  expect((await read('ar'))?.intro).toContain('48 ساعة')
  expect((await read('de-DE,de;q=0.9'))?.language).toBe('en')
  // What the editor shows has the placeholders, in English.
  expect((await edited('home-safe')).start).toEqual({
    title: '{{safe_title}}',
    description: '',
    body: 'A booking holds the phone for {{hold_time}} and costs nothing. {{when_to_pay}}\n',
  })
})

test('a template cannot be published before everything is filled in, and every place is named', async () => {
  const { start, revision } = await edited('terms')
  expect(start.body).toContain('[[')
  const refused = await as(app, ann).post('/api/content/terms/publish', {
    ...start,
    revision,
    requiresConsent: false,
  })
  expect([refused.status, refused.body.error]).toEqual([422, 'not_filled_in'])
  const lines = start.body.split('\n')
  const first = lines.findIndex((line: string) => line.includes('[[')) + 1
  expect(refused.body.fields.body).toContain(`Line ${first}: fill in [[name of the person`)
  expect(refused.body.fields.body.match(/fill in/g).length).toBe(start.body.match(/\[\[/g).length)
  const filled = { ...start, body: start.body.replaceAll(/\[\[[^\]]*\]\]/g, 'Something') }
  const done = await as(app, ann).post('/api/content/terms/publish', {
    ...filled,
    revision,
    requiresConsent: false,
  })
  expect([done.status, done.body]).toEqual([200, { revision: revision + 1, version: 1 }])
  const shown = (await visitor('/api/pages/terms')).body
  expect(shown).toMatchObject({ title: 'Terms of use', version: 1 })
  expect(shown.sections[0].html).toContain('help@shop.example')
  const off = await as(app, ben).post('/api/content/terms/unpublish', { revision: revision + 1 })
  expect(off.status).toBe(200)
  expect((await visitor('/api/pages/terms')).status).toBe(404)
})

test('every template and default text has known placeholders only', async () => {
  for (const page of contentPages) {
    const { start } = await edited(page)
    const { body } = await as(app, ann).post(`/api/content/${page}/preview`, start)
    const reasons = body.problems.map(({ reason }: { reason: string }) => reason)
    expect([page, reasons.filter((reason: string) => reason !== 'blank')]).toEqual([page, []])
    expect(JSON.stringify(body.sections), page).not.toMatch(/\{\{|\| ---/)
  }
})

test.each([
  ['pick_up', 'At a meet-up', /ship|has arrived|within that time/i],
  ['shipping', 'has arrived', /meet-up|in person|your code/i],
] as const)(
  'the terms of a %s shop say how a phone is checked there',
  async (only, expected, unexpected) => {
    await buildSettings(app, { deliveryMethods: only })
    const { start } = await edited('terms')
    const { body } = await as(app, ann).post('/api/content/terms/preview', start)
    const html = JSON.stringify(body.sections)
    expect(html).toContain(expected)
    expect(html).not.toMatch(unexpected)
    await buildSettings(app, { deliveryMethods: 'both' })
  },
)

test('an unknown placeholder and one without a value are refused with their line', async () => {
  const refused = await publish('imprint', 'Hello\n{{shop_nane}} and {{ shop_name }}')
  expect(refused.body.fields).toEqual({ body: 'Line 2: there is no placeholder {{shop_nane}}' })
  const bare = await testApp()
  const admin = await buildUser(bare, { role: 'admin' })
  const { body } = await as(bare, admin).post('/api/content/imprint/publish', {
    ...text('{{contact_email}}'),
    revision: 0,
    requiresConsent: false,
  })
  expect(body.fields).toEqual({ body: 'Line 1: the setting is empty for {{contact_email}}' })
  await bare.close()
})

test('HTML is shown as text, and links that run code lead nowhere', async () => {
  const hostile = [
    '## <script>alert(1)</script>',
    '<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](JaVaScRiPt&#58;alert(1))',
    '[c](data:text/html,x) <javascript:alert(1)> ![d](javascript:alert(1) "x\\" onload=alert(1)")',
    '[[<b onclick=x>]]',
    '| a | b |\n| --- | --- |\n| <svg onload=alert(1)> | [x](vbscript:x) |',
  ].join('\n\n')
  const { body } = await as(app, ann).post('/api/content/fees/preview', text(hostile))
  const html = body.intro + body.sections.map((part: { html: string }) => part.html).join()
  const tags = [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag)
  for (const tag of tags) {
    expect(tag).not.toMatch(/^<(script|svg|b)\b|javascript|vbscript|data:/i)
    expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\son\w+=/)
  }
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(body.sections[0].title).toBe('<script>alert(1)</script>')
})

test('values of settings are shown as they are typed, whatever Markdown would make of them', async () => {
  const { body } = await as(app, ann).post(
    '/api/content/imprint/preview',
    text('{{postal_address}}\n\n{{contact_email}}'),
  )
  expect(body.intro).toContain('Shop_Club<br />\n1 *Main* St')
  expect(body.intro).toContain('<a href="mailto:help@shop.example">help@shop.example</a>')
})

test('headings begin sections, except within lists and quotations', async () => {
  const markdown = 'Before\n\n# One\n\ntext\n\n> ## Quoted\n\n## One\n\n### Sub\n\nend'
  const { body } = await as(app, ann).post('/api/content/terms/preview', text(markdown))
  expect(body.intro).toBe('<p>Before</p>')
  expect(body.sections.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual([
    ['one', 'One'],
    ['one-2', 'One'],
  ])
  expect(body.sections[0].html).toContain('<blockquote>\n<h2>Quoted</h2>\n</blockquote>')
  expect(body.sections[1]).toMatchObject({ html: '<h3>Sub</h3>\n<p>end</p>', items: [] })
  const help = (await as(app, ann).post('/api/content/support/preview', text(markdown))).body
  expect(help.sections[1]).toMatchObject({
    html: '',
    items: [{ title: 'Sub', html: '<p>end</p>' }],
  })
})

test('a link finds its address in another section, and a picture is no part of a title', async () => {
  const markdown =
    '## One ![flag](/flag.png) & `two`\n\n[here]\n\n## Two\n\n[here]: https://shop.example'
  const { body } = await as(app, ann).post('/api/content/terms/preview', text(markdown))
  expect(body.sections[0]).toMatchObject({
    title: 'One  & two',
    html: '<p><a href="https://shop.example">here</a></p>',
  })
})

test('of two admins at once the second is refused, reads what the first wrote, and can save theirs', async () => {
  const { revision } = await edited('cookies')
  const save = (admin: TestUser, body: string, seen: number) =>
    as(app, admin).put('/api/content/cookies/draft', { ...text(body), revision: seen })
  const both = await Promise.all([save(ann, 'by Ann', revision), save(ben, 'by Ben', revision)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body.error).toBe('page_changed')
  const now = await edited('cookies', ben)
  expect(now.draft).toMatchObject({ body: expect.stringMatching(/^by (Ann|Ben)$/) })
  expect(now.draft.body).toBe(`by ${now.draft.savedBy}`)
  expect((await save(ben, 'by Ann, then by Ben', now.revision)).status).toBe(200)
  const stale = await publish('cookies', 'x', { revision: now.revision })
  expect([stale.status, stale.body.error]).toEqual([409, 'page_changed'])
  expect((await visitor('/api/pages/cookies')).status, 'a draft is not shown').toBe(404)
})

test('the list says of each page whether visitors read it, and who saved a draft', async () => {
  const { revision } = await edited('home-sell')
  const draft = { ...text('Sell'), revision }
  await as(app, ben).put('/api/content/home-sell/draft', draft)
  await publish('home-find', 'Find')
  const { body } = await as(app, ann).get('/api/content')
  const summary = (page: string) => body.find((one: { page: string }) => one.page === page)
  expect(body.map(({ page }: { page: string }) => page)).toEqual(contentPages)
  expect(summary('privacy')).toMatchObject({ isPublished: false, isDefault: false, version: null })
  expect(summary('blog')).toMatchObject({ isPublished: true, isDefault: true, version: 1 })
  expect(summary('home-sell')).toMatchObject({ isDefault: true, draftSavedBy: 'Ben' })
  expect(summary('home-find')).toMatchObject({ isDefault: false, version: 2, draftSavedAt: null })
})

test('a discarded draft leaves the published text, and discarding again is refused', async () => {
  await publish('fees', 'Free')
  const { revision } = await edited('fees')
  await as(app, ann).put('/api/content/fees/draft', { ...text('Not free'), revision })
  const path = `/api/content/fees/draft?revision=${revision + 1}`
  expect((await as(app, ann).send('DELETE', path)).status).toBe(200)
  const again = await as(app, ann).send(
    'DELETE',
    `/api/content/fees/draft?revision=${revision + 2}`,
  )
  expect([again.status, again.body.error]).toEqual([409, 'no_draft'])
  expect((await edited('fees')).draft).toBeNull()
  expect((await visitor('/api/pages/fees')).body.intro).toBe('<p>Free</p>')
})

test('versions keep who published what; the default text stays as version 1', async () => {
  await publish('seller-terms', 'Ours', { requiresConsent: true }, ben)
  const { versions, published } = await edited('seller-terms')
  expect(versions).toMatchObject([
    { version: 2, publishedBy: 'Ben', requiresConsent: true },
    { version: 1, publishedBy: null, title: 'Seller terms', requiresConsent: false },
  ])
  expect(published).toMatchObject({ version: 2, body: 'Ours' })
  const first = await as(app, ann).get('/api/content/seller-terms/versions/1')
  expect(first.body.body).toContain('## What you may sell')
  expect((await as(app, ann).get('/api/content/seller-terms/versions/9')).status).toBe(404)
  const { parts } = (
    await as(app, ann).post('/api/content-comparisons', { before: 'a b c', after: 'a x c' })
  ).body
  expect(parts).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: ' c' },
  ])
  const { revision } = await edited('seller-terms')
  const off = await as(app, ann).post('/api/content/seller-terms/unpublish', { revision })
  expect([off.status, off.body.error]).toEqual([409, 'has_default'])
})

test('each change is in the audit log', async () => {
  const { rows } = await app.deps.db.pool.query(
    `select distinct action from audit_log where subject_type = 'page' order by 1`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'page_draft_discarded',
    'page_draft_saved',
    'page_published',
    'page_unpublished',
  ])
})

test.each([
  [{ title: '' }, 'title', 'Enter a title'],
  [{ body: ' \n' }, 'body', 'Enter the text'],
  [{ body: 'x'.repeat(50_001) }, 'body', 'At most 50,000 characters'],
  [{ description: 'x'.repeat(301) }, 'description', 'At most 300 characters'],
])('a text that is empty or too long is refused at its field', async (wrong, field, message) => {
  const sent = { ...text('Text'), ...wrong, revision: 0 }
  const { status, body } = await as(app, ann).put('/api/content/imprint/draft', sent)
  expect([status, body.fields?.[field]]).toEqual([422, message])
})
