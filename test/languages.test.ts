import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from './app.ts'

/** Pages in the languages that a shop offers. */

type Rendered = { status: number; html: string; redirect?: string }
type OpenPage = (
  url: string,
  origin: string,
  languages: readonly string[],
) => { address: string; render(viewer: object): Promise<Rendered> }

let openPage: OpenPage
let app: TestApp

beforeAll(async () => {
  const file = path.resolve(import.meta.dirname, '../dist/server/entry-server.js')
  openPage = (await import(pathToFileURL(file).href)).openPage
  app = await testApp({ origin: 'http://localhost' })
})
afterAll(() => app.close())

const settings = () => app.deps.settings

function offer(languages: readonly ('en' | 'de' | 'ar')[]) {
  const current = settings().current()
  app.deps.settings = { ...settings(), current: () => ({ ...current, languages }) }
}

function render(url: string): Promise<Rendered> {
  const page = openPage(url, app.deps.origin(), app.deps.settings.current().languages)
  return page.render({
    kind: 'visitor',
    fetch: async (address: string, init?: RequestInit) => app.app.request(address, init),
  })
}

const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, code, href]) => `${code} ${href}`,
  )
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

test('a shop in English alone has no trace of other languages', async () => {
  expect(settings().current().languages).toEqual(['en'])
  const { status, html } = await render('/login')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="en" dir="ltr"')
  expect(alternates(html)).toEqual([])
  expect(html).not.toContain('Deutsch')
  expect((await render('/de/login')).status).toBe(404)
  expect((await render('/de')).status).toBe(404)
})

test('a translated page has its language, and names the others', async () => {
  offer(['en', 'de', 'ar'])
  const german = await render('/de/login')
  expect(german.status).toBe(200)
  expect(german.html).toContain('<html lang="de" dir="ltr"')
  expect(german.html).toContain('Passwort vergessen?')
  expect(german.html).not.toContain('Forgot your password?')
  expect(german.html).not.toMatch(/<main[^>]* lang=/)
  const all = [
    'en http://localhost/login',
    'de http://localhost/de/login',
    'ar http://localhost/ar/login',
    'x-default http://localhost/login',
  ]
  expect(alternates(german.html)).toEqual(all)
  expect(alternates((await render('/login')).html)).toEqual(all)
  expect((await render('/ar/login')).html).toContain('<html lang="ar" dir="rtl"')
})

test.each([
  ['/favorites', 'Merkliste', 'المفضلة'],
  ['/compare', 'Handys vergleichen', 'مقارنة الهواتف'],
  ['/support', 'Kaufen, Schritt für Schritt', 'الشراء خطوة بخطوة'],
  ['/seller-terms', 'Was Sie verkaufen dürfen', 'ماذا يمكنك أن تبيع'],
  ['/contact', 'Schreiben Sie uns', 'اكتب إلينا'],
  ['/about', 'Wer dahintersteht', 'من يدير المتجر'],
  ['/signup', 'Konto erstellen', 'إنشاء حساب'],
  ['/forget-password', 'Passwort vergessen?', 'هل نسيت كلمة المرور؟'],
  ['/reset-password?token=1', 'Dieser Link ist nicht mehr gültig', 'لم يعد هذا الرابط يعمل'],
  ['/confirm-email?token=1', 'Adresse bestätigen', 'تأكيد البريد'],
  ['/stop-email-change?token=1', 'Änderung stoppen', 'إيقاف التغيير'],
])('%s is in the language of its address', async (page, german, arabic) => {
  offer(['en', 'de', 'ar'])
  for (const [language, text] of [
    ['de', german],
    ['ar', arabic],
  ]) {
    const { status, html } = await render(`/${language}${page}`)
    expect(status).toBe(200)
    expect(html).toContain(text)
    expect(html).not.toMatch(/<main[^>]* lang=/)
  }
})

test('the API answers a form in the language of its page', async () => {
  const signUp = async (language: string) => {
    const response = await app.app.request('/api/auth/sign-up/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        'accept-language': language,
      },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', password: '12345678' }),
    })
    expect(response.status).toBe(422)
    return ((await response.json()) as { fields: { password: string } }).fields.password
  }
  expect(await signUp('de')).toContain('Wählen Sie ein anderes')
  expect(await signUp('de-DE,de;q=0.9')).toContain('Choose another one')
})

test('a page that is not translated says that its content is English', async () => {
  offer(['en', 'de', 'ar'])
  const { status, html } = await render('/ar/dev/components')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="ar" dir="rtl"')
  expect(html).toMatch(/<main[^>]* lang="en" dir="ltr"/)
  expect(alternates(html)).toEqual([])
})

test.each([
  ['/de/nothing-here', 'de', 'Seite nicht gefunden', 'Unter dieser Adresse gibt es nichts.'],
  [`/ar/phones/${randomUUID()}`, 'ar', 'الصفحة غير موجودة', 'لا يوجد شيء في هذا العنوان'],
])('%s is not found in the language of its address', async (address, language, title, text) => {
  offer(['en', 'de', 'ar'])
  const { status, html } = await render(address)
  expect(status).toBe(404)
  expect(html).toContain(`<html lang="${language}"`)
  expect(html).toContain(`<title>${title} - Redial</title>`)
  expect(html).toContain(text)
  expect(html).not.toMatch(/<main[^>]* lang=/)
  expect(alternates(html)).toEqual([])
})

