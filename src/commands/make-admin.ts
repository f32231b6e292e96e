import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { promoteByEmail } from '../modules/accounts/index.ts'
import { DataFolderError } from '../platform/data-folder/index.ts'
import { createLog, DATABASE_ADDRESS_FILE, depsOn, openDeps } from './open-deps.ts'

/** Makes the account behind an e-mail an admin, beside a running server or without one. */
export async function makeAdmin(env: Env, email: string | undefined): Promise<void> {
  if (!email) {
    console.error('Usage: make-admin EMAIL (of an account that has signed up)')
    process.exitCode = 2
    return
  }
  const { deps, close } = await reach(env)
  const outcome = await promoteByEmail(deps, email)
  await close()
  if ('refused' in outcome) {
    console.error(`There is no account of ${email}. Sign up first, then run this again.`)
    process.exitCode = 1
    return
  }
  console.log(outcome.changed ? `${email} is an admin now.` : `${email} was an admin already.`)
}

async function reach(env: Env): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = createLog({ ...env, LOG_LEVEL: 'error' })
  const origin = () => 'http://localhost'
  try {
    return await openDeps({ ...env, DEMO: false }, log, origin)
  } catch (error) {
    if (!(error instanceof DataFolderError) || !/in use/.test(error.message)) throw error
    // A server is running on the folder: work beside it, over its database.
    const url =
      env.DATABASE_URL ?? readFileSync(path.join(env.DATA_DIR, DATABASE_ADDRESS_FILE), 'utf8')
    const { deps, end } = depsOn(url, env, log, { origin, demo: false, secret: 'unused' })
    return { deps, close: end }
  }
}
