export { keepEmbeddedPostgres } from './keep.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'
