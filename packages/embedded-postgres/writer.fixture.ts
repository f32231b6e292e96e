// A process for tests to kill: runs the database and writes rows, one commit each. Prints
// the process id of the server, then the number of each row once its commit was acknowledged.
import pg from 'pg'
import { startEmbeddedPostgres } from './index.ts'

const quiet = () => {}
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

try {
  const server = await startEmbeddedPostgres({ folder: process.argv[2]!, log })
  process.stdout.write(`${server.pid}\n`)
  const client = new pg.Client(server.connection)
  await client.connect()
  await client.query('drop table if exists acknowledged')
  await client.query('create table acknowledged (id int generated always as identity)')
  for (;;) {
    const { rows } = await client.query('insert into acknowledged default values returning id')
    process.stdout.write(`${rows[0].id}\n`)
  }
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
