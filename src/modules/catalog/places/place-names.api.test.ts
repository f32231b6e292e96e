import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildListing, buildUser, type TestApp, testApp } from '../../../../test/app.ts'
import { api, pages } from '../../../contract/urls.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { findPlace } from './place.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const pageIn = (language: Language) => ({ 'accept-language': language })

async function suggest(q: string, language: Language = 'en') {
  const path = `/api/places?q=${encodeURIComponent(q)}`
  const { body } = await as(app, null).get(path, pageIn(language))
  return body as { id: number; name: string; label: string }[]
}

/** Known names: id, then in English, German, Spanish, French, Portuguese, Bengali, Hindi and Arabic. */
const KNOWN: [number, ...string[]][] = [
  [1185241, 'Dhaka', 'Dhaka', 'Daca', 'Dacca', 'Daca', 'ঢাকা', 'ढाका', 'دكا'],
  [1275004, 'Kolkata', 'Kalkutta', 'Calcuta', 'Calcutta', 'Calcutá', 'কলকাতা', 'कोलकाता', 'كالكتا'],
  [1273294, 'Delhi', 'Delhi', 'Delhi', 'Delhi', 'Délhi', 'দিল্লি', 'दिल्ली', 'دلهي'],
  [1275339, 'Mumbai', 'Mumbai', 'Bombay', 'Bombay', 'Mumbai', 'মুম্বই', 'मुंबई', 'مومباي'],
  [1336135, 'Khulna', 'Khulna', 'Khulna', 'Khulna', 'Khulna', 'খুলনা', 'खुलना', 'خولنا'],
  [360630, 'Cairo', 'Kairo', 'El Cairo', 'Le Caire', 'Cairo', 'কায়রো', 'कायरो', 'القاهرة'],
  [2210247, 'Tripoli', 'Tripolis', 'Trípoli', 'Tripoli', 'Trípoli', 'ত্রিপোলি', 'त्रिपोली', 'طرابلس'],
  [2867714, 'Munich', 'München', 'Múnich', 'Munich', 'Munique', 'মিউনিখ', 'म्यूनिख', 'ميونخ'],
  [2886242, 'Cologne', 'Köln', 'Colonia', 'Cologne', 'Colônia', 'কোলন', 'कोलोन', 'كولونيا'],
  [2761369, 'Vienna', 'Wien', 'Viena', 'Vienne', 'Viena', 'ভিয়েনা', 'विएना', 'فيينا'],
  [2267057, 'Lisbon', 'Lissabon', 'Lisboa', 'Lisbonne', 'Lisboa', 'লিসবন', 'लिस्बन', 'لشبونة'],
  [3173435, 'Milan', 'Mailand', 'Milán', 'Milan', 'Milão', 'মিলান', 'मिलान', 'ميلانو'],
  [
    3176959,
    'Florence',
    'Florenz',
    'Florencia',
    'Florence',
    'Florença',
    'ফ্লোরেন্স',
    'फ़्लोरेन्स',
    'فلورنسا',
  ],
  [2643743, 'London', 'London', 'Londres', 'Londres', 'Londres', 'লন্ডন', 'लंदन', 'لندن'],
  [2510911, 'Seville', 'Sevilla', 'Sevilla', 'Séville', 'Sevilha', 'সেভিয়া', 'सेविला', 'إشبيلية'],
  [
    3128760,
    'Barcelona',
    'Barcelona',
    'Barcelona',
    'Barcelone',
    'Barcelona',
    'বার্সেলোনা',
    'बार्सिलोना',
    'برشلونة',
  ],
  [2988507, 'Paris', 'Paris', 'París', 'Paris', 'Paris', 'প্যারিস', 'पेरिस', 'باريس'],
  [1850147, 'Tokyo', 'Tokio', 'Tokio', 'Tokyo', 'Tóquio', 'টোকিও', 'टोक्यो', 'طوكيو'],
  [
    2553604,
    'Casablanca',
    'Casablanca',
    'Casablanca',
    'Casablanca',
    'Casablanca',
    'কাসাব্লাঙ্কা',
    'कासाब्लांका',
    'الدار البيضاء',
  ],
  [
    2803138,
    'Antwerp',
    'Antwerpen',
    'Amberes',
    'Anvers',
    'Antuérpia',
    'অ্যান্টওয়ার্প',
    'एंटवर्प',
    'أنتويرب',
  ],
]

test.each(KNOWN)('place %i is found and named in every language', async (id, ...names) => {
  for (const [index, language] of languageCodes.entries()) {
    const name = names[index] ?? ''
    expect((await suggest(name, language)).find((place) => place.id === id)?.name).toBe(name)
    expect((await findPlace(app.deps.db.kysely, name))?.id).toBe(id)
    const { body } = await as(app, null).get(`/api/places?id=${id}`, pageIn(language))
    expect(body[0].name).toBe(name)
  }
})

