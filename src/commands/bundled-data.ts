import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadCatalog } from '../modules/catalog/index.ts'
import { loadPlaces } from '../modules/catalog/places/index.ts'
import { loadTac } from '../modules/verification/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db/index.ts'
import { loadedHash, recordLoaded } from './bundled-data.store.ts'

const folder = path.resolve(import.meta.dirname, '../../db/data')

type DataSet = {
  name: string
  files: string[]
  /** Writes the files' contents to the tables; safe to repeat. */
  load: (tx: Tx, ...texts: string[]) => Promise<void>
}

const dataSets: DataSet[] = [
  {
    name: 'catalogue',
    files: ['devices.csv', 'models.csv'],
    load: (tx, devices = '', own = '') => loadCatalog(tx, systemClock.now(), { devices, own }),
  },
  { name: 'places', files: ['places.csv'], load: (tx, text = '') => loadPlaces(tx, text) },
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
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return inTransaction(db, async (tx) => {
    if ((await loadedHash(tx, name)) === hash) return false
    await load(tx, ...texts)
    await recordLoaded(tx, name, hash)
    return true
  })
}
