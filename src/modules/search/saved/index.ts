export { alertNewMatches, alertPriceDrops, deleteOldAlerts, mailAlerts } from './alerts.ts'
export { reparseSearches } from './save-search.ts'
export { oneClickUnsubscribe, savedApi } from './saved.api.ts'
export { countFollowers } from './saved.store.ts'
