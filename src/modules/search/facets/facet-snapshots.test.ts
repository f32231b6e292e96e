import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { buildListing } from '../../../../test/build/listing.ts'
import { createChanges } from '../../../platform/db/changes.ts'
import { connect, type Db, inTransaction } from '../../../platform/db/index.ts'
import { foldFacets, purgeFacets, snapshotFacets } from '../index.ts'
import { vocabulary } from '../query/vocabulary.ts'
import { currentIndex, loadSearchCounts } from './facet-cells.ts'
import {
  PIECE_BYTES,
  readChanges,
  readPacked,
  readSnapshotHead,
  writeSnapshot,
} from './facets.store.ts'

let app: TestApp
const nodes: Db[] = []
const always = { leastCells: 0, mostChanged: 1 }

beforeAll(async () => {
  app = await testApp()
  for (let at = 0; at < 12; at++) await buildListing(app)
  await foldAll()
})
beforeEach(() => sql('truncate facet_snapshots'))
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await app.close()
})

const sql = (text: string, values: unknown[] = []) => app.deps.db.pool.query(text, values)

async function foldAll() {
  while ((await foldFacets(app.deps)) > 0);
}

/** Another node, which has read nothing yet. */
function startNode(): Db {
  const node = connect({ url: app.databaseUrl, max: 4, changes: createChanges() })
  nodes.push(node)
  return node
}

/** Counts without a filter, which are read from totals. */
async function countWhole(node: Db) {
  const index = await currentIndex(node)
  return index.countWhole((await vocabulary(node.kysely)).brandNumbers)
}

/** Live listings by model as a node counts them. */
async function countedBy(node: Db) {
  const { hits, total } = await countWhole(node)
  return { total, hits: Object.fromEntries(hits) }
}

/** The same, read from the listings. */
async function truth() {
  const { rows } = await sql(
    `select model_id, count(*)::int as n from listings where state = 'live' group by 1`,
  )
  const hits = Object.fromEntries(rows.map(({ model_id, n }) => [model_id, n]))
  return { total: rows.reduce((sum, { n }) => sum + n, 0), hits }
}

/** Copies listings, or sells some, without the application. */
const copyListings = (count: number) =>
  sql(
    `insert into listings (id, seller_name, seller_email, category_id, brand, name, price_minor,
      currency, state, created_at, updated_at, expires_at, model_id, brand_number)
    select gen_random_uuid(), 'x', 'x@example.org', category_id, brand, name, price_minor + 700,
      currency, state, now(), now(), expires_at, model_id, brand_number
    from listings where state = 'live' order by id limit $1`,
    [count],
  )
const sell = (count: number) =>
  sql(
    `update listings set state = 'sold' where id in
      (select id from listings where state = 'live' order by md5(id::text) limit $1)`,
    [count],
  )

async function snapshots(): Promise<{ version: number; cells: number }[]> {
  return (await sql('select version, cells from facet_snapshots order by version')).rows
}

/** Changes cells in the table, so that only a snapshot has their true counts. */
const hideCells = (version: number) =>
  sql('update facet_cells set count = count + 1000 where version <= $1', [version])
const showCells = (version: number) =>
  sql('update facet_cells set count = count - 1000 where version <= $1', [version])

test('a starting node reads the snapshot, and then what changed while it was down', async () => {
  // Not folded yet: the snapshot contains it too.
  await copyListings(2)
  expect(await snapshotFacets(app.deps, always)).toBe(1)
  const [snapshot] = await snapshots()
  await sell(4)
  await foldAll()
  await copyListings(3)
  await sell(1)
  await hideCells(snapshot!.version)
  expect(await countedBy(startNode())).toEqual(await truth())
  await showCells(snapshot!.version)
})

test('a node counts every facet the same from a snapshot as from the table of cells', async () => {
  await sql(
    'update listings set storage_gb = 128, used_months = 12 where id = (select min(id::text)::uuid from listings)',
  )
  await foldAll()
  const fromCells = await countWhole(startNode())
  await snapshotFacets(app.deps, always)
  expect(await countWhole(startNode())).toEqual(fromCells)
})

test('a snapshot of several megabytes is read as it was written', async () => {
  const { kysely } = app.deps.db
  const { version } = await readChanges(kysely, 0)
  const packed = Array.from({ length: 13 }, (_, at) => randomBytes(PIECE_BYTES - at))
  const written = { version, cells: 1, packed, deltas: Buffer.from('+') }
  await inTransaction(app.deps.db, (tx) =>
    writeSnapshot(tx, written, { format: 'any', at: app.clock.now() }),
  )
  const { head, read } = await kysely.transaction().execute(async (tx) => {
    const head = await readSnapshotHead(tx, 'any')
    return { head, read: await readPacked(tx, head!) }
  })
  // Comparing elements of a buffer takes a second.
  expect(read.equals(Buffer.concat(packed))).toBe(true)
  const { packed: _, ...rest } = written
  expect(head).toMatchObject(rest)
})

test('a damaged snapshot is ignored and deleted', async () => {
  await snapshotFacets(app.deps, always)
  await sql(`update facet_snapshots set packed =
    set_byte(packed, octet_length(packed) / 2, get_byte(packed, octet_length(packed) / 2) # 255)`)
  expect(await countedBy(startNode())).toEqual(await truth())
  expect(await snapshots()).toEqual([])
})

test('a snapshot cut short is ignored', async () => {
  await snapshotFacets(app.deps, always)
  await sql('update facet_snapshots set packed = substr(packed, 1, octet_length(packed) - 9)')
  expect(await countedBy(startNode())).toEqual(await truth())
})

