export { type ConversationLine, evidenceApi } from './evidence.api.ts'
