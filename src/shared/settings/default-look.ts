/**
 * What a shop that has changed nothing shows on every page, apart from the other settings, which few pages
 * need.
 */
export const DEFAULT_NAME = 'Redial'
export const DEFAULT_ACCENT = '#cf3a1d'
