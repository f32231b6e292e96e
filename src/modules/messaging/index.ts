export { messagingApi } from './messaging.api.ts'
export { deleteOldNews, showContacts } from './news.ts'
export {
  type ConversationLine,
  closeThread,
  eraseMessagePhotos,
  messageToReport,
  readConversationOf,
  readOrderConversation,
  readReported,
} from './reported.ts'
export { createStreams, type Streams } from './streams.ts'
export {
  listWriters,
  lockPairOrder,
  markReported,
  setWantsMails,
  wantsMails,
} from './threads.store.ts'
export { mailUnread, messageUnsubscribePage } from './unread-mail.ts'
