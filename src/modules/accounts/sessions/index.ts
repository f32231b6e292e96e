export { deleteSessionByToken, findSession } from './sessions.store.ts'
