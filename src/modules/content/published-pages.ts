import type { Executor } from '../../platform/db/index.ts'
import {
  type ConsentPage,
  type ContentPage,
  consentPages,
  contentPages,
  isHomeBlock,
} from '../../shared/content/content-pages.ts'
import { publishedTexts } from './content.store.ts'
import type { PageText } from './defaults/default-text.ts'
import { defaultText, defaultVersion, hasQuestions } from './page-definitions.ts'
import { fillIn, fillInPlain } from './placeholders.ts'
import { type RenderedText, renderSections } from './render-markdown.ts'
import type { ShopFacts } from './shop-facts.ts'

export type PublishedPage = PageText & {
  page: ContentPage
  version: number
  publishedAt: Date
  consentVersion: number | null
}

/** The text that visitors read: the published version, or else the default. Undefined without both. */
export async function findPublished(
  db: Executor,
  page: ContentPage,
): Promise<PublishedPage | undefined> {
  const stored = (await publishedTexts(db)).get(page)
  if (stored !== undefined) return stored ?? undefined
  const text = defaultText(page)
  return text && { page, ...text, ...defaultVersion, consentVersion: null }
}

/** All pages that visitors can read. */
export async function listPublished(db: Executor): Promise<PublishedPage[]> {
  const texts = await Promise.all(contentPages.map((page) => findPublished(db, page)))
  return texts.filter((page) => page !== undefined)
}

/** The published pages by their titles; the blocks of the home page are no pages. */
export async function listPublishedTitles(db: Executor, shop: ShopFacts) {
  const published = await listPublished(db)
  return published
    .filter(({ page }) => !isHomeBlock(page))
    .map(({ page, title, version }) => ({ page, title: fillInPlain(title, shop), version }))
}

export type RenderedPage = RenderedText & { title: string; description: string }

/** A text as it is shown, with the values of this shop. */
export function renderPage(page: ContentPage, text: PageText, shop: ShopFacts): RenderedPage {
  return {
    title: fillInPlain(text.title, shop),
    description: fillInPlain(text.description, shop),
    ...renderSections(fillIn(text.body, shop), hasQuestions(page)),
  }
}

/** What people accept when they sign up or start to sell, as it is published now. */
export type PageToAccept = {
  page: ConsentPage
  version: number
  /** Who accepted an earlier version, or none, has to accept this one before they trade. */
  consentVersion: number | null
}

/** From memory: usually no query. */
export async function pagesToAccept(db: Executor): Promise<PageToAccept[]> {
  const texts = await Promise.all(
    consentPages.map(async (page) => ({ page, text: await findPublished(db, page) })),
  )
  return texts.flatMap(({ page, text }) =>
    text ? [{ page, version: text.version, consentVersion: text.consentVersion }] : [],
  )
}
