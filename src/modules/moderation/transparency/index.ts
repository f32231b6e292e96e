export { transparencyApi } from './transparency.api.ts'
