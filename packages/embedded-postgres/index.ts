export { DatabaseStartError, type Remedy } from './errors.ts'
export {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  superviseEmbeddedPostgres,
} from './start.ts'
