import type { ContactMessage, RiskRule } from '../api/index.ts'

/** What a rule about risk asks for, as the button and the table say it. */
export const actionLabels: Record<RiskRule['action'], string> = {
  nothing: 'Only add to the score',
  review: 'Review by a moderator',
  hold_payout: 'Hold the payout',
  require_possession: 'Ask for a photo with a code',
  require_verification: 'Ask for the right IMEI',
  block: 'Refuse the listing',
}

type Threshold = RiskRule['thresholds'][number]

/** The numbers of rules, with their units. */
const factLabels: Record<string, string> = {
  accountDays: 'Account age in days',
  sales: 'Sales that count',
  listedToday: 'Other listings in 24 hours',
  removed: 'Removed listings',
  chargebacks: 'Payments reversed by banks',
  lostDisputes: 'Lost disputes',
  outsideOffers: 'Messages about paying elsewhere',
  price: 'Price in US dollars',
  shareOfFairPrice: 'Share of the fair price (1 is equal)',
}

/** The label of a threshold: "Price in US dollars, at least". */
export function thresholdLabel({ fact, bound }: Pick<Threshold, 'fact' | 'bound'>): string {
  const name = factLabels[fact] ?? fact
  return `${name}, ${bound === 'least' ? 'at least' : 'at most'}`
}

export const topics = [
  'order',
  'listing',
  'payment',
  'account',
  'other',
] as const satisfies readonly ContactMessage['topic'][]

export function isTopic(value: string): value is ContactMessage['topic'] {
  return topics.some((topic) => topic === value)
}
