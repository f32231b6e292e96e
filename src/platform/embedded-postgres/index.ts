export { keepEmbeddedPostgres } from './keep.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'
export { DatabaseStartError } from './start-error.ts'
