export { foldText } from './fold-text.ts'
export { MASK, maskContacts } from './mask-contacts.ts'