test('a route with a 404 page of its own has it in the language of its address', async () => {
  offer(['en', 'de', 'ar'])
  const { status, html } = await render('/de/renew/unknown')
  expect(status).toBe(404)
  expect(html).toContain('Dieser Link ist nicht gültig')
  expect(html).not.toMatch(/<main[^>]* lang=/)
})

test.each([
  ['/appeal/unknown', 'Versuchen Sie, sich anzumelden', 'جرّب تسجيل الدخول'],
  ['/join/unknown', 'Diese Einladung gilt nicht mehr', 'لم تعد هذه الدعوة صالحة'],
])(
  'a link in an email that no longer works says so in the language of its address: %s',
  async (page, german, arabic) => {
    offer(['en', 'de', 'ar'])
    for (const [language, text] of [
      ['de', german],
      ['ar', arabic],
    ]) {
      const { html } = await render(`/${language}${page}`)
      expect(html).toContain(text)
      expect(html).not.toMatch(/<main[^>]* lang=/)
    }
  },
)

test('links to default texts have their titles in the language of the page', async () => {
  offer(['en', 'de', 'ar'])
  expect((await render('/de/contact')).html).toContain('>Verkaufsbedingungen</a>')
  expect((await render('/ar/contact')).html).toContain('>شروط البيع</a>')
  expect((await render('/contact')).html).toContain('>Seller terms</a>')
})

test('About has the text of an admin as it is, once one is published', async () => {
  offer(['en', 'de', 'ar'])
  const before = (await render('/de/about')).html
  expect(before).toContain('href="/de/contact">Kontaktseite</a>')
  expect(before).toContain('48 Stunden')
  const admin = as(app, await buildUser(app, { role: 'admin' }))
  const { revision } = (await admin.get('/api/content/about')).body
  const text = {
    title: 'Our story',
    description: 'Since 2020',
    body: '## Why\n\nFor {{hold_time}}.',
  }
  await admin.post('/api/content/about/publish', { ...text, revision })
  const { html } = await render('/de/about')
  expect(html).toMatch(/<div lang="en" dir="auto"><header[^>]*>.*?Our story/)
  expect(html).toContain('For 48 hours.')
  expect(html).toContain('So kaufen und verkaufen Sie sicher')
})

