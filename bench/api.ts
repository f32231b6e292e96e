import path from 'node:path'
import pg from 'pg'
import { api as paths } from '../src/contract/urls.ts'
import { firstMessage, startNode, stopNode } from './child.ts'
import type { Figure } from './figure.ts'
import { compareUnderLoad } from './load.ts'
import type { Server } from './server.ts'

const ROUNDS = 7
const ROUND_MS = 1_000
const PHONES = 24
/** Different places in the list that are requested in turn. */
const PLACES = 50

/**
 * Pages of the list of phones compared with `node:http` and pg: one prepared statement over a table with
 * the JSON of each phone returns the same pages.
 */
export async function api(server: Server): Promise<Figure[]> {
  const database = new pg.Pool({ connectionString: server.databaseUrl(), max: 1 })
  await database.query(
    'create table bench_list (id uuid primary key, created_at timestamptz not null, body text not null)',
  )
  const floor = startNode([path.join(import.meta.dirname, 'api-floor.ts')], {
    FLOOR_DATABASE_URL: server.databaseUrl(),
    FLOOR_LIMIT: String(PHONES),
  })
  try {
    const { port } = await firstMessage<{ port: number }>(floor)
    const places = await fillFloor(database, server.origin)
    const urls = places.map(
      ({ cursor }) => `${server.origin}${paths.phones()}?limit=${PHONES}&cursor=${cursor}`,
    )
    const floorUrls = places.map(({ id }) => `http://localhost:${port}/${id}`)
    await expectSameAnswers(urls, floorUrls)
    const measured = await compareUnderLoad(
      ROUNDS,
      { urls, pid: server.pid, folder: server.folder },
      { urls: floorUrls, pid: floor.pid!, folder: server.folder },
      { headers: {}, connections: 16, ms: ROUND_MS },
    )
    return [{ name: 'list of 24 phones', unit: '/cpu s', ...measured, target: { ratio: 0.5 } }]
  } finally {
    await stopNode(floor)
    await database.query('drop table bench_list')
    await database.end()
  }
}

/** Copies the newest phones into the floor's table. Returns places that have a whole page after them. */
async function fillFloor(database: pg.Pool, origin: string) {
  const places: { id: string; cursor: string }[] = []
  let address: string | undefined = `${paths.phones()}?limit=1`
  for (let at = 0; address && at < PLACES + PHONES; at += 1) {
    const response: Response = await fetch(new URL(address, origin))
    const body = (await response.text()).slice(1, -1)
    const id = (JSON.parse(body) as { _id: string })._id
    await database.query(
      'insert into bench_list select id, created_at, $2 from listings where id = $1',
      [id, body],
    )
    address = /<([^>]+)>; *rel="?next/.exec(response.headers.get('link') ?? '')?.[1]
    const cursor = address && new URL(address, origin).searchParams.get('cursor')
    if (cursor) places.push({ id, cursor })
  }
  await database.query('create index on bench_list (created_at desc, id desc)')
  await database.query('analyze bench_list')
  return places.slice(0, -PHONES)
}

async function expectSameAnswers(urls: string[], floorUrls: string[]) {
  for (const [at, url] of urls.entries()) {
    const [ours, floor] = await Promise.all(
      [url, floorUrls[at]!].map(async (one) => (await fetch(one)).text()),
    )
    if (ours !== floor) throw new Error(`the floor of ${url} returns something else`)
  }
}
