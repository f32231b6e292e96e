export { moderationApi } from './moderation.api.ts'
