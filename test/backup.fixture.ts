import pg from 'pg'
import { inject } from 'vitest'
import { type Env, readEnv } from '../src/env.ts'
import { buildDispute, uploadPhoto } from '../src/modules/orders/disputes/disputes.fixture.ts'
import { book } from '../src/modules/orders/orders.fixture.ts'
import { orderStates } from '../src/shared/orders/order-life-cycle.ts'
import { buildListing, buildUser, type TestApp } from './app.ts'
import { buildLogo } from './build/logo.ts'
import { buildRows, type Rows } from './rows-of-everything.fixture.ts'

/** A shop with everything in it: the rows of all lists, photos, and an order in every state. */
export async function buildFullShop(): Promise<
  Rows & { photoUrl: string; photoPhone: string; logoUrl: string }
> {
  const rows = await buildRows()
  const { app } = rows.shop
  const seller = await buildUser(app, { role: 'Seller' })
  const photoUrl = await uploadPhoto(app, seller)
  const { _id: photoPhone } = await buildListing(app, { seller, photos: [{ url: photoUrl }] })
  await buildDispute(rows.shop)
  for (const state of orderStates) {
    const phone = await buildListing(app)
    const { order } = (await book(app, await buildUser(app), phone._id)).body
    // How it got there does not matter to a copy.
    await app.deps.db.pool.query('update orders set state = $2 where id = $1', [order._id, state])
  }
  const logoUrl = await buildLogo(app)
  return { ...rows, photoUrl, photoPhone, logoUrl }
}

/** The settings with which the commands work on the database and the files of a test. */
export function commandEnv(app: TestApp, more: Record<string, string> = {}): Env {
  return readEnv({
    NODE_ENV: 'test',
    DATA_DIR: app.deps.env.DATA_DIR,
    DATABASE_URL: app.databaseUrl,
    AUTH_SECRET: app.deps.secret,
    ...more,
  })
}

let count = 0

/** An empty database on the server of the tests, which is removed with it. */
export async function createEmptyDatabase(): Promise<string> {
  const server = inject('databaseServer')
  count += 1
  const name = `empty_${process.pid}_${count}_${Math.random().toString(36).slice(2)}`
  await query(`${server}/postgres`, `create database ${name} template template0`)
  return `${server}/${name}`
}

/** The rows of a query on a connection of its own. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}
