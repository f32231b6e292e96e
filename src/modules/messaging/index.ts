export { messagingApi } from './messaging.api.ts'
export { createStreams, deleteOldNews, type Streams, showContacts } from './news.ts'
export {
  type ConversationLine,
  closeThread,
  eraseMessagePhotos,
  messageToReport,
  readConversationOf,
  readOrderConversation,
  readReported,
} from './reported.ts'
export {
  listWriters,
  lockPairOrder,
  markReported,
  setWantsMails,
  wantsMails,
} from './threads.store.ts'
export { mailUnread, messageUnsubscribePage } from './unread-mail.ts'
