import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadCatalogue } from '../modules/catalog/index.ts'
import { loadPlaces } from '../modules/catalog/places/index.ts'
import { loadTac } from '../modules/verification/imei/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db/index.ts'
import { loadedHash, noteLoaded } from './carried-data.store.ts'

const folder = path.resolve(import.meta.dirname, '../../db/data')

type Carried = {
  name: string
  files: string[]
  /** Takes the files' texts into the tables; safe to repeat. */
  load: (tx: Tx, ...texts: string[]) => Promise<void>
}

const carried: Carried[] = [
  {
    name: 'catalogue',
    files: ['devices.csv', 'models.csv'],
    load: (tx, devices = '', own = '') => loadCatalogue(tx, systemClock.now(), { devices, own }),
  },
  { name: 'places', files: ['places.csv'], load: (tx, text = '') => loadPlaces(tx, text) },
  { name: 'type codes', files: ['tac.csv'], load: (tx, text = '') => loadTac(tx, text) },
]

/**
 * Loads the data that comes with the program, after the migrations: what was loaded before is
 * skipped unless a file of it changed. Returns the names of what was loaded.
 */
export async function loadCarriedData(db: Db): Promise<string[]> {
  const loaded: string[] = []
  for (const one of carried) if (await loadIfNew(db, one)) loaded.push(one.name)
  return loaded
}

async function loadIfNew(db: Db, { name, files, load }: Carried): Promise<boolean> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return inTransaction(db, async (tx) => {
    if ((await loadedHash(tx, name)) === hash) return false
    await load(tx, ...texts)
    await noteLoaded(tx, name, hash)
    return true
  })
}
