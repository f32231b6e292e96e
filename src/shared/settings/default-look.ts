/**
 * What a shop that has changed nothing shows on every page, apart from the other settings, which few pages
 * need.
 */
export const DEFAULT_NAME = 'Redial'
export const DEFAULT_ACCENT = '#cf3a1d'

/** The background of pages in each theme: the same as in src/web/styles/tokens.css. */
export const PAPER = { light: '#fbfaf7', dark: '#131215' }
