export { analyticsApi } from './analytics.api.ts'
export { deleteOldSellerDays, rollUpDays } from './roll-up.ts'
export { taxesApi } from './taxes.api.ts'
