export { deleteOldExports, makeExports } from './export/data-exports.ts'
export { deletionApi, exportApi } from './privacy.api.ts'
