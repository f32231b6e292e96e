export { apiKeySource, deleteOldKeys, revokeKeysOfBanned } from './api-keys/api-key.ts'
export { apiKeysApi } from './api-keys/api-keys.api.ts'
