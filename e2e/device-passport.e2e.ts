import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildOwned, listWithImei } from '../src/modules/verification/passport/passport.fixture.ts'
import { violations } from './kit/accessible.ts'
import { journey, open, pages, see, toast } from './kit/index.ts'

const { visit, site } = journey()

const folder = mkdtempSync(path.join(tmpdir(), 'redial-passport-'))
let owned: Awaited<ReturnType<typeof buildOwned>>
beforeAll(async () => {
  owned = await buildOwned(site().app)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Saves what a link downloads; returns the path of the file. */
async function save(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  const file = path.join(folder, download.suggestedFilename())
  await download.saveAs(file)
  return file
}

test('the owner adds a repair, sells the phone, and a buyer checks its passport offline', async () => {
  const { buyer: owner, imei } = owned
  const { page: mine } = await visit(owner)
  await open(mine, pages.myPassports())
  await mine.getByRole('button', { name: /^Actions for/ }).click()
  await mine.getByRole('menuitem', { name: 'Add a repair' }).click()
  await mine.getByLabel('What was repaired?').selectOption('battery')
  await mine.getByLabel('Who repaired it?').selectOption('authorized')
  await mine.getByLabel('When?').fill('2026-03-01')
  await mine.getByRole('button', { name: 'Add repair permanently' }).click()
  await see(toast(mine, 'Repair added'))
  expect(await violations(mine)).toEqual([])
  const phone = await listWithImei(site().app, owner, imei)

  const { page } = await visit()
  await open(page, pages.namedPhone(phone._id, phone.slug))
  const panel = page.getByRole('region', { name: 'Device passport' })
  await panel.scrollIntoViewIfNeeded()
  await see(
    panel.getByText('owners here'),
    panel.getByText('Repaired: battery'),
    panel.getByText(/By its recorded owner/),
  )
  await panel.getByText('What this does not prove').click()
  await see(panel.getByText(/anyone can type the number of a phone they don’t have/))
  await panel.getByRole('link', { name: /Open the passport/ }).click()
  await see(page.getByRole('heading', { name: 'History' }))
  expect(await violations(page)).toEqual([])
  const passport = await save(page, 'Download the passport')

  await page.goto(pages.verify())
  const checker = await save(page, 'Save this page')
  const { page: offline, context } = await visit()
  await context.setOffline(true)
  await offline.goto(pathToFileURL(checker).href)
  await offline.getByLabel(/Choose a file/).setInputFiles(passport)
  await see(
    offline.getByRole('heading', { name: 'Genuine' }),
    offline.getByText(/Reported by the owner, not verified/),
  )
  const better = path.join(folder, 'better.json')
  writeFileSync(better, readFileSync(passport, 'utf8').replace('repaired', 'serviced'))
  await offline.getByLabel(/Choose a file/).setInputFiles(better)
  await see(
    offline.getByRole('heading', { name: 'Do not trust this file' }),
    offline.getByText('Entry 5 was changed.'),
  )
})

test('a scanned code says whether its history is still there', async () => {
  const { passport } = owned
  const { page } = await visit()
  await open(page, `${pages.passport(passport._id)}#${passport.head.slice(0, 32)}`)
  await see(page.getByText('The history in your code is still here, unchanged.'))
  await page.goto('about:blank')
  await open(page, `${pages.passport(passport._id)}#${'0'.repeat(32)}`)
  await see(page.getByRole('alert').getByText(/This is not the history in your code/))
})
