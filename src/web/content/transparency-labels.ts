/** Why listings were removed, in the order of the table. */
export const reasonLabels: Record<string, string> = {
  stolen: 'Reported as stolen',
  counterfeit: 'Counterfeit',
  misleading: 'Misleading',
  offensive: 'Offensive',
  fraud: 'Scam',
  other: 'Another reason',
  unreported: 'Found without a report',
}

/** How reports ended, in the order of the table. */
export const outcomeLabels: Record<string, string> = {
  removed: 'Listing removed',
  banned: 'Person banned',
  hidden: 'Review hidden',
  closed: 'Conversation closed',
  dismissed: 'Nothing against our rules',
}
