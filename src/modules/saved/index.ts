export { savedApi } from './saved.api.ts'
