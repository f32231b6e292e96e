export { appealsApi } from './appeals/appeals.api.ts'
export {
  contactApi,
  deleteOldContactMessages,
  eraseContactMessages,
  setContactMessageState,
} from './contact.api.ts'
export { moderationApi } from './moderation.api.ts'
export { canDecide } from './moderation.contract.ts'
export { decideReport, removePhone } from './reports.ts'
export { transparencyApi } from './transparency/transparency.api.ts'
