import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, root, startNode, stopNode } from '../child.ts'
import { answers } from '../server.ts'

/**
 * The server as `npm start` runs it, on a generated market without demo data.
 * @param checkout Of the version that serves; by default this one.
 */
export async function serveMarket(url: string, checkout = root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = startNode([path.join(checkout, 'scripts/start.mjs')], {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'error',
    WORKERS: '1',
    DATABASE_URL: url,
  })
  const stop = async () => {
    await stopNode(child)
    rmSync(folder, { recursive: true, force: true })
  }
  await answers(child, `${origin}/readyz`).catch(async (error) => {
    await stop()
    throw error
  })
  // The first search loads the counts; only later ones are measured.
  await answers(child, `${origin}/api/search`)
  return { origin, pid: child.pid!, stop }
}
