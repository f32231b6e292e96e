// A process of its own, started with the flags of a server.
import { measureBlocking } from './search/blocking.ts'

process.send?.(await measureBlocking(process.env.DATABASE_URL ?? ''))
