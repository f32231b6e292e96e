export { analyticsApi } from './analytics.api.ts'
export { deleteOldFormerSellers, keepFormerSeller } from './former-sellers.ts'
export { deleteOldSellerDays, rollUpDays } from './roll-up.ts'
export { taxesApi } from './taxes.api.ts'
