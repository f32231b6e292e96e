export { viewDispute } from './dispute-view.ts'
export { disputesApi } from './disputes.api.ts'
export { openDisputesForBannedBuyers } from './open-dispute.ts'
export { escalateOverdueReturns } from './settlements.ts'
