export { deletionApi, exportApi } from './delete-account.api.ts'
export { deleteOldExports, makeExports } from './export/data-exports.ts'
