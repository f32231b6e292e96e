export { sellersApi } from './sellers.api.ts'
