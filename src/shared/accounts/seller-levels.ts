/** Levels of a seller, lowest first. */
export const sellerLevels = ['new', 'proven', 'trusted'] as const
export type SellerLevel = (typeof sellerLevels)[number]

/**
 * Requirements of the levels, which `seller.level` of the texts explains. Sales in cash are easy to fake; see
 * recount_sales() in the schema.
 */
export const levelRules = {
  /** Sales, days since sign-up, and listings that a moderator took down. */
  trusted: { sales: 5, days: 90, removed: 0, stars: 4 },
  proven: { sales: 1, stars: 3 },
  /** Fewer ratings than this say too little to count. */
  ratings: 3,
} as const
