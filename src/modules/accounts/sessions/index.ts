export { isKnownDevice } from './devices.store.ts'
export { deleteOldDevices, noteDevice, readDeviceHash, renewDeviceCookie } from './devices.ts'
export { sessionsApi } from './sessions.api.ts'
export { deleteSession, deleteSessionByToken, findSession } from './sessions.store.ts'
