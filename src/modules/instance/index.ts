export { instanceApi } from './instance.api.ts'