test('help in German names what this shop offers, and grades with their pictures', async () => {
  offer(['en', 'de', 'ar'])
  const { html } = await render('/de/support')
  expect(html).toContain('<title>Hilfe - Redial</title>')
  for (const text of ['48 Stunden', 'A, wie neu', 'Der Verkäufer hat meinen Code', 'drei Tagen'])
    expect(html).toContain(text)
  expect(html).not.toMatch(/\{\{|Meet during the day/)
  expect((await render('/de/seller-terms')).html).toContain('(Version 1).')
})

test('a home page in a language has one address', async () => {
  offer(['en', 'de'])
  expect((await render('/de')).status).toBe(200)
  expect((await render('/de/')).redirect).toBe('/de')
  expect((await render('/ar')).status).toBe(404)
})

test('the home page is in the language of its address, blocks that no admin edited too', async () => {
  offer(['en', 'de', 'ar'])
  const german = (await render('/de')).html
  expect(german).not.toMatch(/<main[^>]* lang=/)
  for (const text of [
    ...['<title>Startseite - Redial</title>', 'Ein gutes Handy muss nicht neu sein'],
    ...['Darum ist es sicher', 'innerhalb von 48 Stunden', 'Über Redial', 'So funktioniert es'],
  ])
    expect(german).toContain(text)
  expect(canonical(german)).toBe('http://localhost/de')
  const arabic = (await render('/ar')).html
  for (const text of ['الهاتف الجيد ليس جديدًا بالضرورة', 'خلال 48 ساعة', 'عن Redial'])
    expect(arabic).toContain(text)
  const admin = as(app, await buildUser(app, { role: 'admin' }))
  const { revision } = (await admin.get('/api/content/home-about')).body
  const text = { title: 'Ours alone', description: '', body: 'Held for {{hold_time}}.' }
  const published = await admin.post('/api/content/home-about/publish', { ...text, revision })
  expect(published.status).toBe(200)
  const edited = (await render('/ar')).html
  expect(edited).toMatch(/<div lang="en" dir="auto"><h2[^>]*>Ours alone<\/h2>/)
  expect(edited).toContain('Held for 48 hours.')
  expect(edited).toContain('لماذا الشراء هنا آمن')
})

test('the sitemap names the languages of a page as the page itself does', async () => {
  offer(['en', 'de', 'ar'])
  const sitemap = await (await app.app.request('/sitemaps/pages.xml')).text()
  const entries = [...sitemap.matchAll(/<loc>http:\S+?localhost(\/[^<]*)<\/loc>(.*?)<\/url>/g)]
  const paths = entries.map(([, path]) => path)
  for (const path of ['/', '/de', '/ar/products', '/support']) expect(paths).toContain(path)
  for (const [, path = '', links = ''] of entries.slice(0, 30)) {
    const named = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(named.map(([, code, href]) => `${code} ${href}`)).toEqual(
      alternates((await render(path)).html),
    )
  }
})

test('each language of a page has its own address in the page cache', () => {
  const address = (url: string) => openPage(url, 'http://localhost', ['en', 'de']).address
  expect(address('/login')).toBe('/login')
  expect(address('/de/login')).toBe('/de/login')
  expect(address('/de/products?q=nokia&unknown=1')).toBe('/de/products?q=nokia')
})

test('a list is in the language of its address, with numbers, money and what the server says', async () => {
  offer(['en', 'de', 'ar'])
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, {
    seller,
    brand: 'Nokia',
    name: 'Nokia X20',
    price: '1250.50',
    grade: 'B',
  })
  const german = (await render('/de/products')).html
  expect(german).toContain('Note B, gut')
  expect(german).toContain('1.250,50\u00a0$')
  expect(german).not.toMatch(/<main[^>]* lang=/)
  const arabic = (await render('/ar/products')).html
  expect(arabic).toContain('الدرجة B، جيد')
  expect(arabic).toContain('1,250.50\u00a0$')
  expect((await render('/de/products?q=nokia&max=1200')).html).toContain(
    '50,50\u00a0$ über Ihrem Höchstpreis',
  )
  expect((await render('/de/products?q=nokia+8gb+ram')).html).toContain(
    'Nach Arbeitsspeicher lässt sich nicht suchen',
  )
})

test('the page of a seller is in the language of its address, with its cards', async () => {
  offer(['en', 'de', 'ar'])
  const seller = await buildUser(app, { role: 'Seller' })
  await buildListing(app, { seller, name: 'Nokia X10', grade: 'B' })
  const { html } = await render(`/de/sellers/${seller.id}`)
  expect(html).not.toMatch(/<main[^>]* lang=/)
  for (const text of ['Note B, gut', 'Mitglied seit', 'Was wir über diesen Verkäufer wissen'])
    expect(html).toContain(text)
  expect(html).toMatch(/<meta name="description" content="Gebrauchte Handys von /)
  expect(html).toContain('"name":"Startseite"')
  expect((await render(`/ar/sellers/${seller.id}`)).html).toContain('ما نعرفه عن هذا البائع')
})

test('the page of a model is in the language of its address', async () => {
  offer(['en', 'de', 'ar'])
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = { seller, brand: 'Fairphone', name: 'Fairphone 5', storageGb: 256 }
  await buildListing(app, { ...phone, price: '300', grade: 'A' })
  const { model } = await buildListing(app, { ...phone, price: '1250.50', grade: 'B' })
  const address = `/models/${model?.slug}`
  const german = (await render(`/de${address}`)).html
  expect(german).not.toMatch(/<main[^>]* lang=/)
  for (const text of [
    '2 verfügbar, von 300\u00a0$ bis 1.250,50\u00a0$.',
    'Preise nach Speicher und Zustand',
    'Vorgestellt',
  ])
    expect(german).toContain(text)
  expect(german).toContain('"description":"Fairphone 5 gebraucht"')
  expect((await render(`/ar${address}`)).html).toContain('المعروض للبيع: 2')
})

test('the page of a phone is in the language of its address, with what the server says of its grade', async () => {
  offer(['en', 'de', 'ar'])
  const seller = await buildUser(app, { role: 'Seller' })
  const { _id, slug } = await buildListing(app, {
    seller,
    brand: 'Fairphone',
    name: 'Fairphone 4',
    price: '95',
    description: 'Pequeñas marcas en el marco, cambié la batería en mayo. Con caja y cargador.',
  })
  await app.deps.db.pool.query(
    `insert into gradings (id, seller_id, listing_id, rubric, answers, grade, reasons, graded_at)
     values (gen_random_uuid(), $1, $2, 2, '{}', 'B', array['Light marks on the screen'], now())`,
    [seller.id, _id],
  )
  const address = `/phones/${_id}-${slug}`
  const { status, html } = await render(`/de${address}`)
  expect(status).toBe(200)
  expect(html).not.toMatch(/<main[^>]* lang=/)
  expect(canonical(html)).toBe(`http://localhost/de${address}`)
  expect(alternates(html)).toContain(`ar http://localhost/ar${address}`)
  expect(html).toMatch(/<meta name="description" content="Fairphone 4: 95\u00a0\$, /)
  for (const text of [
    'Preis-Check',
    'Leichte Gebrauchsspuren auf dem Display',
    'Anmelden und reservieren',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/<p dir="auto" lang="es"[^>]*>Pequeñas marcas/)
  expect(html).toContain('Der Verkäufer hat das auf Spanisch geschrieben.')
  const english = await render(address)
  expect(english.html).toContain('Light marks on the screen')
  expect((await render(`/ar${address}`)).html).toContain('آثار خفيفة على الشاشة')
})