test.each([
  ['münch', 'Munich, Germany'],
  ['MUNIQ', 'Munich, Germany'],
  ['قاهر', 'Cairo, Egypt'],
  ['القاهره', 'Cairo, Egypt'],
  ['اسطنبول', 'Istanbul, Turkey'],
  ['मुम्बई', 'Mumbai, India'],
  ['ঢাক', 'Dhaka, Bangladesh'],
  ['চট্টগ্', 'Chittagong, Bangladesh'],
])('%s suggests %s first, whatever the accents and spelling', async (q, label) => {
  const [first] = await suggest(q)
  expect(first?.label.replace('Türkiye', 'Turkey')).toBe(label)
})

test('towns of the same name are told apart by their regions, in the language of the page', async () => {
  const labels = async (language: Language) =>
    (await suggest('Springfield', language)).map(({ label }) => label)
  expect(await labels('en')).toContain('Springfield, Massachusetts, United States')
  expect(await labels('pt')).toContain('Springfield, Massachusetts, Estados Unidos')
  expect(await labels('hi')).toContainEqual(expect.stringContaining(', मासेचुसेट्स, '))
  const arabic = (await labels('ar')).find((label) => label.includes('ماساتشوستس')) ?? ''
  const seller = await buildUser(app, { role: 'Seller' })
  const phone = await buildListing(app, { seller, location: arabic })
  const { body } = await as(app, null).get(api.phone(phone._id), pageIn('en'))
  expect(body.place.name).toBe('Springfield, Massachusetts, United States')
})

test('Indic vowel signs tell names apart', async () => {
  const names = (await suggest('ঢাকা', 'bn')).map(({ name }) => name)
  expect(names).toEqual(['ঢাকা'])
})

test('labels name the country in the language too', async () => {
  expect((await suggest('münchen', 'de'))[0]?.label).toBe('München, Deutschland')
  expect((await suggest('القاهرة', 'ar'))[0]?.label).toBe('القاهرة، مصر')
})

const nameOf = async (id: string, language: Language) =>
  (await as(app, null).get(api.phone(id), pageIn(language))).body.place.name

test('the place of a phone is named for each reader, on its page and in lists', async () => {
  const phone = await buildListing(app, { location: 'Munich, Germany' })
  expect(await nameOf(phone._id, 'en')).toBe('Munich, Germany')
  expect(await nameOf(phone._id, 'de')).toBe('München, Deutschland')
  expect(await nameOf(phone._id, 'ar')).toBe('ميونخ، ألمانيا')
  const path = api.phones()
  const inGerman = await as(app, null).get(path, pageIn('de'))
  expect(inGerman.body[0].place.name).toBe('München, Deutschland')
  const results = await as(app, null).get(`${api.search()}?near=2867714`, pageIn('pt'))
  expect(results.body.items[0].place.name).toBe('Munique, Alemanha')
})

test('a place that was chosen in another language is translated too', async () => {
  for (const location of ['মিউনিখ, জার্মানি', 'ميونخ، ألمانيا', 'München, Deutschland']) {
    const phone = await buildListing(app, { location })
    expect([phone.location, phone.place?.id]).toEqual([location, 2867714])
    expect(await nameOf(phone._id, 'en')).toBe('Munich, Germany')
  }
})

test('what a seller typed stays as it is', async () => {
  for (const location of [
    'near Munich',
    '80331 Munich',
    'munich',
    'Munich, Schwabing',
    'Munich!',
  ]) {
    const phone = await buildListing(app, { location })
    expect(await nameOf(phone._id, 'de')).toBe(location)
  }
})

test('a saved search names its place for its reader', async () => {
  const me = as(app, await buildUser(app))
  await me.post('/api/saved-searches', { query: 'brand=nokia&near=2867714&within=20' })
  const nameIn = async (language: Language) =>
    (await me.get('/api/saved-searches', pageIn(language))).body.searches[0].name
  expect(await nameIn('de')).toContain('München')
  expect(await nameIn('en')).toContain('Munich')
  expect(await nameIn('hi')).toContain('म्यूनिख')
})

test('the map has the names of the language of the page', async () => {
  const map = async (language: Language) =>
    (await app.app.request(`http://localhost:3000${pages.placeMap(2867714, language)}`)).text()
  expect(await map('de')).toContain('>München<')
  expect(await map('en')).toContain('>Munich<')
  expect(await map('bn')).toContain('>মিউনিখ<')
})
