import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { pages } from '../src/contract/urls.ts'
import { findReuse } from '../src/modules/media/index.ts'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect } from '../src/platform/db/index.ts'
import { firstMessage, startNode } from './child.ts'
import { type Figure, median } from './figure.ts'
import { childrenOf, residentMb } from './process-cost.ts'
import type { Server } from './server.ts'
import { twelveMegapixels, type Uploader, uploader } from './upload.ts'

const PHOTOS = 12
/** Pause between two page loads while the photos are uploaded. */
const PAGE_EVERY_MS = 20
const HASHES = 1_000_000
const ROUNDS = 20
const MEMORY_EVERY_MS = 100

/**
 * Half of the hashes are random, half form 200 clusters of photos that differ from each other in
 * only an eighth of the bits; the first cluster resembles the photo of the search. Marked by an
 * empty detail hash, so that they can be removed.
 */
const MILLION = `
  with random as (
    select i, ('x' || md5('a' || i))::bit(64)::bigint as own,
      ('x' || md5('b' || i))::bit(64)::bigint & ('x' || md5('c' || i))::bit(64)::bigint
        & ('x' || md5('d' || i))::bit(64)::bigint as few
    from generate_series(1, $1::int) i
  )
  insert into listed_photo_hashes (media_id, hash, detail, listed_at)
  select gen_random_uuid(),
    case when i % 2 = 0 then own
      when i % 400 = 1 then (select hash from media where id = $2) # few
      else ('x' || md5('crowd' || i % 400))::bit(64)::bigint # few end,
    decode(repeat('00', 64), 'hex'), now()
  from random`

/**
 * Uploads a listing's twelve photos at once, a decompression bomb, and searches a million hashes.
 */
export async function photos(server: Server): Promise<Figure[]> {
  const seller = await uploader(server.origin)
  return [
    ...(await twelveAtOnce(server, seller)),
    ...(await bomb(server, seller)),
    await reuse(server, seller),
  ]
}

async function twelveAtOnce(server: Server, seller: Uploader): Promise<Figure[]> {
  const files = await twelveMegapixels(PHOTOS)
  await seller.upload(files[0]!)
  await openOnce(server)
  const watch = watchMemory(server)
  const visits = visitPages(server)
  const started = performance.now()
  await Promise.all(files.map((file) => seller.upload(file)))
  const seconds = (performance.now() - started) / 1_000
  const waits = await visits.stop()
  const size = files.reduce((sum, { length }) => sum + length, 0) / 1_000_000
  return [
    {
      name: 'twelve photos of 12 megapixels',
      unit: 's',
      ours: seconds,
      target: { atMost: 12 },
      note: `${size.toFixed(0)} MB, eight files each`,
    },
    {
      name: 'pages meanwhile, p99',
      unit: 'ms',
      ours: waits[Math.floor(waits.length * 0.99)] ?? 0,
      target: { atMost: 100 },
      note: `${waits.length} pages, median ${median(waits).toFixed(1)} ms`,
    },
    {
      name: 'memory meanwhile, server and drawing',
      unit: 'MB',
      ours: watch.stop(),
      target: { atMost: 500 },
    },
  ]
}

/** A file of a few kilobytes that declares 30,000 × 30,000 pixels. */
async function bomb(server: Server, seller: Uploader): Promise<Figure[]> {
  const bytes = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  const before = memoryOf(server)
  const watch = watchMemory(server)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await seller.upload(bytes, 413)
    times.push(performance.now() - started)
  }
  return [
    {
      name: 'refusing a bomb of 900 megapixels',
      unit: 'ms',
      ours: median(times),
      target: { atMost: 50 },
      note: `slowest ${Math.max(...times).toFixed(0)} ms`,
    },
    { name: 'memory for it', unit: 'MB', ours: watch.stop() - before, target: { atMost: 10 } },
  ]
}

async function reuse(server: Server, seller: Uploader): Promise<Figure> {
  const mediaId = await seller.upload((await twelveMegapixels(1))[0]!)
  const client = new pg.Client(server.databaseUrl())
  await client.connect()
  await client.query(MILLION, [HASHES, mediaId])
  await client.query('vacuum analyze listed_photo_hashes')
  const db = connect({ url: server.databaseUrl(), max: 1, changes: createChanges() })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await findReuse(db.kysely, mediaId, seller.id)
    times.push(performance.now() - started)
  }
  await db.close()
  await client.query(
    `delete from listed_photo_hashes where detail = decode(repeat('00', 64), 'hex')`,
  )
  await client.end()
  return {
    name: 'search among 1,000,000 hashes',
    unit: 'ms',
    ours: median(times),
    target: { atMost: 50 },
    note: `slowest ${Math.max(...times).toFixed(0)} ms`,
  }
}

function memoryOf({ pid }: Server): number {
  return [pid, ...childrenOf(pid, 'worker-process.ts')].reduce(
    (sum, one) => sum + residentMb(one),
    0,
  )
}

/** Peak memory of the server and its image processes together. */
function watchMemory(server: Server) {
  let most = memoryOf(server)
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server))
  }, MEMORY_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

const visited = [pages.home(), pages.products(), `${pages.products()}?q=iphone`, pages.blog()]

/** First loads are measured by another benchmark. */
async function openOnce({ origin }: Server) {
  for (const address of visited) await (await fetch(origin + address)).arrayBuffer()
}

/** Opens pages at a steady rate; stopping returns the sorted times in milliseconds. */
function visitPages({ origin }: Server) {
  const visit = { addresses: visited.map((one) => origin + one), everyMs: PAGE_EVERY_MS }
  const child = startNode([path.join(import.meta.dirname, 'visit-process.ts')], {
    VISIT: JSON.stringify(visit),
  })
  return {
    stop(): Promise<number[]> {
      child.send('stop')
      return firstMessage<number[]>(child)
    },
  }
}
