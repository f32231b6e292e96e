import { formatCount } from '../../shared/quantities.ts'
import reasons from '../../text/en/server/selling/risk.ts'

/** What is known about a listing and its seller when it is published or edited. */
export type RiskFacts = {
  /** Days since the seller signed up. */
  accountDays: number
  /** Sales that count; see recount_sales() in the schema. */
  sales: number
  /** Listings of the seller in the last 24 hours, without this one. */
  listedToday: number
  /** Listings of the seller that a moderator took down. */
  removed: number
  /** Payments of half a year for the seller's phones that banks took back. */
  chargebacks: number
  /** Disputes of half a year that ended in favor of the buyer. */
  lostDisputes: number
  /** Messages of 30 days that name paying outside the shop, or a way that scammers ask for. */
  outsideOffers: number
  /** Shares something with a banned account; see signalsOf() in risk.store.ts. */
  bannedDevice: boolean
  bannedSimilarDevice: boolean
  bannedNetwork: boolean
  bannedAddress: boolean
  bannedPayoutAccount: boolean
  bannedPhoneNumber: boolean
  bannedPhotos: boolean
  bannedImei: boolean
  /** A moderator has not yet decided about the account. */
  accountInReview: boolean
  /** The IMEI belongs to another model than the listing names. */
  otherModel: boolean
  /** The price as about so many US dollars, and as a share of the fair price; null without one. */
  price: number
  shareOfFairPrice: number | null
}

/** What a rule requires; "nothing" only adds to the score. */
export const riskActions = [
  'nothing',
  'review',
  'hold_payout',
  'require_possession',
  'require_verification',
  'block',
] as const
export type RiskAction = (typeof riskActions)[number]
export type RiskMeasure = Exclude<RiskAction, 'nothing'>

type RuleKey = Exclude<keyof typeof reasons, `shares_${string}`>

export type Bounds = { least?: number | undefined; most?: number | undefined }
export type Conditions = { [K in keyof RiskFacts]?: Bounds | true }

export type RiskRule = {
  /** Also of its reason among the messages. */
  key: RuleKey
  weight: number
  action: RiskAction
  /** All of these. */
  when: Conditions
  enabled: boolean
}

/** From this score on, a moderator looks at the listing before it goes live. */
export const REVIEW_SCORE = 50

const on = true

