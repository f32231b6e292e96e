import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { loadCatalog, loadModelCodes } from '../modules/catalog/index.ts'
import { loadPlaces } from '../modules/catalog/places/index.ts'
import { loadTac } from '../modules/verification/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db/index.ts'
import { ROOT } from '../platform/root.ts'

const folder = path.join(ROOT, 'db/data')

type DataSet = {
  name: string
  files: string[]
  /** Writes the files' contents to the tables; safe to repeat. */
  load: (tx: Tx, ...texts: string[]) => Promise<void>
}

const dataSets: DataSet[] = [
  {
    name: 'catalog',
    files: ['devices.csv', 'models.csv'],
    load: (tx, devices = '', models = '') =>
      loadCatalog(tx, systemClock.now(), { devices, corrections: models }),
  },
  {
    // The models that the codes stand for are looked up by name.
    name: 'model codes',
    files: ['model-codes.csv', 'models.csv', 'devices.csv'],
    load: (tx, text = '') => loadModelCodes(tx, text),
  },
  {
    name: 'places',
    files: ['places.csv', 'place-names.csv'],
    load: (tx, text = '', names = '') => loadPlaces(tx, text, names),
  },
  { name: 'type codes', files: ['tac.csv'], load: (tx, text = '') => loadTac(tx, text) },
]

/**
 * Loads the data that is part of the program, after the migrations. A data set is skipped unless
 * one of its files has changed. Returns the names of the sets that were loaded.
 */
export async function loadBundledData(db: Db): Promise<string[]> {
  const loaded: string[] = []
  for (const one of dataSets) if (await loadIfNew(db, one)) loaded.push(one.name)
  return loaded
}

async function loadIfNew(db: Db, { name, files, load }: DataSet): Promise<boolean> {
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))))
  const hash = hashOf(contents)
  return inTransaction(db, async (tx) => {
    if ((await loadedHash(tx, name)) === hash) return false
    await load(tx, ...contents.map((content) => content.toString('utf8')))
    await recordLoaded(tx, name, hash)
    return true
  })
}

/** Of the bytes as they are: every start computes it, and decoding them first takes as long again. */
function hashOf(contents: Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(`${content.length}\0`).update(content)
  return hash.digest('hex')
}

/** Any number does; every node takes the same one. */
const LOADING_LOCK = 7_236_427

/** The hash of what was last loaded under this name; locked until commit. */
async function loadedHash(tx: Tx, name: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(tx)
  const { rows } = await sql<{ hash: string }>`
    select hash from bundled_data where name = ${name}`.execute(tx)
  return rows[0]?.hash
}

async function recordLoaded(tx: Tx, name: string, hash: string): Promise<void> {
  await sql`
    insert into bundled_data (name, hash) values (${name}, ${hash})
    on conflict (name) do update set hash = excluded.hash, loaded_at = now()`.execute(tx)
}
