export {
  createStreams,
  deleteOldUpdates,
  type Streams,
  showContacts,
} from './conversation-updates.ts'
export { measureResponses } from './messages.store.ts'
export { messagingApi } from './messaging.api.ts'
export {
  type ConversationLine,
  closeThread,
  eraseMessagePhotos,
  messageToReport,
  readConversationOf,
  readOrderConversation,
  readReported,
} from './reported-threads.ts'
export {
  listWriters,
  lockPairOrder,
  markReported,
  setWantsMails,
  wantsMails,
} from './threads.store.ts'
export { mailUnread, messageUnsubscribePage } from './unread-mail.ts'
