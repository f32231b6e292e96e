export { evidenceApi } from './evidence.api.ts'
