import type { Executor } from '../../platform/db/index.ts'
import {
  type ConsentPage,
  type ContentPage,
  consentPages,
  contentPages,
  isHomeBlock,
} from '../../shared/content/content-pages.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { publishedTexts } from './content.store.ts'
import type { PageText } from './defaults/default-text.ts'
import { defaultVersion, hasQuestions, translatedDefault } from './page-definitions.ts'
import { fillIn, fillInPlain } from './placeholders.ts'
import { type RenderedText, renderSections } from './render-markdown.ts'
import type { ShopFacts } from './shop-facts.ts'

export type PublishedPage = PageText & {
  page: ContentPage
  version: number
  publishedAt: Date
  consentVersion: number | null
  /** That of the text: what admins publish counts as English. */
  language: Language
}

/**
 * The text that visitors read: the published version, or else the default, in a language if it is translated.
 * Undefined without both.
 */
export async function findPublished(
  db: Executor,
  page: ContentPage,
  wanted: Language = DEFAULT_LANGUAGE,
): Promise<PublishedPage | undefined> {
  const stored = (await publishedTexts(db)).get(page)
  if (stored !== undefined) return stored ? { ...stored, language: DEFAULT_LANGUAGE } : undefined
  const initial = translatedDefault(page, wanted)
  if (!initial) return undefined
  const { text, language } = initial
  return { page, ...text, ...defaultVersion, consentVersion: null, language }
}

/** All pages that visitors can read. */
export async function listPublished(db: Executor): Promise<PublishedPage[]> {
  const texts = await Promise.all(contentPages.map((page) => findPublished(db, page)))
  return texts.filter((page) => page !== undefined)
}

/**
 * The published pages by their titles, those of default texts in a language; the blocks of the home page are no
 * pages.
 */
export async function listPublishedTitles(
  db: Executor,
  shop: ShopFacts,
  language: Language = DEFAULT_LANGUAGE,
) {
  const [published, stored] = await Promise.all([listPublished(db), publishedTexts(db)])
  return published
    .filter(({ page }) => !isHomeBlock(page))
    .map(({ page, title, version }) => {
      const initial = stored.has(page) ? undefined : translatedDefault(page, language)?.text
      const shown = initial?.title ?? title
      return { page, title: fillInPlain(shown, shop), version }
    })
}

export type RenderedPage = RenderedText & { title: string; description: string }

/** A text as it is shown, with the values of this shop. */
export function renderPage(
  page: ContentPage,
  text: PageText & { language?: Language },
  shop: ShopFacts,
): RenderedPage {
  const { language } = text
  return {
    title: fillInPlain(text.title, shop, language),
    description: fillInPlain(text.description, shop, language),
    ...renderSections(fillIn(text.body, shop, language), hasQuestions(page)),
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
