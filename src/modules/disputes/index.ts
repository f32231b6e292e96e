export { disputesApi } from './disputes.api.ts'
export { lapseReturns } from './returns.ts'
