export { arePushKeys, encryptPush, type PushTarget } from './encrypt.ts'
export { type VapidKey, vapidHeader, vapidKey } from './vapid.ts'
