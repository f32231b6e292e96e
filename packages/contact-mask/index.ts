export { foldText } from './fold-text.ts'
export { MASK, maskContacts } from './mask-contacts.ts'
export { hasPaymentWords } from './payment-words.ts'
