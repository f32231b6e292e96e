/** What people can report to the moderators, and the reasons to choose from for each. */
export const reportReasons = {
  listing: ['stolen', 'counterfeit', 'misleading', 'offensive', 'other'],
  message: ['stolen', 'counterfeit', 'misleading', 'offensive', 'fraud', 'other'],
  seller: ['fraud', 'counterfeit', 'stolen', 'impersonation', 'offensive', 'other'],
  review: ['fake', 'offensive', 'private', 'other'],
  reply: ['offensive', 'private', 'fake', 'other'],
} as const

export type ReportKind = keyof typeof reportReasons
export const reportKinds = Object.keys(reportReasons) as ReportKind[]
export type ReportReason = (typeof reportReasons)[ReportKind][number]

/** What a moderator can decide about each; banning the account is possible for all. */
export const reportDecisions = {
  listing: ['dismissed', 'removed', 'banned'],
  message: ['dismissed', 'removed', 'closed', 'banned'],
  seller: ['dismissed', 'banned'],
  review: ['dismissed', 'hidden', 'banned'],
  reply: ['dismissed', 'hidden', 'banned'],
} as const satisfies Record<ReportKind, readonly string[]>

export type ReportDecision = (typeof reportDecisions)[ReportKind][number]

export function canDecide(kind: ReportKind, decision: ReportDecision): boolean {
  return (reportDecisions[kind] as readonly ReportDecision[]).includes(decision)
}
