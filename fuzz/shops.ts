import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startDemo } from '../bench/demo.ts'
import { startFakeStripe } from '../test/fake-stripe/server.ts'
import { createRoles, type Role } from './roles.ts'

const SECRET = 'the secret of a shop that is fuzzed and thrown away'

export type Shop = {
  name: string
  origin: string
  roles: Role[]
  /** Texts of emails that wait to be sent, with the links and codes that only emails have. */
  readMails(): Promise<string[]>
}

/**
 * Opens two shops one after the other, on the same data: the demo, and the same shop with card
 * payments, bank transfers and mail, where an unconfirmed address and a missing second factor matter.
 */
export async function forEachShop(visit: (shop: Shop) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-fuzz-'))
  const stripe = await startFakeStripe()
  const common = { AUTH_SECRET: SECRET, TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const open = (name: string, env: Record<string, string>) =>
    openShop(name, folder, { ...common, ...env }, visit)
  try {
    await open('demo', { DEMO: '1' })
    await open('with payments and mail', {
      DEMO: '0',
      // Nobody listens there: emails stay in the queue, where they can be read.
      SMTP_URL: 'smtp://127.0.0.1:9',
      OFFLINE_PAYMENT: 'seller',
      ...stripe.env,
    })
  } finally {
    await stripe.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openShop(
  name: string,
  folder: string,
  env: Record<string, string>,
  visit: (shop: Shop) => Promise<void>,
) {
  const server = await startDemo(folder, env)
  const database = new pg.Pool({ connectionString: server.databaseUrl, max: 4 })
  try {
    const readMails = async () => {
      const { rows } = await database.query<{ body: string }>(
        "select body from mails where body <> '' order by created_at desc limit 100",
      )
      return rows.map(({ body }) => body)
    }
    const roles = createRoles(database, SECRET, env.DEMO === '1')
    await visit({ name, origin: server.origin, roles, readMails })
  } finally {
    await database.end().catch(() => {})
    await server.stop()
  }
}
