export { deleteBlock, insertBlock, isBlockedBetween } from './blocks.store.ts'
