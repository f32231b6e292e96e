import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { DataFolderError } from '../platform/data-folder.ts'
import { loadCarriedData } from './carried-data.ts'
import { createLog, DATABASE_ADDRESS_FILE, depsOn, openDeps } from './open-deps.ts'

/** Opens the instance for a command: by itself, or beside the server that runs on its data. */
export async function reach(env: Env): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = createLog({ ...env, LOG_LEVEL: 'error' })
  const origin = () => 'http://localhost'
  try {
    const opened = await openDeps({ ...env, DEMO: false }, log, origin)
    await loadCarriedData(opened.deps.db)
    return opened
  } catch (error) {
    if (!(error instanceof DataFolderError) || !/in use/.test(error.message)) throw error
    // A server is running on the folder: work beside it, over its database.
    const url =
      env.DATABASE_URL ?? readFileSync(path.join(env.DATA_DIR, DATABASE_ADDRESS_FILE), 'utf8')
    const { deps, end } = depsOn(url, env, log, { origin, demo: false, secret: 'unused' })
    return { deps, close: end }
  }
}
