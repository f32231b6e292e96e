import path from 'node:path'
import { createPages } from '../../src/pages/index.ts'
import { listenForChanges } from '../../src/platform/db/index.ts'
import { listen } from '../../src/server.ts'
import { type TestApp, testApp } from '../../test/app.ts'

export type SiteOptions = {
  demo?: boolean
  env?: Record<string, string>
  /** Opens the application, where it is not a new one without data. */
  openApp?: () => Promise<TestApp>
}
export type Site = Awaited<ReturnType<typeof openSite>>

/** The folder of the build; `DIST` overrides it. */
const dist = path.resolve(import.meta.dirname, '../..', process.env.DIST ?? 'dist')

/** Boots the real server with the built pages, on its own port and database. */
export async function openSite(options: SiteOptions) {
  const server = await listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://localhost:${server.port}`
  const app = await (options.openApp?.() ?? testApp({ ...options, origin }))
  const hangUp = listenForChanges(() => app.databaseUrl, app.deps.db.changes)
  server.serve(app.app, await createPages(app.deps, app.app.fetch, dist))
  async function close() {
    await server.close()
    await hangUp()
    await app.close()
  }
  return { app, origin, close }
}
