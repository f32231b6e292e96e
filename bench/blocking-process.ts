// A process of its own, started with the flags of a server.
import { flushCompileCache } from 'node:module'
import { measureBlocking } from './search/blocking.ts'

const figures = await measureBlocking(process.env.DATABASE_URL ?? '')
// A server starts with the compiled code of the one before; so does the next measurement.
flushCompileCache()
process.send?.(figures)
