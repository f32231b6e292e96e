export { backupStatusApi } from './backup-status.api.ts'
export { instanceApi } from './instance.api.ts'
export { readShopFacts } from './read-shop-facts.ts'
