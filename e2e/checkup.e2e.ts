import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../src/platform/db/index.ts'
import { addressIn } from '../src/shared/languages.ts'
import { MINUTE } from '../src/shared/time.ts'
import arabic from '../src/text/ar/pages/phone/checkup.ts'
import german from '../src/text/de/pages/phone/checkup.ts'
import { as, buildSettings, type TestUser } from '../test/app.ts'
import { violations } from './kit/accessible.ts'
import { api, journey, open, person, see } from './kit/index.ts'
import { roomThenTone } from './kit/sound.ts'
import { fingersOf } from './kit/touch.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'redial-sound-'))
const sound = path.join(folder, 'room.wav')
// The tone starts between the two moments at which the page records.
writeFileSync(sound, roomThenTone({ quietS: 1.45, toneS: 10 }))
afterAll(() => rmSync(folder, { recursive: true }))

const { visit, site } = journey({
  browserFlags: [
    '--use-fake-device-for-media-stream=device-count=2',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${sound}%noloop`,
  ],
})

const PIXEL: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  screen: { width: 412, height: 915 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  geolocation: { latitude: 59.9139, longitude: 10.7522, accuracy: 12 },
  permissions: ['geolocation', 'accelerometer', 'gyroscope'],
}

let seller: TestUser
beforeAll(async () => {
  seller = await person(site(), { role: 'Seller' })
})

/** Creates a check-up link; `result` fetches what the phone has sent. */
async function begin() {
  const draftId = newId()
  const wanted = { draftId, model: 'google-pixel-7', storageGb: 128 }
  const { body } = await as(site().app, seller).post(api.checkups(), wanted)
  const result = async () =>
    (await as(site().app, seller).get(`${api.myCheckup()}?draft=${draftId}`)).body.checkup
  return { address: new URL(body.url).pathname, result }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function outcomesOf(result: () => Promise<{ results: { test: string; outcome: string }[] }>) {
  const { results } = await result()
  return Object.fromEntries(results.map(({ test: name, outcome }) => [name, outcome]))
}

test('a phone runs every test, sends only outcomes and figures, and the server signs them', async () => {
  const { address, result } = await begin()
  const { page, announce } = await visit(undefined, PIXEL)
  announce(/the server responded with a status of 410/)
  const { tap, wipe } = await fingersOf(page)
  const answer = await open(page, address)
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self), microphone=(self)')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await violations(page)).toEqual([])
  const sent: { url: string; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push({ url: request.url(), body: request.postData() })
  })
  await press(page, 'Start')

  await see(page.getByRole('heading', { name: 'Swipe over the whole screen' }))
  expect(await violations(page)).toEqual([])
  await press(page, 'Start')
  await see(page.getByText(/^0 of \d+ squares$/))
  await wipe({ lines: 42 })

  await see(page.getByRole('heading', { name: 'Put three fingers down at once' }))
  await tap([100, 200, 300].map((x) => ({ x, y: 500 })))

  await press(page, 'Start')
  for (let color = 1; color <= 5; color += 1) await press(page, new RegExp(`Next, ${color} of 5`))
  await press(page, 'Yes, even')

  await press(page, 'Play tone')
  for (const heading of ['Front camera', 'Back camera']) {
    await see(page.getByRole('heading', { name: heading }))
    await press(page, 'Open camera')
    await press(page, 'Yes, clear')
  }
  await press(page, 'Vibrate')
  await press(page, 'Yes')

  await see(page.getByRole('heading', { name: 'Shake it, then turn it over' }))
  await press(page, 'Start')
  await page.evaluate(shake)
  await press(page, 'Find location')

  await see(page.getByRole('heading', { name: 'Result' }))
  expect(await violations(page)).toEqual([])
  await press(page, 'Send the results')
  await see(page.getByText('Results sent'))
  expect(await violations(page)).toEqual([])

  const outcomes = await outcomesOf(result)
  const measuredHere = { battery: expect.any(String), storage: expect.any(String) }
  expect(outcomes).toEqual({
    ...Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'passed'])),
    ...measuredHere,
  })
  expect(await result()).toMatchObject({ system: 'Android', isClaimedSystem: true })

  // No recording, camera image or location is sent: one request, with values from a fixed list.
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    `/api/checkups/${tokenIn(address)}`,
  ])
  expect(sent[0]?.body?.length).toBeLessThan(2_000)
  expect(sent[0]?.body).not.toMatch(/59\.9|10\.75|blob:|data:|base64/)

  await open(page, address)
  await see(page.getByText('This check-up is done'))
  expect(await violations(page)).toEqual([])
})

/** Runs in the page: simulates a phone that lies still, is shaken and is turned. */
function shake() {
  const feel = (x: number, y: number, z: number) => {
    const accelerationIncludingGravity = { x, y, z }
    window.dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }))
  }
  const moves = () => {
    for (let moment = 0; moment < 20; moment += 1) feel(0.1, 0.2, 9.8)
    feel(9, 14, 12)
    for (const beta of [0, 40, 85])
      window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta, gamma: 2 }))
  }
  // The browser takes a moment to grant access to the motion sensors.
  const timer = setInterval(moves, 100)
  setTimeout(() => clearInterval(timer), 5_000)
}

const tokenIn = (address: string) => address.split('/').at(-1)

test('refused, skipped and failed tests are shown and can be repeated before sending', async () => {
  const { address, result } = await begin()
  const { page } = await visit(undefined, { ...PIXEL, permissions: [] })
  const { wipe } = await fingersOf(page)
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.assign(navigator.mediaDevices, { getUserMedia: refuse })
  })
  await open(page, address)
  await press(page, 'Start')

  await press(page, 'Start')
  await wipe({ lines: 42, bottom: 0.4 })
  await press(page, 'Some squares don’t respond')
  await see(page.getByRole('heading', { name: 'Failed' }), page.getByText(/squares responded/))
  expect(await violations(page)).toEqual([])
  await press(page, 'Continue')
  for (let left = 0; left < 2; left += 1) await press(page, 'Skip')

  await press(page, 'Play tone')
  await see(page.getByRole('heading', { name: 'Did you hear a tone?' }))
  await press(page, 'Yes')
  await see(page.getByText(/Access to the microphone was denied/))
  await press(page, 'Continue')
  await press(page, 'Open camera')
  await see(page.getByText(/Access to the camera was denied/))
  await press(page, 'Continue')
  // Results survive a reload: phones drop pages from memory.
  await page.reload()
  await press(page, 'Continue')
  await see(page.getByRole('heading', { name: 'Back camera' }))
  for (let left = 0; left < 3; left += 1) await press(page, 'Skip')
  await press(page, 'Find location')
  await see(page.getByText(/Access to the location was denied/))
  await press(page, 'Continue')

  await press(page, 'Test again: Touch screen')
  await press(page, 'Start')
  await wipe({ lines: 42 })
  await press(page, 'Send the results')
  await see(page.getByText('Results sent'))
  expect(await outcomesOf(result)).toMatchObject({
    touch: 'passed',
    multi_touch: 'skipped',
    pixels: 'skipped',
    speaker: 'passed',
    microphone: 'not_possible',
    camera_front: 'not_possible',
    camera_back: 'skipped',
    vibration: 'skipped',
    motion: 'skipped',
    orientation: 'skipped',
    location: 'not_possible',
  })
})

test('every test can be skipped and the results sent by keyboard alone', async () => {
  const { address, result } = await begin()
  const { page } = await visit()
  await open(page, address)
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  for (let step = 1; step <= 9; step += 1) {
    await see(page.getByText(`${step} of 9`))
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Send the results' }).press('Enter')
  await see(page.getByText('Results sent'))
  expect(new Set(Object.values(await outcomesOf(result)))).toContain('skipped')
})

test('every screen of the check-up fits 320 px in German and Arabic, without a text in English', async () => {
  await buildSettings(site().app, { languages: ['en', 'de', 'ar'] })
  const { address } = await begin()
  const { page } = await visit(undefined, { ...PIXEL, viewport: { width: 320, height: 640 } })
  const pages = { de: german, ar: arabic } as const
  for (const [language, checkup] of Object.entries(pages)) {
    await open(page, addressIn(language as keyof typeof pages, address))
    await press(page, new RegExp(`^(${checkup.start}|${checkup.continue})$`))
    for (let step = 1; step <= 9; step += 1) {
      await see(page.getByText(`${step} ${language === 'de' ? 'von' : 'من'} 9`))
      expect(await page.locator('main').innerText()).not.toMatch(/\b(the|Start|Skip|phone)\b/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await press(page, checkup.skip)
    }
    await see(page.getByRole('button', { name: checkup.result.send }))
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('an expired, replaced or unknown link has a page that says what to do', async () => {
  const [old, used] = [await begin(), await begin()]
  const { page, announce } = await visit(undefined, PIXEL)
  announce(/the server responded with a status of 410/)
  await open(page, old.address)
  await press(page, 'Start')
  for (let step = 1; step <= 9; step += 1) await press(page, 'Skip')
  await site().app.clock.advance(31 * MINUTE)
  await press(page, 'Send the results')
  await see(page.getByText('This link has expired'))
  for (const address of [used.address, '/checkup/never-made']) {
    const answer = await open(page, address)
    expect(answer?.status()).toBe(410)
    expect(await violations(page)).toEqual([])
  }
  await see(page.getByText('This link isn’t valid'))
})

test('no other page is allowed to use a camera, a microphone or a sensor', async () => {
  const { page } = await visit()
  for (const address of ['/', '/products', '/login']) {
    const answer = await open(page, address)
    expect(answer?.headers()['permissions-policy']).toMatch(
      /camera=\(\), microphone=\(\), accelerometer=\(\), gyroscope=\(\)/,
    )
  }
})
