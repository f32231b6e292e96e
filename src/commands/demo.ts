import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { isFilled } from '../demo/demo.store.ts'
import { admin } from '../demo/people.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { type createAuth, openAccount } from '../modules/accounts/index.ts'
import { SECOND } from '../shared/time.ts'
import { createDeps } from './open-deps.ts'
import { createLog } from './open-instance.ts'

/**
 * Fills the demo data in a separate process: making two years of history must not slow down the
 * first visitors, nor enlarge the server's memory. The process loads its code at once, and waits for
 * `begin`. Undefined when the data is there.
 */
export async function startDemoProcess(deps: Deps, databaseUrl: () => string) {
  if (await isFilled(deps)) return undefined
  // The program that runs here; the other process loads nearly the same modules.
  const program = process.argv[1] ?? ''
  flushCompileCache()
  const child = spawn(process.execPath, [YOUNG_SPACE, program, 'demo-fill'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(),
      AUTH_SECRET: deps.secret,
      ORIGIN: deps.origin(),
      // One of these connections holds the lock of the fill.
      DATABASE_POOL: '8',
    },
  })
  let running = true
  let failed = false
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      running = false
      failed = Boolean(code || signal)
      if (code)
        deps.log.error({ code, signal }, 'demo data is incomplete; the next start will continue')
      resolve()
    })
    child.once('error', () => resolve())
  })
  return {
    /** The models, places and logins are there. */
    begin() {
      if (running) child.send('begin', () => {})
    },
    /** Settled when the demo data is complete, or cannot be completed by this server now. */
    filled: untilFilled(deps, () => failed),
    async stop() {
      if (running) child.kill('SIGTERM')
      await ended
    },
  }
}

/** Another server on the same database may be filling it, so the database is asked. */
async function untilFilled(deps: Deps, hasFailed: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setInterval(async () => {
    const filled = await isFilled(deps).catch(() => false)
    if (!filled && !hasFailed()) return
    clearInterval(timer)
    resolve()
  }, SECOND)
  timer.unref()
  return promise
}

/** It makes much and keeps little: with more room for what is new, it is collected less often. */
const YOUNG_SPACE = '--max-semi-space-size=64'

/** Fills demo data into a running database, continuing where an earlier run stopped. */
export async function fillDemo(env: Env): Promise<void> {
  if (!env.DATABASE_URL || !env.AUTH_SECRET || !env.ORIGIN)
    throw new Error('demo-fill is an internal command that serve starts')
  const { DATABASE_URL, AUTH_SECRET: secret, ORIGIN } = env
  const { deps, end } = createDeps(
    DATABASE_URL,
    env,
    createLog(env),
    {
      origin: () => ORIGIN,
      demo: true,
      secret,
    },
    { bulk: true },
  )
  process.once('SIGTERM', () => process.exit(0))
  // The code of the demo is loaded while the server gets ready.
  const begun = once(process, 'message')
  const { createDemo } = await import('../demo/create-demo.ts')
  await begun
  // The channel to the server would keep this process running; without the server it ends.
  process.once('disconnect', () => process.exit(0))
  process.channel?.unref()
  await createDemo(deps)
  await end()
}

/** Opens the admin whose login the home page shows. */
export async function openDemoAdmin(deps: Deps, auth: ReturnType<typeof createAuth>) {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = deps.env
  const { name } = admin
  return openAccount(deps, auth, { name, email: email.toLowerCase(), password, role: 'admin' })
}
