/** What is known about a listing and its seller when it is published. */
export type RiskFacts = {
  /** Days since the seller signed up. */
  accountDays: number
  /** Sales that count; see recount_sales() in the schema. */
  sales: number
  /** Listings of the seller in the last 24 hours, without this one. */
  listedToday: number
  /** Listings of the seller that a moderator took down. */
  removed: number
  /** Payments of the seller's orders that banks took back. */
  chargebacks: number
  /** Shares a network, or payment instructions, with a banned account. */
  bannedNetwork: boolean
  bannedPayoutAccount: boolean
  /** The price as about so many US dollars, and as a share of the fair price; null without one. */
  price: number
  shareOfFairPrice: number | null
}

type Condition = { [K in keyof RiskFacts]?: { least?: number; most?: number } | true }

export type RiskRule = {
  key: string
  weight: number
  /** For moderators. Sellers are not told, because it would explain how to avoid it. */
  reason: string
  /** All of these. */
  when: Condition
}

/** From this score on, a moderator looks at the listing before it goes live. */
export const REVIEW_SCORE = 50

export const riskRules: readonly RiskRule[] = [
  {
    key: 'new_account_expensive_phone',
    weight: 30,
    reason: 'An expensive phone from an account of less than a week, without a sale',
    when: { accountDays: { most: 7 }, sales: { most: 0 }, price: { least: 700 } },
  },
  {
    key: 'far_below_fair_price',
    weight: 35,
    reason: 'The price is less than half of the fair price',
    when: { shareOfFairPrice: { most: 0.5 } },
  },
  {
    key: 'new_account_below_fair_price',
    weight: 20,
    reason: 'A new account without a sale asks much less than the fair price',
    when: { accountDays: { most: 7 }, sales: { most: 0 }, shareOfFairPrice: { most: 0.7 } },
  },
  {
    key: 'network_of_banned_account',
    weight: 50,
    reason: 'The seller signed in from the network of a banned account',
    when: { bannedNetwork: true, sales: { most: 4 } },
  },
  {
    key: 'payout_account_of_banned_account',
    weight: 80,
    reason: 'The seller is paid to the same account as a banned seller',
    when: { bannedPayoutAccount: true },
  },
  {
    key: 'many_listings_of_new_account',
    weight: 25,
    reason: 'More than ten listings in a day from an account of less than a month',
    when: { accountDays: { most: 30 }, listedToday: { least: 10 } },
  },
  {
    key: 'first_sale_above_limit',
    weight: 20,
    reason: 'The first sale of this seller would be above about $1,500',
    when: { sales: { most: 0 }, price: { least: 1_500 } },
  },
  {
    key: 'chargebacks',
    weight: 40,
    reason: 'Banks took back payments for phones of this seller',
    when: { chargebacks: { least: 1 } },
  },
  {
    key: 'removed_listings',
    weight: 30,
    reason: 'Moderators took down other listings of this seller',
    when: { removed: { least: 1 } },
  },
]

export type Risk = { score: number; rules: string[]; action: 'nothing' | 'review' }

/** What the rules make of the facts; pure, so that stored facts can be judged again. */
export function judgeRisk(facts: RiskFacts, rules: readonly RiskRule[] = riskRules): Risk {
  const applied = rules.filter(({ when }) => holds(when, facts))
  const score = applied.reduce((sum, { weight }) => sum + weight, 0)
  const action = score >= REVIEW_SCORE ? 'review' : 'nothing'
  return { score, rules: applied.map(({ key }) => key), action }
}

function holds(when: Condition, facts: RiskFacts): boolean {
  return Object.entries(when).every(([key, wanted]) => {
    const fact = facts[key as keyof RiskFacts]
    if (wanted === true || typeof fact !== 'number') return fact === true
    return fact >= (wanted.least ?? -Infinity) && fact <= (wanted.most ?? Infinity)
  })
}

/** The reasons for moderators, of the rules that still exist. */
export function reasonsOf(keys: readonly string[]): string[] {
  return riskRules.filter(({ key }) => keys.includes(key)).map(({ reason }) => reason)
}
