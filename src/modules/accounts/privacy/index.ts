export { deletionApi } from './deletion.api.ts'
export { deleteOldExports, makeExports } from './export/data-exports.ts'
export { exportApi } from './export/export.api.ts'
