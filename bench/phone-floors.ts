import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { api } from '../src/contract/urls.ts'
import { firstMessage, startNode, stopNode } from './child.ts'
import type { Figure } from './figure.ts'
import { latencyNote } from './load.ts'
import { inTurn, type Measured, measureInTurns, medianSpeed, type Wanted } from './rounds.ts'

const TARGET = 0.6
/** Answers that are requested and stored at once. */
const AT_ONCE = 500

/** With `isRead` the phones have to be read: the floor of ready JSON does less, and is no target. */
type Compare = (name: string, wanted: Wanted, options?: { isRead: boolean }) => Promise<Figure[]>

/**
 * Runs measurements of single phones of the API beside two floors, both `node:http` with one prepared statement: one reads the
 * ready JSON from one row, the other the tables as they are, and writes the JSON. The server under test is only
 * sent the first phone before.
 */
export async function withPhoneFloors(
  server: Measured & { databaseUrl: string; isDemo: boolean },
  ids: readonly string[],
  measure: (compare: Compare) => Promise<Figure[]>,
): Promise<Figure[]> {
  const database = new pg.Client(server.databaseUrl)
  await database.connect()
  await database.query('drop table if exists bench_answers')
  await database.query('create table bench_answers (id text primary key, body text not null)')
  const start = (name: string) =>
    startNode([path.join(import.meta.dirname, name)], {
      FLOOR_DATABASE_URL: server.databaseUrl,
      FLOOR_DEMO: server.isDemo ? '1' : '0',
    })
  const floors = [
    { name: 'floor reads the tables', isReady: false, child: start('uncached-tables-floor.ts') },
    { name: 'floor reads ready JSON', isReady: true, child: start('uncached-floor.ts') },
  ]
  try {
    const opened: (Measured & { name: string; isReady: boolean })[] = []
    for (const { name, isReady, child } of floors) {
      const { port } = await firstMessage<{ port: number }>(child)
      const origin = `http://localhost:${port}`
      opened.push({ name, isReady, origin, pid: child.pid!, folder: server.folder })
    }
    const readFrom = (origin: string) => async (id: string) =>
      (await fetch(origin + api.phone(id))).text()
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      const bodies = await Promise.all(some.map(readFrom(opened[0]!.origin)))
      await database.query(
        'insert into bench_answers select * from unnest($1::text[], $2::text[])',
        [some, bodies],
      )
    }
    await database.query('vacuum analyze bench_answers')
    const [id] = ids
    const answer = JSON.parse(await readFrom(server.origin)(id!))
    for (const { name, origin } of opened)
      if (!isDeepStrictEqual(JSON.parse(await readFrom(origin)(id!)), answer))
        throw new Error(`the ${name}, but answers differently`)
    return await measure(async (name, wanted, { isRead } = { isRead: false }) => {
      const [ours, ...ofFloors] = await measureInTurns([
        { ...server, wanted },
        ...opened.map((floor) => ({ ...floor, wanted: { next: inTurn(ids.map(api.phone)) } })),
      ])
      return opened.map((floor, at) => ({
        name: `${name}; ${floor.name}`,
        unit: '/cpu s',
        ours: medianSpeed(ours!),
        floor: medianSpeed(ofFloors[at]!),
        ...(!(isRead && floor.isReady) && { target: { ratio: TARGET } }),
        note: `${latencyNote(ours!)}; floor ${latencyNote(ofFloors[at]!)}`,
      }))
    })
  } finally {
    for (const { child } of floors) await stopNode(child)
    await database.query('drop table bench_answers')
    await database.end()
  }
}
