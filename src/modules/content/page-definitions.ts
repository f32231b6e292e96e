import { SELLER_TERMS_DATE, SELLER_TERMS_VERSION } from '../../shared/accounts/account-rules.ts'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { about } from './defaults/about.ts'
import { blog } from './defaults/blog.ts'
import type { PageText } from './defaults/default-text.ts'
import { type HomeBlock, homeBlocks } from './defaults/home.ts'
import { sellerTerms } from './defaults/seller-terms.ts'
import { support } from './defaults/support.ts'
import type { ShopFacts } from './shop-facts.ts'
import { cookiesTemplate, feesTemplate, imprintTemplate } from './templates/other-pages.ts'
import { privacyTemplate } from './templates/privacy.ts'
import { termsTemplate } from './templates/terms.ts'

/**
 * Where a page starts: with a text that every shop shows until an admin publishes another one, or with a
 * template that says what to fill in and is shown to nobody.
 */
type Start = { texts: Record<Language, PageText> } | { template: (shop: ShopFacts) => PageText }

const starts: Record<Exclude<ContentPage, HomeBlock>, Start> = {
  terms: { template: termsTemplate },
  privacy: { template: privacyTemplate },
  cookies: { template: cookiesTemplate },
  imprint: { template: imprintTemplate },
  fees: { template: feesTemplate },
  'seller-terms': { texts: sellerTerms },
  support: { texts: support },
  about: { texts: about },
  blog: { texts: blog },
}

const isTranslated = (page: ContentPage): page is HomeBlock => page in homeBlocks.en

/** The text that a shop shows before an admin has published one. */
export function defaultText(page: ContentPage): PageText | undefined {
  return translatedDefault(page, DEFAULT_LANGUAGE)?.text
}

/** The same in a language. */
export function translatedDefault(
  page: ContentPage,
  language: Language,
): { text: PageText; language: Language } | undefined {
  if (isTranslated(page)) return { text: homeBlocks[language][page], language }
  const start = starts[page]
  return 'texts' in start ? { text: start.texts[language], language } : undefined
}

/** What the editor starts with. */
export function startText(page: ContentPage, shop: ShopFacts): PageText {
  const start = isTranslated(page) ? undefined : starts[page]
  if (start && 'template' in start) return start.template(shop)
  return defaultText(page)!
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
