export { deletionApi } from './deletion.api.ts'
