export { diskStorage } from './disk.ts'
export type { S3Settings } from './s3.ts'
export { s3Storage } from './s3.ts'
export {
  type MoveProgress,
  moveFiles,
  type NewFile,
  type OpenFile,
  type Storage,
  StorageError,
  withFallback,
} from './storage.ts'
