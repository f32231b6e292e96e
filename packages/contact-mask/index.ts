export { MASK, maskContacts } from './mask-contacts.ts'
