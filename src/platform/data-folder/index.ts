export { type DataFolder, DataFolderError, openDataFolder } from './folder.ts'
export { type ProcessLock, takeProcessLock } from './process-lock.ts'
export { secretIn } from './secret.ts'