/** The default rules; admins change weights, thresholds and actions in the database. */
export const defaultRules: readonly RiskRule[] = [
  {
    key: 'new_account_expensive_phone',
    weight: 30,
    action: 'nothing',
    when: { accountDays: { most: 7 }, sales: { most: 0 }, price: { least: 700 } },
    enabled: on,
  },
  {
    key: 'far_below_fair_price',
    weight: 35,
    action: 'nothing',
    when: { shareOfFairPrice: { most: 0.5 } },
    enabled: on,
  },
  {
    key: 'new_account_below_fair_price',
    weight: 20,
    action: 'nothing',
    when: { accountDays: { most: 7 }, sales: { most: 0 }, shareOfFairPrice: { most: 0.7 } },
    enabled: on,
  },
  {
    key: 'first_sale_above_limit',
    weight: 20,
    action: 'require_possession',
    when: { sales: { most: 0 }, price: { least: 1_500 } },
    enabled: on,
  },
  {
    key: 'many_listings_of_new_account',
    weight: 25,
    action: 'nothing',
    when: { accountDays: { most: 30 }, listedToday: { least: 10 } },
    enabled: on,
  },
  {
    key: 'imei_of_other_model',
    weight: 35,
    action: 'require_verification',
    when: { otherModel: true },
    enabled: on,
  },
  {
    key: 'many_outside_offers',
    weight: 40,
    action: 'review',
    when: { outsideOffers: { least: 3 } },
    enabled: on,
  },
  {
    key: 'chargebacks',
    weight: 40,
    action: 'nothing',
    when: { chargebacks: { least: 1 } },
    enabled: on,
  },
  {
    key: 'repeated_chargebacks',
    weight: 5,
    action: 'hold_payout',
    when: { chargebacks: { least: 2 } },
    enabled: on,
  },
  {
    key: 'lost_disputes',
    weight: 30,
    action: 'nothing',
    when: { lostDisputes: { least: 2 } },
    enabled: on,
  },
  {
    key: 'removed_listings',
    weight: 30,
    action: 'nothing',
    when: { removed: { least: 1 } },
    enabled: on,
  },
  {
    key: 'network_of_banned_account',
    weight: 50,
    action: 'review',
    when: { bannedNetwork: true, sales: { most: 4 } },
    enabled: on,
  },
  {
    key: 'similar_device_of_banned_account',
    weight: 20,
    action: 'nothing',
    when: { bannedSimilarDevice: true, sales: { most: 4 } },
    enabled: on,
  },
  {
    key: 'device_of_banned_account',
    weight: 80,
    action: 'review',
    when: { bannedDevice: true },
    enabled: on,
  },
  {
    key: 'address_of_banned_account',
    weight: 50,
    action: 'review',
    when: { bannedAddress: true },
    enabled: on,
  },
  {
    key: 'payout_account_of_banned_account',
    weight: 80,
    action: 'hold_payout',
    when: { bannedPayoutAccount: true },
    enabled: on,
  },
  {
    key: 'phone_number_of_banned_account',
    weight: 60,
    action: 'review',
    when: { bannedPhoneNumber: true },
    enabled: on,
  },
  {
    key: 'photos_of_banned_account',
    weight: 60,
    action: 'review',
    when: { bannedPhotos: true },
    enabled: on,
  },
  {
    key: 'imei_of_banned_account',
    weight: 70,
    action: 'review',
    when: { bannedImei: true },
    enabled: on,
  },
  {
    key: 'banned_person_again',
    weight: 100,
    action: 'block',
    when: { bannedDevice: true, bannedPayoutAccount: true },
    enabled: on,
  },
  {
    key: 'account_in_review',
    weight: 50,
    action: 'review',
    when: { accountInReview: true },
    enabled: on,
  },
]

export type Risk = {
  score: number
  /** Keys of the rules that apply. */
  rules: string[]
  actions: RiskMeasure[]
}

/** What the rules make of the facts; pure, so that stored facts can be judged again. */
export function evaluateRisk(
  facts: RiskFacts,
  rules: readonly RiskRule[] = defaultRules,
  overruled: readonly string[] = [],
): Risk {
  const applied = rules.filter(
    ({ key, when, enabled }) => enabled && !overruled.includes(key) && holds(when, facts),
  )
  const score = applied.reduce((sum, { weight }) => sum + weight, 0)
  const wanted = new Set<RiskAction>(applied.map(({ action }) => action))
  if (score >= REVIEW_SCORE) wanted.add('review')
  const actions = riskActions.filter(
    (action): action is RiskMeasure => action !== 'nothing' && wanted.has(action),
  )
  return { score, rules: applied.map(({ key }) => key), actions }
}

/** A fact that was not recorded yet when an older listing was assessed does not apply. */
function holds(when: Conditions, facts: RiskFacts): boolean {
  return Object.entries(when).every(([key, wanted]) => {
    const fact = facts[key as keyof RiskFacts]
    if (wanted === true || typeof fact !== 'number') return fact === true
    return fact >= (wanted.least ?? -Infinity) && fact <= (wanted.most ?? Infinity)
  })
}

/**
 * The reason of a rule with its thresholds, in English, as it is stored; see `translateRiskReason`. For the staff:
 * sellers are not told, because it would explain how to avoid it.
 */
export function formatReason({ key, when }: Pick<RiskRule, 'key' | 'when'>): string {
  return reasons[key].replaceAll(/\{(\w+)\}/g, (_, fact: keyof RiskFacts) => {
    const bounds = when[fact]
    const value = bounds === true ? undefined : (bounds?.least ?? bounds?.most)
    if (value === undefined) return ''
    return formatCount(fact === 'shareOfFairPrice' ? Math.round(value * 100) : value)
  })
}

/** The reasons for moderators, of the rules with these keys. */
export function formatReasons(keys: readonly string[], rules: readonly RiskRule[]): string[] {
  return rules.filter(({ key }) => keys.includes(key)).map(formatReason)
}
