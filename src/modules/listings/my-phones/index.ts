export { myPhonesApi } from './my-phones.api.ts'