test('a node that starts again reads its own copy of the newest snapshot, unless it is damaged', async () => {
  const folder = path.join(app.deps.env.DATA_DIR, 'search')
  const start = async () => {
    const node = startNode()
    await loadSearchCounts({ db: node }, folder)
    return node
  }
  const writer = { ...app.deps, db: await start() }
  await snapshotFacets(writer, always)
  const older = readdirSync(folder)
  // Parts of copies: one whose writer was killed, and one that another process is writing.
  const [abandoned, written] = [`${older}.1`, `${older}.2`].map((file) => path.join(folder, file))
  writeFileSync(abandoned!, 'part')
  utimesSync(abandoned!, 1, 1)
  writeFileSync(written!, 'part')
  await copyListings(1)
  await foldAll()
  writer.db.changes.publish(['listings'])
  await snapshotFacets(writer, always)
  expect([abandoned, written].map((file) => existsSync(file!))).toEqual([false, true])
  rmSync(written!)
  const [name, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(older).not.toContain(name)
  // Only the copy has the counts.
  const { rows } = await sql('select version, packed from facet_snapshots')
  await sql(`update facet_snapshots set packed = substr(packed || packed, 2, octet_length(packed))`)
  await hideCells(rows[0].version)
  expect(await countedBy(await start())).toEqual(await truth())
  // Only the database has them.
  await sql('update facet_snapshots set packed = $1', [rows[0].packed])
  writeFileSync(path.join(folder, name!), 'damaged')
  expect(await countedBy(await start())).toEqual(await truth())
  expect(readdirSync(folder)).toEqual([])
  await showCells(rows[0].version)
})

test('a snapshot of another format is ignored', async () => {
  await snapshotFacets(app.deps, always)
  const [snapshot] = await snapshots()
  await sql(`update facet_snapshots set format = '0', packed = 'nothing'`)
  expect(await countedBy(startNode())).toEqual(await truth())
  expect(await snapshotFacets(app.deps, always)).toBe(1)
  expect((await snapshots()).map(({ version }) => version)).toEqual([snapshot!.version])
})

test('a snapshot from before the last purge is ignored, and another one is written', async () => {
  // A cell of its own, which is empty once they are sold.
  await copyListings(1)
  await sql(
    `update listings set price_minor = 123457
    where id = (select id from listings where state = 'live' limit 1)`,
  )
  await foldAll()
  await snapshotFacets(app.deps, always)
  const [old] = await snapshots()
  await sql(`update listings set state = 'sold' where price_minor = 123457`)
  await foldAll()
  await sql('update facet_state set version = version + 10000')
  expect(await purgeFacets(app.deps)).toBeGreaterThan(0)
  expect(await countedBy(startNode())).toEqual(await truth())
  expect(await snapshotFacets(app.deps, { ...always, mostChanged: 1_000 })).toBe(1)
  const [next] = await snapshots()
  expect(next!.version).toBeGreaterThan(old!.version)
  expect(await snapshots()).toHaveLength(1)
})

test('a snapshot is written only for many cells that changed', async () => {
  expect(await snapshotFacets(app.deps)).toBe(0)
  expect(await snapshotFacets(app.deps, { leastCells: 0 })).toBe(1)
  await copyListings(2)
  await foldAll()
  expect(await snapshotFacets(app.deps, { leastCells: 0 })).toBe(0)
  expect(await snapshotFacets(app.deps, { leastCells: 0, mostChanged: 1 })).toBe(1)
})

test('of two nodes the newer snapshot stays', async () => {
  const behind = startNode()
  await countedBy(behind)
  // Hears of no further change.
  const late = { ...app.deps, db: behind }
  await copyListings(2)
  await foldAll()
  app.deps.db.changes.publish(['listings'])
  expect(await snapshotFacets(app.deps, always)).toBe(1)
  const before = await snapshots()
  await sql(`update facet_snapshots set version = version + 1`)
  expect(await snapshotFacets(late, { ...always, mostChanged: 0 })).toBe(0)
  await sql(`update facet_snapshots set version = version - 1`)
  expect(await snapshots()).toEqual(before)
  expect(await countedBy(startNode())).toEqual(await truth())
})

test('a node killed while it writes a snapshot leaves none or a whole one', async () => {
  const holder = await app.deps.db.pool.connect()
  await holder.query('begin; lock table facet_snapshots in share row exclusive mode')
  const writer = startNode()
  const writing = snapshotFacets({ ...app.deps, db: writer }, always)
  writing.catch(() => {})
  try {
    await expect
      .poll(
        async () => {
          const { rows } = await sql(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and query like '%insert into facet_snapshots%'
              and wait_event_type = 'Lock'`)
          return rows.length
        },
        { timeout: 30_000 },
      )
      .toBe(1)
    await expect(writing).rejects.toThrow()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  expect(await snapshots()).toEqual([])
  expect(await countedBy(startNode())).toEqual(await truth())
  expect(await snapshotFacets(app.deps, always)).toBe(1)
})

test('counts that change while they are copied give no mixed snapshot', async () => {
  const publish = () => app.deps.db.changes.publish(['listings'])
  const busy = async () => {
    for (let round = 0; round < 6; round++) {
      await copyListings(3)
      publish()
      await currentIndex(app.deps.db)
      await sell(2)
      await foldFacets(app.deps)
    }
  }
  await Promise.all([busy(), snapshotFacets(app.deps, always), snapshotFacets(app.deps, always)])
  publish()
  expect(await countedBy(startNode())).toEqual(await truth())
  expect(await countedBy(app.deps.db)).toEqual(await truth())
})

test('a caller sees a change that came while the counts were being read', async () => {
  const { db } = app.deps
  db.changes.publish(['listings'])
  const first = currentIndex(db)
  await copyListings(1)
  db.changes.publish(['listings'])
  const second = await countedBy(db)
  expect(second).toEqual(await truth())
  await first
})
