import { createCsvReader } from '../../../platform/csv.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { storeTac } from './tac.store.ts'

/**
 * Fills the table of type allocation codes from the text of db/data/tac.csv.
 * @throws when a line is no code: it is our own file.
 */
export async function loadTac(tx: Tx, text: string): Promise<void> {
  const reader = createCsvReader()
  const [, ...records] = [...reader.push(text), ...reader.end()]
  const rows = records.map(({ cells, line }) => {
    const [tac, brand, model] = cells ?? []
    if (!tac || !brand || !model) throw new Error(`line ${line} of the codes is none`)
    return { tac, brand, model }
  })
  await storeTac(tx, rows)
}
