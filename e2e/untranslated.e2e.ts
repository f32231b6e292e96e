import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_BRANDS } from '../src/shared/brands.ts'
import { addressIn } from '../src/shared/languages.ts'
import { as, buildSettings } from '../test/app.ts'
import { PAGES, urlsOfPages, type ViewerName } from '../test/pages.fixture.ts'
import { buildRows, type Rows } from '../test/rows-of-everything.fixture.ts'
import { api, journey, open } from './kit/index.ts'

let rows: Rows
let urls: Map<string, string>

const { visit } = journey({
  openApp: async () => {
    rows = await buildRows()
    return rows.shop.app
  },
})
beforeAll(async () => {
  urls = await urlsOfPages(rows)
  await buildSettings(rows.shop.app, { languages: ['en', 'de', 'ar'] })
})
afterAll(() => rows.shop.fake.close())

/** Words of fewer letters may be a name, a unit or a code in any language. */
const LETTERS = 4

const root = path.resolve(import.meta.dirname, '..')

/** The values of messages by key, at any depth. */
const valuesOf = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(valuesOf)

async function readGermanTexts(): Promise<Set<string>> {
  const texts = new Set<string>()
  for (const file of globSync('src/text/de/*/**/*.ts', { cwd: root })) {
    const { default: messages } = await import(path.join(root, file))
    for (const text of valuesOf(messages)) texts.add(text)
  }
  return texts
}

/**
 * What stays as it is in every language: names of models in the fixtures, of brands, titles that the shop gave its pages,
 * and a notification, which is stored in the language of its reader.
 */
async function readNames(): Promise<Set<string>> {
  const { body } = await as(rows.shop.app, null).get(api.config())
  const stored = ['iPhone 13 Pro', ...FIRST_BRANDS, 'New message from the contact page']
  return new Set([...stored, ...body.pages.map(({ title }: { title: string }) => title)])
}

/**
 * What finds English texts that are no messages: each text of pages and API in docs/copy.md, in which {…} stands for
 * something computed. A text that is the same in German does not count.
 */
async function readEnglishTexts(): Promise<(text: string) => boolean> {
  const copy = readFileSync(path.join(root, 'docs/copy.md'), 'utf8')
  const german = await readGermanTexts()
  const exact = new Set<string>()
  const patterns: RegExp[] = []
  for (const section of copy.split('\n### ').slice(1)) {
    const [file = '', , ...lines] = section.split('\n')
    if (!/^src\/(web|shared|modules|pages)\//.test(file)) continue
    for (const line of lines) {
      const text = line.replace(/^- /, '').trim()
      const fixed = text.replaceAll('{…}', '').replace(/[^\p{L}]/gu, '')
      if (fixed.length < LETTERS || german.has(text)) continue
      if (text.includes('{…}'))
        patterns.push(
          new RegExp(
            `^${text
              .split('{…}')
              .map((fixed) => RegExp.escape(fixed))
              .join('.+')}$`,
          ),
        )
      else exact.add(text)
    }
  }
  return (text) => exact.has(text) || patterns.some((pattern) => pattern.test(text))
}

/** Texts that people see or hear: of elements, and of the attributes that are read out. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('script, style, [lang=en]'))
        texts.push(node.textContent ?? '')
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest('[lang=en]')) texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })
}

const viewers = ['visitor', 'buyer', 'seller', 'admin'] as const

test.each(viewers)('pages of a %s with hreflang have no English text in German', async (who) => {
  const isEnglish = await readEnglishTexts()
  const { page, announce } = await visit(who === 'visitor' ? undefined : rows[who])
  announce(/status of 4\d\d|There is a receipt/)
  const names = await readNames()
  const english: string[] = []
  let translated = 0
  for (const [route, { by }] of Object.entries(PAGES)) {
    if (!by.includes(who as ViewerName)) continue
    await open(page, addressIn('de', urls.get(route)!))
    if ((await page.locator('main').getAttribute('lang')) === 'en') continue
    translated += 1
    for (const text of new Set(await readTexts(page)))
      if (isEnglish(text) && !names.has(text)) english.push(`${route}: ${text}`)
  }
  expect(english).toEqual([])
  if (who === 'visitor') expect(translated).toBeGreaterThan(0)
})
