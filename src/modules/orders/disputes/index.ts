export { viewDispute } from './dispute-view.ts'
export { disputesApi } from './disputes.api.ts'
export { openDisputesForBannedBuyers } from './open-dispute.ts'
export { lapseReturns } from './settlements.ts'
