export { alertNewMatches, alertPriceDrops, deleteOldAlerts, mailAlerts } from './alerts.ts'
export { countFollowers } from './follows.store.ts'
export { reparseSearches } from './save-search.ts'
export { oneClickUnsubscribe, savedApi } from './saved.api.ts'
