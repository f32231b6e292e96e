import { SELLER_TERMS_DATE, SELLER_TERMS_VERSION } from '../../shared/accounts/account-rules.ts'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { about } from './defaults/about.ts'
import { blog } from './defaults/blog.ts'
import type { PageText } from './defaults/default-text.ts'
import { type HomeBlock, homeBlocks } from './defaults/home.ts'
import { sellerTerms, sellerTermsTitles } from './defaults/seller-terms.ts'
import { support } from './defaults/support.ts'
import type { ShopFacts } from './shop-facts.ts'
import { cookiesTemplate, feesTemplate, imprintTemplate } from './templates/other-pages.ts'
import { privacyTemplate } from './templates/privacy.ts'
import { termsTemplate } from './templates/terms.ts'

/**
 * Where a page starts: with a text that every shop shows until an admin publishes another one, or with a
 * template that says what to fill in and is shown to nobody.
 */
type Start =
  | { text: PageText; translations?: Record<Language, PageText>; titles?: Record<Language, string> }
  | { template: (shop: ShopFacts) => PageText }

const starts: Record<Exclude<ContentPage, HomeBlock>, Start> = {
  terms: { template: termsTemplate },
  privacy: { template: privacyTemplate },
  cookies: { template: cookiesTemplate },
  imprint: { template: imprintTemplate },
  fees: { template: feesTemplate },
  'seller-terms': { text: sellerTerms, titles: sellerTermsTitles },
  support: { text: support },
  about: { text: about[DEFAULT_LANGUAGE], translations: about },
  blog: { text: blog },
}

const isTranslated = (page: ContentPage): page is HomeBlock => page in homeBlocks.en

/** The text that a shop shows before an admin has published one. */
export function defaultText(page: ContentPage): PageText | undefined {
  return translatedDefault(page, DEFAULT_LANGUAGE)?.text
}

/** The same in a language, or in English where it is not translated. */
export function translatedDefault(
  page: ContentPage,
  language: Language,
): { text: PageText; language: Language } | undefined {
  if (isTranslated(page)) return { text: homeBlocks[language][page], language }
  const start = starts[page]
  if (!('text' in start)) return undefined
  if (start.translations) return { text: start.translations[language], language }
  return { text: start.text, language: DEFAULT_LANGUAGE }
}

/** The title of a default text for a link on a page in a language; it may lead to a text in English. */
export function defaultTitle(page: ContentPage, language: Language): string | undefined {
  const start = isTranslated(page) ? undefined : starts[page]
  const title = start && 'text' in start ? start.titles?.[language] : undefined
  return title ?? translatedDefault(page, language)?.text.title
}

/** What the editor starts with. */
export function startText(page: ContentPage, shop: ShopFacts): PageText {
  if (isTranslated(page)) return homeBlocks[DEFAULT_LANGUAGE][page]
  const start = starts[page]
  return 'text' in start ? start.text : start.template(shop)
}

/** The number and the day of a default text. */
export const defaultVersion = {
  version: SELLER_TERMS_VERSION,
  publishedAt: new Date(`${SELLER_TERMS_DATE}T00:00:00Z`),
}

/** Pages that show each third-level heading as a question that opens. */
export function hasQuestions(page: ContentPage): boolean {
  return page === 'support'
}
