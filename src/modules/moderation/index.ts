export { appealsApi } from './appeals/appeals.api.ts'
export { contactApi, deleteOldContactMessages, eraseContactMessages } from './contact.api.ts'
export { moderationApi } from './moderation.api.ts'
export { transparencyApi } from './transparency/transparency.api.ts'
