/**
 * The version of the seller terms that people accept now; accepting stores it with the time. Raise it
 * with every change of the text in `src/web/content/seller-terms-text.tsx`.
 */
export const SELLER_TERMS_VERSION = 1
/** The day on which this version took effect. */
export const SELLER_TERMS_DATE = '2026-11-22'
