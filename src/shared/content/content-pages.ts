/** Pages, and blocks of the home page, whose text admins can edit. */
export const contentPages = [
  'terms',
  'privacy',
  'cookies',
  'imprint',
  'fees',
  'seller-terms',
  'support',
  'about',
  'blog',
  'home-find',
  'home-safe',
  'home-sell',
  'home-reasons',
  'home-about',
] as const
export type ContentPage = (typeof contentPages)[number]

/** Pages that people accept: at sign-up, or before they sell. */
export const consentPages = ['terms', 'privacy', 'seller-terms'] as const
export type ConsentPage = (typeof consentPages)[number]

export function isConsentPage(page: ContentPage): page is ConsentPage {
  return (consentPages as readonly string[]).includes(page)
}

export function isHomeBlock(page: ContentPage): boolean {
  return page.startsWith('home-')
}

/** Characters of a text that admins edit. */
export const MAX_PAGE_TITLE_LENGTH = 100
export const MAX_PAGE_DESCRIPTION_LENGTH = 300
export const MAX_PAGE_BODY_LENGTH = 50_000
