export {
  createStreams,
  deleteOldUpdates,
  type Streams,
  showContacts,
} from './conversation-updates.ts'
export {
  countUnreadConversations,
  hasConversation,
  listWriters,
  lockPairOrder,
  markReported,
  setWantsMails,
  wantsMails,
} from './conversations.store.ts'
export { disputedConversationApi } from './disputed-conversation.api.ts'
export { measureResponses } from './messages.store.ts'
export { messagingApi } from './messaging.api.ts'
export { type ReportedConversation, reportedConversationBody } from './messaging.contract.ts'
export {
  closeConversation,
  eraseMessagePhotos,
  messageToReport,
  readPartiesConversation,
  readReported,
} from './reported-conversations.ts'
export { mailUnread, messageUnsubscribePage, unreadText } from './unread-mail.ts'
