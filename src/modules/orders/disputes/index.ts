export { disputeForShutOut } from './dispute-for-shut-out.ts'
export { disputesApi } from './disputes.api.ts'
export { lapseReturns } from './returns.ts'
