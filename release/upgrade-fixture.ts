import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@redial/embedded-postgres'
import pg from 'pg'
import sharp from 'sharp'
import { startDemo } from '../bench/demo.ts'
import { backUpDatabase } from '../src/commands/backups/back-up-database.ts'
import { api } from '../src/contract/urls.ts'
import { DEMO_BUYER_EMAIL, DEMO_SELLER_EMAIL } from '../src/demo/people.ts'
import { readEnv } from '../src/env.ts'

const DEMO_PASSWORD = 'redial-demo-admin'
/** Wide enough to be a picture of its kind. */
const PHOTO_WIDTH = 16

/**
 * Makes a small backup of a shop that this version has filled: a demo with two years of history, orders in
 * every state, and what people have begun and not finished. Photos are few and tiny.
 */
export async function makeUpgradeFixture(file: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-release-'))
  try {
    const server = await startDemo(folder, { DEMO_ADMIN_PASSWORD: DEMO_PASSWORD })
    try {
      await beginSomething(server.origin)
    } finally {
      await server.stop()
    }
    return await shrinkAndBackUp(folder, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the demo's people do not do: a draft, an address, a seller who is followed. */
async function beginSomething(origin: string) {
  const call = async (method: string, address: string, body: object, cookie = '') => {
    const response = await fetch(origin + address, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response
  }
  const logIn = async (email: string) => {
    const response = await call('POST', api.logIn(), { email, password: DEMO_PASSWORD })
    const cookies = response.headers.getSetCookie()
    return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
  }
  const seller = await logIn(DEMO_SELLER_EMAIL)
  const values = { brand: 'Nokia', name: 'Nokia 3310', price: '30' }
  await call('PUT', api.draft(crypto.randomUUID()), { version: 0, values }, seller.cookie)
  const buyer = await logIn(DEMO_BUYER_EMAIL)
  const address = {
    name: 'Bea Buyer',
    line1: 'Storgata 1',
    city: 'Oslo',
    postalCode: '0155',
    country: 'NO',
  }
  await call('POST', '/api/addresses', { address, isDefault: true }, buyer.cookie)
  const phones = await (await fetch(origin + api.search())).json()
  await call('POST', api.follow(phones.items[0].sellerId), {}, buyer.cookie)
}

/** Half of the backup would be what every version brings along, and loads again. */
const FORGET_BUNDLED_DATA = `
  truncate tac, places, place_names;
  delete from bundled_data where name in ('type codes', 'places')`

async function shrinkAndBackUp(folder: string, file: string) {
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error }
  const server = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    name: 'redial',
    log: quiet,
  })
  try {
    const { user, password, host, port, database } = server.connection
    const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(FORGET_BUNDLED_DATA)
      const { rows } = await client.query<{ id: string }>(KEPT_PHOTOS)
      await shrinkPhotos(path.join(folder, 'media'), new Set(rows.map(({ id }) => id)))
    } finally {
      await client.end()
    }
    return await backUpDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: folder }), url, file)
  } finally {
    await server.stop()
  }
}

/** Of these phones, the photos are kept. */
export const NEWEST_PHONES = `
  select id from listings where state = 'live' order by created_at desc, id desc limit 12`

/** Theirs, and what is not a photo of a phone for sale or sold. */
const KEPT_PHOTOS = `
  select id from media
  where id in (select media_id from listing_photos where listing_id in (${NEWEST_PHONES}))
    or not exists (select from listing_photos where media_id = media.id)
      and not exists (select from order_snapshot_photos where media_id = media.id)`

/** Photos of possession have a folder of their own, and are few. */
const POSSESSION = 'possession'

/** Replaces photos by tiny ones, and deletes all but some. */
async function shrinkPhotos(folder: string, kept: ReadonlySet<string>) {
  const tiny = new Map<string, Buffer>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries.filter((each) => each.isFile())) {
    const file = path.join(parentPath, name)
    if (path.basename(parentPath) !== POSSESSION && !kept.has(name.slice(0, UUID_LENGTH))) {
      await rm(file)
      continue
    }
    const kind = path.extname(name)
    const photo = tiny.get(kind) ?? (await sharp(file).resize({ width: PHOTO_WIDTH }).toBuffer())
    tiny.set(kind, photo)
    await writeFile(file, photo)
  }
}

const UUID_LENGTH = 36
