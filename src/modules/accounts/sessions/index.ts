export { isKnownDevice } from './devices.store.ts'
export { deleteOldDevices, noteDevice, readDeviceHash, renewDeviceCookie } from './devices.ts'
export { deleteSessionByToken, findSession } from './sessions.store.ts'
