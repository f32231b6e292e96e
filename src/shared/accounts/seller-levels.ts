/** Levels of a seller, lowest first. */
export const sellerLevels = ['new', 'proven', 'trusted'] as const
export type SellerLevel = (typeof sellerLevels)[number]

/** Requirements of the levels. The texts below repeat them. */
export const levelRules = {
  /** Sales, days since sign-up, and listings that a moderator took down. */
  trusted: { sales: 5, days: 90, removed: 0, stars: 4 },
  proven: { sales: 1, stars: 3 },
  /** Fewer ratings than this say too little to count. */
  ratings: 3,
} as const

const { trusted, proven, ratings } = levelRules

/** Others are easy to fake; see recount_sales() in the schema. */
const counted =
  'Sales paid through the shop count; sales paid in cash count once three different people have bought.'

/** What a level means, complete, for the seller's page. */
export const sellerLevelRules: Record<SellerLevel, string> = {
  new: `No sale that counts yet, or an average below ${proven.stars} stars from ${ratings} or more ratings. ${counted}`,
  proven: `At least one sale. From ${ratings} ratings on, the average is at least ${proven.stars} stars. ${counted}`,
  trusted: `At least ${trusted.sales} sales, an account of at least ${trusted.days} days, and no listing taken down by a moderator. From ${ratings} ratings on, the average is at least ${trusted.stars} stars. ${counted}`,
}
