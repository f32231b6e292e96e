export { contactApi } from './contact.api.ts'
export { deleteContactMessagesFrom } from './contact-messages.store.ts'
export { deleteOldContactMessages } from './contact-messages.ts'
export { moderationApi } from './moderation.api.ts'
