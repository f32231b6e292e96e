export { appealsApi } from './appeals.api.ts'
